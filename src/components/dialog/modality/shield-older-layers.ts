import { listForeignDialogs } from './foreign-dialogs.js'

const PRESS_OUTSIDE = 'dismissableLayer.pointerDownOutside'
const FOCUS_OUTSIDE = 'dismissableLayer.focusOutside'
const OPEN_FLOATING = '[data-lintel-floating]:not([data-state="closed"])'

/**
 * Keeps dialogs of other libraries that lie below `layer` from acting on what happens inside it. Layers opened later,
 * such as a menu inside, are left alone. Returns the undo.
 *
 * A Radix layer, of any copy or version, asks with a cancelable event on the pressed element whether it should close,
 * from listeners on the document that run in the order in which the layers were opened: what asks before our own
 * listener has run lies below us.
 */
export function shieldOlderLayers(layer: HTMLElement): () => void {
  // Apart: a press may move the focus before anyone asks about the press.
  let isPressBeforeOurs = false
  let isFocusBeforeOurs = false
  const enterPress = () => {
    isPressBeforeOurs = true
  }
  const passPress = () => {
    isPressBeforeOurs = false
  }
  const enterFocus = () => {
    isFocusBeforeOurs = true
  }
  const passFocus = () => {
    isFocusBeforeOurs = false
  }
  const passDown = () => {
    passPress()
    // Radix may put its question off until the click, with a listener as late as this one.
    document.addEventListener('click', passPress, { once: true })
  }
  const refuse = (event: Event) => {
    if (event.type === PRESS_OUTSIDE ? isPressBeforeOurs : isFocusBeforeOurs) event.preventDefault()
  }

  const ours = new AbortController()
  const onWayDown = { capture: true, signal: ours.signal }
  const onWayUp = { signal: ours.signal }
  layer.addEventListener('pointerdown', enterPress, onWayDown)
  layer.addEventListener('click', enterPress, onWayDown)
  layer.addEventListener('focusin', enterFocus, onWayDown)
  for (const type of [PRESS_OUTSIDE, FOCUS_OUTSIDE]) layer.addEventListener(type, refuse, true)
  document.addEventListener('pointerdown', passDown, onWayUp)
  document.addEventListener('focusin', passFocus, onWayUp)
  if (listForeignDialogs(layer).length > 0) {
    keepEscape(layer, ours.signal)
    muteTraps(layer, ours.signal)
  }
  return () => {
    ours.abort()
    document.removeEventListener('click', passPress)
    // The press that closed us is still asked about, when its click has come to an end.
    enterPress()
    setTimeout(() => {
      for (const type of [PRESS_OUTSIDE, FOCUS_OUTSIDE]) layer.removeEventListener(type, refuse, true)
    })
  }
}

/**
 * Lets no other library's dialog close on an Escape pressed in `layer`: they ask the key whether somebody has taken it,
 * and it says so from the start. What floats in `layer` asks too, later than they do.
 */
function keepEscape(layer: HTMLElement, signal: AbortSignal): void {
  const spend = (event: KeyboardEvent) => {
    const isOurs = event.target === document.body || (event.target instanceof Node && layer.contains(event.target))
    if (event.key === 'Escape' && isOurs && !layer.closest('[aria-hidden="true"]')) event.preventDefault()
  }
  const free = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !layer.querySelector(OPEN_FLOATING)) return
    Object.defineProperty(event, 'defaultPrevented', { value: false, configurable: true })
    event.preventDefault = () => {
      Reflect.deleteProperty(event, 'defaultPrevented')
      Reflect.deleteProperty(event, 'preventDefault')
    }
  }
  window.addEventListener('keydown', spend, { capture: true, signal })
  document.addEventListener('keydown', free, { capture: true, signal })
}

/**
 * Focus traps and scroll locks of other libraries listen on the document: they pull focus out of `layer`, and refuse
 * its wheel. They do not hear of it, since it ends one element before; React has heard by then.
 */
function muteTraps(layer: HTMLElement, signal: AbortSignal): void {
  const stop = (event: Event) => {
    const to = event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target
    const isOurs = to instanceof Node && layer.contains(to)
    if (isOurs && !layer.closest('[aria-hidden="true"]')) event.stopPropagation()
  }
  for (const type of ['focusin', 'focusout', 'wheel', 'touchmove']) {
    document.documentElement.addEventListener(type, stop, { passive: true, signal })
  }
}
