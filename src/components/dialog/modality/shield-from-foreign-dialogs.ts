import { isBelowModal } from './trap-focus.js'

const PRESS_OUTSIDE = 'dismissableLayer.pointerDownOutside'
const FOREIGN_DIALOG =
  ':is([role="dialog"], [role="alertdialog"], dialog[open]):not([data-lintel-dialog], [data-lintel-floating])'

/**
 * Keeps dialogs of other libraries that were open before `layer` from reacting to presses, keys and focus inside it.
 * Returns the function that ends it.
 */
export function shieldFromForeignDialogs(layer: HTMLElement): () => void {
  if (![...document.querySelectorAll(FOREIGN_DIALOG)].some((dialog) => !layer.contains(dialog))) return () => {}
  const shield = new AbortController()
  shieldEscape(layer, shield.signal)
  stopFocusAndScroll(layer, shield.signal)
  const endPressShield = shieldPresses(layer)
  return () => {
    shield.abort()
    endPressShield()
  }
}

/**
 * Prevents a foreign Radix layer from closing on a press inside `layer`. Such a layer, of any copy or version, dispatches
 * a cancelable event on the pressed element. Its listeners on the document run in the order in which the layers were
 * opened, so an event that arrives before our own listener has run comes from a layer below; layers above, such as a
 * menu inside `layer`, still close.
 */
function shieldPresses(layer: HTMLElement): () => void {
  let isFromBelow = false
  const begin = () => {
    isFromBelow = true
  }
  const end = () => {
    isFromBelow = false
  }
  const endAfterPointerDown = () => {
    end()
    // Radix may dispatch its event on click instead, from a listener that was added just before this one.
    document.addEventListener('click', end, { once: true })
  }
  const refuse = (event: Event) => {
    if (isFromBelow) event.preventDefault()
  }
  layer.addEventListener('pointerdown', begin, true)
  layer.addEventListener('click', begin, true)
  layer.addEventListener(PRESS_OUTSIDE, refuse, true)
  document.addEventListener('pointerdown', endAfterPointerDown)
  return () => {
    layer.removeEventListener('pointerdown', begin, true)
    layer.removeEventListener('click', begin, true)
    document.removeEventListener('pointerdown', endAfterPointerDown)
    document.removeEventListener('click', end)
    // The event for the press that closed this dialog is dispatched after its click.
    begin()
    setTimeout(() => layer.removeEventListener(PRESS_OUTSIDE, refuse, true))
  }
}

/**
 * Prevents a foreign dialog from closing on an Escape in `layer`: its listener ran first, and skips keys that are marked
 * as handled. Lintel's own parts expect the mark, see `EscapeKey` and `FloatingRoot`.
 */
function shieldEscape(layer: HTMLElement, signal: AbortSignal): void {
  const markAsHandled = (event: KeyboardEvent) => {
    const isInside = event.target === document.body || event.composedPath().includes(layer)
    if (event.key === 'Escape' && isInside && !isBelowModal(layer)) event.preventDefault()
  }
  window.addEventListener('keydown', markAsHandled, { capture: true, signal })
}

/**
 * Hides focus, wheel and touch events in `layer` from listeners on the document: focus traps of other libraries pull
 * focus out of `layer`, and their scroll locks cancel its scrolling. React has handled the events by then.
 */
function stopFocusAndScroll(layer: HTMLElement, signal: AbortSignal): void {
  const stop = (event: Event) => {
    const target = event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target
    const isInside = target instanceof Node && layer.contains(target)
    if (isInside && !isBelowModal(layer)) event.stopPropagation()
  }
  for (const type of ['focusin', 'focusout', 'wheel', 'touchmove']) {
    document.documentElement.addEventListener(type, stop, { passive: true, signal })
  }
}
