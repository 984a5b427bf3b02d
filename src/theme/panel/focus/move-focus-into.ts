import { findFocused } from '../../../components/dialog/modality/find-focused.js'

/** Focuses the selected accent, else the panel. Returns false when focus is inside already. */
export function moveFocusInto(element: HTMLElement): boolean {
  if (element.contains(findFocused())) return false
  const first = element.querySelector<HTMLElement>('[data-first-focus] [data-state=checked]') ?? element
  first.focus({ preventScroll: true })
  return true
}
