import type { ColorRoles } from '../contract.css.js'
import type { Appearance } from './backdrops.js'
import { type ChosenRoles, type ContrastRoles, chooseRoles, formatRoles } from './color-roles.js'
import { type ColorScale, type Step, steps } from './color-scale.js'
import { listWideSteps } from './shown-scale.js'

/** Custom properties with their values. */
export type CssVars = Record<`--lintel-${string}`, string>

/** Whether the color is an accent or a gray; part of the names of its custom properties. */
export type ColorFamily = 'accent' | 'gray'

/** Screens that show more than sRGB. */
export const wideGamut = { supports: '(color: color(display-p3 1 1 1))', media: '(color-gamut: p3)' } as const

/** Returns the name of a step's custom property. */
function nameStep(family: ColorFamily, kind: 'solid' | 'alpha', step: Step): `--lintel-${string}` {
  return `--lintel-${family}${kind === 'alpha' ? '-alpha' : ''}-${step}`
}

function nameRole(family: ColorFamily, role: keyof ColorRoles): `--lintel-${string}` {
  return `--lintel-${family}-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** `light-dark()` follows the `color-scheme` of the element that uses it, so themes nest without more css. */
function joinSides(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`
}

/** Returns the custom properties of a color: every step, and each role that depends on contrast. */
export function colorVars(
  scale: ColorScale,
  family: ColorFamily,
  chosen: Record<Appearance, ChosenRoles> = { light: chooseRoles(scale, 'light'), dark: chooseRoles(scale, 'dark') },
): CssVars {
  const vars: CssVars = {}
  for (const kind of ['solid', 'alpha'] as const) {
    for (const step of steps) {
      vars[nameStep(family, kind, step)] = joinSides(scale.light[kind][step], scale.dark[kind][step])
    }
  }
  const roles = formatRoles(chosen, (step) => `var(${nameStep(family, 'solid', step)})`)
  for (const [role, value] of Object.entries(roles)) vars[nameRole(family, role as keyof ContrastRoles)] = value
  return vars
}

/** Returns what it also declares on wide-gamut screens: the steps outside sRGB in either appearance. */
export function wideColorVars(scale: ColorScale, family: ColorFamily): CssVars {
  const wide = { light: listWideSteps(scale, 'light'), dark: listWideSteps(scale, 'dark') }
  const vars: CssVars = {}
  for (const kind of ['solid', 'alpha'] as const) {
    for (const step of steps.filter((each) => wide.light.includes(each) || wide.dark.includes(each))) {
      const side = (appearance: 'light' | 'dark') =>
        scale[appearance][wide[appearance].includes(step) ? (`${kind}P3` as const) : kind][step]
      vars[nameStep(family, kind, step)] = joinSides(side('light'), side('dark'))
    }
  }
  return vars
}
