// A stand-in for Google's loader, https://apis.google.com/js/api.js, for work and tests without internet.
// firebase/auth (in the page) and the emulator's helper frame both load it to talk with each other; it has
// the part of gapi.iframes that these two use, as questions and answers over postMessage.
;(() => {
  const mark = 'gapi-shim'

  class Iframe {
    handlers = new Map()
    answers = new Map()
    /** Questions that came before their handler was registered: gapi keeps them, and the frame relies on it. */
    waiting = []
    lastId = 0
    opened = Promise.withResolvers()

    constructor(peer, peerOrigin) {
      this.post = (message) => peer.postMessage({ mark, ...message }, peerOrigin)
      window.addEventListener('message', ({ source, data }) => {
        if (source !== peer || data?.mark !== mark) return
        if (data.kind === 'open') this.opened.resolve([{ ready: true }])
        if (data.kind === 'answer') this.takeAnswer(data)
        if (data.kind === 'question') void this.takeQuestion(data)
      })
    }

    takeAnswer({ id, result }) {
      const onAnswer = this.answers.get(id)
      this.answers.delete(id)
      try {
        onAnswer?.(result)
      } catch {
        // The SDK's own "webStorageSupport" callback throws even when all is well; gapi swallows it too.
      }
    }

    async takeQuestion(question) {
      const handler = this.handlers.get(question.name)
      if (!handler) this.waiting.push(question)
      else this.post({ kind: 'answer', id: question.id, result: [await handler(question.body)] })
    }

    register(name, handler) {
      this.handlers.set(name, handler)
      for (const question of this.waiting.splice(0)) void this.takeQuestion(question)
    }

    send(name, body, onAnswer) {
      this.lastId += 1
      if (onAnswer) this.answers.set(this.lastId, onAnswer)
      this.post({ kind: 'question', id: this.lastId, name, body })
    }

    async ping(onOpen) {
      const result = await this.opened.promise
      onOpen?.(result)
      return result
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
      parentIframe.post({ kind: 'open' })
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
