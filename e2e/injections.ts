/**
 * Ways to run a script of a stranger's in the page. Each is evaluated in the page with its own name,
 * which it pushes to `window.hits` (or posts to the window) if it gets to run.
 * They act in a timer, because what the test itself evaluates is exempt from the page's policy.
 */
export const injections: Record<string, (name: string) => void> = {
  'script element': (name) =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.textContent = `hits.push('${name}')`
      document.body.append(script)
    }),
  'module script element': (name) =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = `hits.push('${name}')`
      document.body.append(script)
    }),
  'script element with a guessed nonce': (name) =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.nonce = 'guess'
      script.textContent = `hits.push('${name}')`
      document.head.append(script)
    }),
  'click attribute': (name) =>
    setTimeout(() => {
      const button = document.createElement('button')
      button.setAttribute('onclick', `hits.push('${name}')`)
      document.body.append(button)
      button.click()
    }),
  'error attribute in markup': (name) =>
    setTimeout(() =>
      document.body.insertAdjacentHTML('beforeend', `<img src="data:," onerror="hits.push('${name}')">`),
    ),
  'toggle attribute in markup': (name) =>
    setTimeout(() => document.body.insertAdjacentHTML('beforeend', `<details open ontoggle="hits.push('${name}')">`)),
  'link to a javascript address': (name) =>
    setTimeout(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<a id="bad-link" href="javascript:void hits.push('${name}')">link</a>`,
      )
      document.getElementById('bad-link')?.click()
    }),
  'frame with a javascript address': (name) =>
    setTimeout(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<iframe src="javascript:void parent.hits.push('${name}')"></iframe>`,
      ),
    ),
  'location set to a javascript address': (name) =>
    setTimeout(() => location.assign(`javascript:void hits.push('${name}')`)),
  'form with a javascript action': (name) =>
    setTimeout(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<form id="bad-form" action="javascript:void hits.push('${name}')"></form>`,
      )
      document.querySelector<HTMLFormElement>('#bad-form')?.submit()
    }),
  eval: (name) => setTimeout(() => window.eval(`hits.push('${name}')`)),
  'new Function': (name) => setTimeout(() => new Function(`hits.push('${name}')`)()),
  'timer with a string': (name) => setTimeout(() => Reflect.apply(setTimeout, window, [`hits.push('${name}')`])),
  'interval with a string': (name) =>
    setTimeout(() => setTimeout(clearInterval, 300, Reflect.apply(setInterval, window, [`hits.push('${name}')`, 50]))),
  'script from a data address': (name) =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.src = `data:text/javascript,hits.push('${name}')`
      document.body.append(script)
    }),
  'script from a blob': (name) =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.src = URL.createObjectURL(new Blob([`hits.push('${name}')`], { type: 'text/javascript' }))
      document.body.append(script)
    }),
  'external script': () =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.src = 'https://evil.example/script.js'
      document.body.append(script)
    }),
  'import of a data address': (name) =>
    setTimeout(() => void import(`data:text/javascript,hits.push('${name}')`).catch(() => {})),
  'import of a blob': (name) =>
    setTimeout(
      () =>
        void import(URL.createObjectURL(new Blob([`hits.push('${name}')`], { type: 'text/javascript' }))).catch(
          () => {},
        ),
    ),
  'worker from a blob': (name) =>
    setTimeout(() => {
      const worker = new Worker(URL.createObjectURL(new Blob([`postMessage('${name}')`], { type: 'text/javascript' })))
      worker.addEventListener('message', ({ data }) => postMessage(data))
    }),
  'frame with a document in its attribute': (name) =>
    setTimeout(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<iframe srcdoc="<script>parent.hits.push('${name}')</script>"></iframe>`,
      ),
    ),
  'frame with a data address': (name) =>
    setTimeout(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<iframe src="data:text/html,<script>parent.postMessage('${name}','*')</script>"></iframe>`,
      ),
    ),
  'object with a data address': (name) =>
    setTimeout(() =>
      document.body.insertAdjacentHTML(
        'beforeend',
        `<object type="text/html" data="data:text/html,<script>parent.postMessage('${name}','*')</script>"></object>`,
      ),
    ),
}
