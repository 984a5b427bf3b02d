/** The focused element, also inside shadow roots; null when only the page has focus. */
export function findFocused(): HTMLElement | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement && focused !== document.body ? focused : null
}
