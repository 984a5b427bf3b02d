import type { ColorRoles } from '../contract.css.js'
import type { Place } from './backdrops.js'
import { MARK_CONTRAST, TEXT_CONTRAST } from './contrast.js'

/** The fill directly below: one of the same color, or none. */
export type Fill =
  | 'none'
  | Extract<keyof ColorRoles, 'surface' | 'tint' | 'tintHover' | 'tintActive' | `solid${string}`>

/** A role has at least `ratio` on each of `fills` in each of `places`. */
export type ContrastRequirement = {
  role: keyof ColorRoles
  fills: readonly Fill[]
  places: readonly Place[]
  ratio: number
}

const everywhere: readonly Place[] = ['resting', 'pointed', 'pressed']
const solids: readonly Fill[] = ['solid', 'solidHover', 'solidActive']

/**
 * The required contrast of every pair, for each accent, gray, appearance and panel, and for any color in `createAccent`.
 * Roles are chosen to meet this list; components may use no other pair
 * (`tests/unit/tokens/contrast-in-components.test.ts`).
 */
export const contrastRequirements: readonly ContrastRequirement[] = [
  { role: 'text', fills: ['none', 'surface', 'tint'], places: everywhere, ratio: TEXT_CONTRAST },
  { role: 'text', fills: ['tintHover', 'tintActive'], places: ['resting'], ratio: TEXT_CONTRAST },
  { role: 'textMuted', fills: ['none'], places: ['resting', 'pointed'], ratio: TEXT_CONTRAST },
  // Icons: the tick of a pressed row, and the placeholder of an image.
  { role: 'textMuted', fills: ['none'], places: ['pressed'], ratio: MARK_CONTRAST },
  { role: 'textMuted', fills: ['tint'], places: ['resting', 'pointed'], ratio: MARK_CONTRAST },
  // In a hovered row the badge uses `text`.
  { role: 'textOnTint', fills: ['none', 'tint'], places: ['resting'], ratio: TEXT_CONTRAST },
  {
    // Pressed controls and rows use `text`.
    role: 'textOnControl',
    fills: ['none', 'surface', 'tint', 'tintHover'],
    places: ['resting'],
    ratio: TEXT_CONTRAST,
  },
  { role: 'textOnSolid', fills: solids, places: ['resting'], ratio: TEXT_CONTRAST },
  // The tick of a hovered checkbox.
  { role: 'markOnSolid', fills: ['solid', 'solidHover'], places: ['resting'], ratio: MARK_CONTRAST },
  { role: 'edge', fills: ['none'], places: ['resting'], ratio: MARK_CONTRAST },
  { role: 'mark', fills: ['none'], places: ['resting', 'pointed'], ratio: MARK_CONTRAST },
  { role: 'ring', fills: ['none'], places: ['resting', 'pointed'], ratio: MARK_CONTRAST },
  { role: 'ring', fills: ['tint'], places: ['resting'], ratio: MARK_CONTRAST },
]

/** Soft accent fills below gray `text`: the selected row of a list, an autofilled field. */
export const fillsUnderGrayText: readonly Fill[] = ['tint', 'tintHover']
