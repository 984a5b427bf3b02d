/** Observes nothing, because without layout nothing changes its size. */
class IdleResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A media query that never matches. */
class UnmatchedQuery extends EventTarget implements MediaQueryList {
  readonly matches = false
  readonly media: string
  onchange = null

  constructor(media: string) {
    super()
    this.media = media
  }

  addListener(): void {}
  removeListener(): void {}
}

/**
 * Adds the functions of a browser that jsdom and happy-dom lack and that Lintel or Radix call: `ResizeObserver`,
 * `matchMedia`, `scrollIntoView` and pointer capture. Replaces none, so it does nothing in a browser or on a server.
 * `mockChain` calls it; call it yourself to test components without one.
 *
 * @example beforeAll(provideBrowserApis)
 */
export function provideBrowserApis(): void {
  if (typeof Element === 'undefined') return
  globalThis.ResizeObserver ??= IdleResizeObserver
  globalThis.matchMedia ??= (media) => new UnmatchedQuery(media)
  const element: Partial<Element> = Element.prototype
  element.scrollIntoView ??= () => {}
  element.hasPointerCapture ??= () => false
  element.setPointerCapture ??= () => {}
  element.releasePointerCapture ??= () => {}
}
