import type { ColorRoles } from '../contract.css.js'
import type { Place } from './backdrops.js'
import { MARK_CONTRAST, TEXT_CONTRAST } from './contrast.js'

/** What lies directly below: a fill of the same colour, or nothing but the place. */
export type Fill =
  | 'none'
  | Extract<keyof ColorRoles, 'surface' | 'tint' | 'tintHover' | 'tintActive' | `solid${string}`>

/** A role reads at `ratio` or better on each of `fills`, wherever in `places` it stands. */
export type ContrastRequirement = {
  role: keyof ColorRoles
  fills: readonly Fill[]
  places: readonly Place[]
  ratio: number
}

const everywhere: readonly Place[] = ['resting', 'pointed', 'pressed']
const solids: readonly Fill[] = ['solid', 'solidHover', 'solidActive']

/**
 * Every pair that holds in each accent, gray, appearance and panel, and in any colour `createAccent` takes. Roles are
 * chosen by this list; a component may use no other pair (`tests/unit/tokens/contrast-in-components.test.ts`).
 */
export const contrastRequirements: readonly ContrastRequirement[] = [
  { role: 'text', fills: ['none', 'surface', 'tint'], places: everywhere, ratio: TEXT_CONTRAST },
  { role: 'text', fills: ['tintHover', 'tintActive'], places: ['resting'], ratio: TEXT_CONTRAST },
  { role: 'textMuted', fills: ['none'], places: ['resting', 'pointed'], ratio: TEXT_CONTRAST },
  // Icons: the tick of a row that is pressed, the tile that stands for a picture.
  { role: 'textMuted', fills: ['none'], places: ['pressed'], ratio: MARK_CONTRAST },
  { role: 'textMuted', fills: ['tint'], places: ['resting', 'pointed'], ratio: MARK_CONTRAST },
  // A row that is pointed at moves the text of its badge to `text`.
  { role: 'textOnTint', fills: ['none', 'tint'], places: ['resting'], ratio: TEXT_CONTRAST },
  {
    // Words of a control that is pressed turn to `text`, as those of a row do.
    role: 'textOnControl',
    fills: ['none', 'surface', 'tint', 'tintHover'],
    places: ['resting'],
    ratio: TEXT_CONTRAST,
  },
  { role: 'textOnSolid', fills: solids, places: ['resting'], ratio: TEXT_CONTRAST },
  // A tick in a box that is pointed at.
  { role: 'markOnSolid', fills: ['solid', 'solidHover'], places: ['resting'], ratio: MARK_CONTRAST },
  { role: 'edge', fills: ['none'], places: ['resting'], ratio: MARK_CONTRAST },
  { role: 'mark', fills: ['none'], places: ['resting', 'pointed'], ratio: MARK_CONTRAST },
  { role: 'ring', fills: ['none'], places: ['resting', 'pointed'], ratio: MARK_CONTRAST },
  { role: 'ring', fills: ['tint'], places: ['resting'], ratio: MARK_CONTRAST },
]

/** Soft fills of an accent that plain gray `text` reads on too: the chosen row of a list, a field the browser filled in. */
export const fillsUnderGrayText: readonly Fill[] = ['tint', 'tintHover']
