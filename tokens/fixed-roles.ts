import type { Step } from './color/color-scale.js'
import type { ColorRoles } from './contract.css.js'

/** A step of the opaque scale, or of the alpha scale. */
export type RoleSource = { kind: 'solid' | 'alpha'; step: Step }

/**
 * The roles that use the same step for every color. `color/color-roles.ts` chooses the step of all others by contrast;
 * a role of the contract that is in neither file is a type error there.
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
} as const satisfies Partial<Record<keyof ColorRoles, RoleSource>>

/**
 * Roles of the accent `gray` that use another role of the gray scale. Soft controls in gray get the contrast of body
 * text, so that they still look like controls.
 */
export const grayAccentRoles = { textOnControl: 'text' } as const satisfies Partial<
  Record<keyof ColorRoles, keyof ColorRoles>
>
