/**
 * How far a pointer may move between press and release, px of the screen: hands are not still. Window coordinates
 * would not do: they change when a frame moves on its page, even if the hand does not move.
 */
const MAX_MOVEMENT = 10

const CONTROL = ':is(a, button, input, label, summary, textarea, [role="option"], [role^="menuitem"])'

/**
 * Gives the click of a press to the control in `layer` on which the press began, even if the control has moved away from
 * the pointer, for example while the card changes its height. A browser would click the common ancestor of that control and
 * the element below the pointer, or after a touch that element. The click on the control is not trusted (`isTrusted`), so
 * that a control that must not be pressed by accident can ignore it. Returns the function that ends it.
 */
export function keepPresses(layer: HTMLElement): () => void {
  layer.addEventListener('pointerdown', keepPress, true)
  return () => layer.removeEventListener('pointerdown', keepPress, true)
}

function keepPress(down: PointerEvent): void {
  const { target } = down
  // An icon is an SVGElement.
  if (!down.isPrimary || down.button !== 0 || !(target instanceof HTMLElement || target instanceof SVGElement)) return
  const control = target.closest<HTMLElement>(CONTROL) ?? target
  const end = new AbortController()
  const listening = { capture: true, signal: end.signal }

  function correct(event: MouseEvent): void {
    // Keys and assistive technology click without a pointer.
    if (!event.isTrusted || event.detail === 0) return
    const isClick = event.type === 'click'
    if (isClick) end.abort()
    const distance = Math.hypot(event.screenX - down.screenX, event.screenY - down.screenY)
    // A control that acts on pointerdown, such as the trigger of a menu, prevents the default.
    if (distance > MAX_MOVEMENT || down.defaultPrevented || event.composedPath().includes(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!control.isConnected || control.matches(':disabled, [inert] *')) return
    if (isClick) control.dispatchEvent(new PointerEvent('click', event))
    else control.focus({ preventScroll: true })
  }

  for (const type of ['pointerdown', 'pointercancel', 'wheel']) {
    window.addEventListener(type, () => end.abort(), listening)
  }
  // After a touch the browser sends emulated mouse events, which move the focus.
  window.addEventListener('mousedown', correct, listening)
  window.addEventListener('click', correct, listening)
}
