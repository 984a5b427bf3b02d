import { vars } from '../../../tokens/contract.css.js'

export const coarsePointerQuery = '(pointer: coarse)'

/** An invisible `::before` that extends an element smaller than `edge` to that size. */
function reach(edge: string) {
  return {
    content: '',
    position: 'absolute',
    // Not by margins: their percentages refer to the width, and the target would overlap the neighbours.
    insetBlock: `min(0px, (100% - ${edge}) / 2)`,
    insetInline: `min(0px, (100% - ${edge}) / 2)`,
  } as const
}

/**
 * Extends the target on all sides to the size of the touch target; the drawn control stays as it is. For a
 * positioned control without a `::before` of its own; spread it into `@media`. A field, which cannot have one, uses
 * `fieldTarget`.
 */
export const touchTarget = { [coarsePointerQuery]: { selectors: { '&::before': reach(vars.touchTarget) } } } as const

/** The same for a mouse, 24 px (WCAG 2.5.8), for a link that is only as high as its line; spread it into `selectors`. */
export const mouseTarget = { '&::before': reach('24px') } as const

/** The height of a field or a row on touch screens: at least the touch target, at any scaling. */
export function fieldTarget(height: string) {
  return { [coarsePointerQuery]: { minBlockSize: `max(${vars.touchTarget}, ${height})` } } as const
}
