const OUTSIDE_EVENTS = ['dismissableLayer.pointerDownOutside', 'dismissableLayer.focusOutside']

/**
 * Keeps Radix dialogs that lie below `layer`, of any copy or version, from taking a press inside it for one outside
 * of them and closing. Layers opened later, such as a menu inside, are left alone. Returns the undo.
 *
 * Radix asks with a cancelable event on the pressed element, from listeners on the document that run in the order
 * in which the layers were opened: what asks before our own listener has run lies below us.
 */
export function shieldOlderLayers(layer: HTMLElement): () => void {
  let isBeforeOurs = false
  const enter = () => {
    isBeforeOurs = true
  }
  const pass = () => {
    isBeforeOurs = false
  }
  const passPress = () => {
    pass()
    // Radix may put its question off until the click, with a listener as late as this one.
    document.addEventListener('click', pass, { once: true })
  }
  const refuse = (event: Event) => {
    if (isBeforeOurs) event.preventDefault()
  }
  for (const type of ['pointerdown', 'click', 'focusin']) layer.addEventListener(type, enter, true)
  for (const type of OUTSIDE_EVENTS) layer.addEventListener(type, refuse, true)
  document.addEventListener('pointerdown', passPress)
  document.addEventListener('focusin', pass)
  return () => {
    for (const type of ['pointerdown', 'click', 'focusin']) layer.removeEventListener(type, enter, true)
    for (const type of OUTSIDE_EVENTS) layer.removeEventListener(type, refuse, true)
    document.removeEventListener('pointerdown', passPress)
    document.removeEventListener('click', pass)
    document.removeEventListener('focusin', pass)
  }
}
