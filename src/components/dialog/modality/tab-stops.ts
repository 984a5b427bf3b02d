import { findFocused } from './keep-focus-inside.js'

/** What Tab stops at in `card`, in its order. */
function listTabStops(card: HTMLElement): HTMLElement[] {
  return [...card.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled, [inert], [inert] *') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Puts focus on `wanted`, else on the first control that is no link, else on `card`; not while `card` has it. */
export function focusCard(card: HTMLElement, wanted: HTMLElement | null | undefined): void {
  if (card.contains(findFocused())) return
  const target = wanted ?? listTabStops(card).find(({ tagName }) => tagName !== 'A') ?? card
  target.focus({ preventScroll: true })
  if (!card.contains(findFocused())) card.focus({ preventScroll: true })
  if (!wanted && target instanceof HTMLInputElement) target.select()
}

/**
 * Has Tab go round in `card` (APG dialog): behind the last stop comes the first. Focus is not kept from going elsewhere,
 * to a toast or a wallet's frame. Returns the undo.
 */
export function goRound(card: HTMLElement): () => void {
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const stops = listTabStops(card)
    const focused = findFocused()
    const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
    // Without a stop there is nowhere to go, and from the card itself backwards is out of it.
    const isAtEdge = focused === (from ?? card) || (event.shiftKey && focused === card)
    if (!isAtEdge) return
    event.preventDefault()
    to?.focus({ preventScroll: true })
    if (to instanceof HTMLInputElement) to.select()
  }
  card.addEventListener('keydown', turn)
  return () => card.removeEventListener('keydown', turn)
}
