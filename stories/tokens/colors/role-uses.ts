import type { ColorRoles } from '../../../tokens/contract.css.js'

/** The use of each role. A new role of the contract has to be explained here too. */
export const roleUses = {
  surface: 'Quiet fill of groups and fields',
  tint: 'Soft fill at rest',
  tintHover: 'Soft fill, pointed at',
  tintActive: 'Soft fill, pressed',
  line: 'Hairline; never the only sign of anything',
  border: 'Edge of a control at rest',
  borderHover: 'Edge of a control, pointed at',
  edge: 'The edge that alone shows a control, 3:1',
  solid: 'Strong fill at rest',
  solidHover: 'Strong fill, pointed at',
  solidActive: 'Strong fill, pressed',
  mark: 'Icons and marks that need 3:1',
  textMuted: 'Second text on page, panel and surface',
  text: 'First text, on anything that is not solid',
  textOnTint: 'Text on a soft fill that stands still',
  textOnControl: 'Text of soft and ghost controls in every state',
  textOnSolid: 'Text on a strong fill in every state',
  markOnSolid: 'A mark on a strong fill that stands still',
  ring: 'Focus ring, 3:1 wherever it can stand',
} as const satisfies Record<keyof ColorRoles, string>

export const roleNames = Object.keys(roleUses) as (keyof ColorRoles)[]

/** A role in words: `textOnTint` is “Text on tint”. */
export const roleTitles = Object.fromEntries(
  roleNames.map((role) => [
    role,
    role.charAt(0).toUpperCase() + role.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  ]),
) as Record<keyof ColorRoles, string>
