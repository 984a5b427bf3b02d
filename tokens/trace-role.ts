import { type ContrastRoles, chooseRoles } from './color/color-roles.js'
import type { Step } from './color/color-scale.js'
import type { Rgb } from './color/convert-color.js'
import { readPaint } from './color/paint.js'
import { readColorScale } from './color/read-color-scale.js'
import { type ColorRoles, vars } from './contract.css.js'
import { fixedRoles, grayAccentRoles, type RoleSource } from './fixed-roles.js'

/** The step of a role, and the custom property of that step, such as `--lintel-accent-11`. */
type TracedStep = RoleSource & { variable: string; value: string }

/** How a role gets its color. Values are hex. */
export type RoleTrace = {
  /** The custom property a component reads, such as `--lintel-accent-text-on-tint`. */
  variable: string
  role: keyof ColorRoles
  /** The file that chose the step: a fixed one for every color, or one by contrast in this color. */
  chosenBy: 'tokens/fixed-roles.ts' | 'tokens/color/color-roles.ts'
  /** Undefined if text is plain white or near-black. */
  source?: TracedStep
  /** Short for `source.step`. */
  step?: Step
  /** The color that a hover or pressed fill mixes into the step. */
  mixed?: { color: string; percent: number }
  /** The color in the browser; translucent steps have alpha. */
  value: string
}

/** The color whose role is traced: `vars.accent` in a theme with this accent and gray, or `vars.gray`. */
export type TracedColor = { accent: string; gray: string } | { gray: string }

/**
 * Traces a role to its color (component → role → step → hex) with the tables and functions that write the css. The accent
 * `gray` uses the theme's gray. For documentation and tests only: it loads every scale.
 *
 * @throws Error if there is no scale with that name.
 * @example
 * traceRole('textOnTint', { accent: 'indigo', gray: 'slate' }, 'dark')
 * // { variable: '--lintel-accent-text-on-tint', step: 11, value: '#9eb1ff', … }
 */
export function traceRole(name: keyof ColorRoles, color: TracedColor, appearance: 'light' | 'dark'): RoleTrace {
  const isAccent = 'accent' in color
  const isGrayAccent = isAccent && color.accent === 'gray'
  const scale = readColorScale(isAccent && !isGrayAccent ? color.accent : color.gray)
  const family = isAccent && !isGrayAccent ? 'accent' : 'gray'
  const overrides: Partial<ColorRoles> = isGrayAccent ? grayAccentRoles : {}
  const role = (overrides[name] ?? name) as keyof ColorRoles
  const traceStep = ({ kind, step }: RoleSource): TracedStep => ({
    kind,
    step,
    variable: nameVariable(vars.scale[kind === 'alpha' ? (`${family}Alpha` as const) : family][step]),
    value: scale[appearance][kind][step],
  })
  const variable = nameVariable(vars[isAccent ? 'accent' : 'gray'][name])

  if (isFixed(role)) {
    const source = traceStep(fixedRoles[role])
    return { variable, role: name, chosenBy: 'tokens/fixed-roles.ts', source, step: source.step, value: source.value }
  }
  const trace = { variable, role: name, chosenBy: 'tokens/color/color-roles.ts' } as const
  const paint = chooseRoles(scale, appearance)[role]
  if ('color' in paint) return { ...trace, value: paint.color }
  const source = traceStep({ kind: 'solid', step: paint.step })
  if (paint.mixed === undefined) return { ...trace, source, step: source.step, value: source.value }
  const value = formatHex(readPaint(paint, scale[appearance].solid))
  return { ...trace, source, step: source.step, mixed: paint.mixed, value }
}

function isFixed(role: keyof ColorRoles): role is Exclude<keyof ColorRoles, keyof ContrastRoles> {
  return role in fixedRoles
}

function nameVariable(reference: string): string {
  return reference.replace(/^var\((.+)\)$/, '$1')
}

function formatHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
