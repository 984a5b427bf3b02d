import type { ShownPlace } from './shown-place.js'

/** Marks the element of a place that holds the text to read. It scrolls. */
export const readMark = { 'data-read': '' } as const

/** Marks the element of a place that holds its controls. */
export const controlsMark = { 'data-controls': '' } as const

/** A place that has scrolled up to this distance from its end is at its end, px: positions are rounded. */
const ROUNDING = 2

/** The present text and controls of `place`. */
export function readShownPlace(place: Element): ShownPlace {
  const controls = [...place.querySelectorAll('[data-controls] button')].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    return { label: button.textContent, left, top, width, height }
  })
  return { text: place.querySelector('[data-read]')?.textContent ?? '', controls }
}

/** Whether the end of the text is in the visible part. */
export function isAtEnd(place: Element): boolean {
  const read = place.querySelector('[data-read]')
  return !read || read.scrollHeight - read.scrollTop - read.clientHeight <= ROUNDING
}

/**
 * Calls `handle` after each change that could move or rename a control, before the browser handles another event, and when a
 * pointer goes down. Returns a function that stops.
 */
export function watchShownPlace(place: Element, page: Window & typeof globalThis, handle: () => void): () => void {
  const { document } = page
  const changes = new page.MutationObserver(handle)
  // Observes the whole document: language, direction, theme and stylesheets are set outside the place.
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const sizes = new page.ResizeObserver(handle)
  for (const element of [place, ...place.querySelectorAll('[data-read] > *, [data-controls]')]) sizes.observe(element)
  const scrolls = { capture: true, passive: true }
  document.addEventListener('scroll', handle, scrolls)
  document.addEventListener('pointerdown', handle, scrolls)
  return () => {
    changes.disconnect()
    sizes.disconnect()
    document.removeEventListener('scroll', handle, scrolls)
    document.removeEventListener('pointerdown', handle, scrolls)
  }
}
