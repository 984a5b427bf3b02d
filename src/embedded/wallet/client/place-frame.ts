/** The scrolling part of the card. It contains only `place`, and its height changes gradually to that of `place`. */
function findClip(place: Element): Element | null {
  const { body } = place.ownerDocument
  for (let element = place.parentElement; element && element !== body; element = element.parentElement) {
    if (getComputedStyle(element).overflowY !== 'visible') return element
  }
  return null
}

/** The highest of all: the page must not draw over the frame. */
const TOP = '2147483647'

/**
 * Shows the hidden `frame` over `place`, follows it, also while the card changes its height, and moves the focus into the frame. Moving
 * the element itself in the DOM would load the frame again. Returns the function that hides it.
 */
export function placeFrame(frame: HTMLElement, place: HTMLElement): () => void {
  const { style } = frame
  const values = { position: 'fixed', margin: '0', padding: '0', border: '0', 'z-index': TOP, 'max-width': 'none' }
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important')
  style.setProperty('border-radius', getComputedStyle(place).borderRadius)
  const clip = findClip(place)
  let next = 0
  let last = ''

  function follow(): void {
    const { left, width } = place.getBoundingClientRect()
    const { top, height } = (clip ?? place).getBoundingClientRect()
    const box = { left, top, width, height }
    const text = JSON.stringify(box)
    if (text !== last) {
      for (const [name, length] of Object.entries(box)) style.setProperty(name, `${length}px`, 'important')
    }
    last = text
    next = requestAnimationFrame(follow)
  }

  follow()
  frame.hidden = false
  style.setProperty('display', 'block', 'important')
  // The heading of the view has the focus first, so that screen readers read it.
  const focus = requestAnimationFrame(() => frame.focus({ preventScroll: true }))

  return () => {
    cancelAnimationFrame(next)
    cancelAnimationFrame(focus)
    if (document.activeElement === frame) frame.blur()
    frame.hidden = true
    style.setProperty('display', 'none', 'important')
  }
}
