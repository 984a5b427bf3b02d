import type { ContrastRoles } from './color/color-roles.js'
import type { Step } from './color/color-scale.js'
import type { ColorRoles } from './contract.css.js'

/** A step of the opaque scale, or of the one that shows what lies below. */
export type RoleSource = { kind: 'solid' | 'alpha'; step: Step }

type FixedRoles = Omit<ColorRoles, keyof ContrastRoles>

/**
 * The roles that are the same step for every colour; the others are chosen by contrast in `color/color-roles.ts`.
 * A role of the contract that is in neither place is a type error here.
 */
export const fixedRoles = {
  surface: { kind: 'alpha', step: 2 },
  tint: { kind: 'alpha', step: 3 },
  tintHover: { kind: 'alpha', step: 4 },
  tintActive: { kind: 'alpha', step: 5 },
  line: { kind: 'alpha', step: 3 },
  border: { kind: 'alpha', step: 6 },
  borderHover: { kind: 'alpha', step: 8 },
  solid: { kind: 'solid', step: 9 },
  text: { kind: 'solid', step: 12 },
} as const satisfies Record<keyof FixedRoles, RoleSource>

/**
 * Where gray as an accent differs from the gray it is: the role whose colour it takes. Quiet controls still read as
 * controls, so that their text is as strong as body text.
 */
export const grayAccentRoles = { textOnControl: 'text' } as const satisfies Partial<
  Record<keyof ColorRoles, keyof ColorRoles>
>
