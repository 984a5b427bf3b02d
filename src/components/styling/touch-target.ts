import { vars } from '../../../tokens/contract.css.js'

export const coarsePointerQuery = '(pointer: coarse)'

/** An unseen `::before` that reaches over the edges of what is smaller than `edge`. */
function reach(edge: string) {
  return {
    content: '',
    position: 'absolute',
    // Not by margins: their percentages are of the width, and the target would slide over the neighbours.
    insetBlock: `min(0px, (100% - ${edge}) / 2)`,
    insetInline: `min(0px, (100% - ${edge}) / 2)`,
  } as const
}

/**
 * What a finger hits grows to the touch target on all sides, and the picture stays as small as it is drawn. For a
 * positioned control without a `::before` of its own; spread it into `@media`. A field, which can have none, takes
 * `fieldTarget`.
 */
export const touchTarget = { [coarsePointerQuery]: { selectors: { '&::before': reach(vars.touchTarget) } } } as const

/** The same for a mouse, 24 px (WCAG 2.5.8), where a link is as low as its line; spread it into `selectors`. */
export const mouseTarget = { '&::before': reach('24px') } as const

/** A field or a row under a finger: never lower than the touch target, whatever the scaling. */
export function fieldTarget(height: string) {
  return { [coarsePointerQuery]: { minBlockSize: `max(${vars.touchTarget}, ${height})` } } as const
}
