// A stand-in for Google's loader, https://apis.google.com/js/api.js, for work and tests without internet.
// firebase/auth (in the page) and the emulator's helper frame both load it to talk with each other; it has
// the part of gapi.iframes that these two use, as questions over postMessage, each with a port for its answer.
;(() => {
  const mark = 'gapi-shim'

  class Iframe {
    handlers = new Map()
    /** Questions that came before their handler was registered: gapi keeps them, and the frame relies on it. */
    waiting = []

    constructor(peer, peerOrigin) {
      this.ask = (name, body, port) => peer.postMessage({ mark, name, body }, peerOrigin, [port])
      window.addEventListener('message', ({ source, data, ports: [port] }) => {
        if (source === peer && data?.mark === mark) void this.answer({ ...data, port })
      })
    }

    async answer(question) {
      const handler = this.handlers.get(question.name)
      if (!handler) this.waiting.push(question)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, and no window
      else question.port.postMessage([await handler(question.body)])
    }

    register(name, handler) {
      this.handlers.set(name, handler)
      for (const question of this.waiting.splice(0)) void this.answer(question)
    }

    send(name, body, onAnswer) {
      const { port1, port2 } = new MessageChannel()
      port1.start()
      port1.addEventListener('message', ({ data }) => {
        try {
          onAnswer?.(data)
        } catch {
          // The SDK's own "webStorageSupport" callback throws even when all is well; gapi swallows it too.
        }
      })
      this.ask(name, body, port2)
    }

    /** Resolves when the frame has said that it is there. */
    ping() {
      return new Promise((resolve) => this.register('open', resolve))
    }

    async restyle() {}
  }

  let parentIframe

  const context = {
    async open({ url, where, attributes: { style, ...attributes } = {} }, onOpen) {
      const element = document.createElement('iframe')
      Object.assign(element.style, style)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.src = url
      where.append(element)
      return onOpen(new Iframe(element.contentWindow, new URL(url).origin))
    },

    getParentIframe() {
      parentIframe ??= new Iframe(window.parent, document.referrer ? new URL(document.referrer).origin : '*')
      parentIframe.send('open')
      return parentIframe
    },
  }

  window.gapi = {
    load: (_module, options) => (typeof options === 'function' ? options : options.callback)(),
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  }

  // Google's loader calls the function that its address names, or else gapi_onload; never before its script ends.
  const address = document.currentScript?.src
  const callbackName = (address && new URL(address).searchParams.get('onload')) || 'gapi_onload'
  queueMicrotask(() => window[callbackName]?.())
})()
