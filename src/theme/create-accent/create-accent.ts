import { chooseRoles, type SolidText } from '../../../tokens/color/color-roles.js'
import type { ColorScale } from '../../../tokens/color/color-scale.js'
import { type Oklch, toOklch } from '../../../tokens/color/convert-color.js'
import { accents } from '../../components/props/accent.js'
import type { CustomAccent } from '../custom-accent.js'
import type { NamedGray } from '../match-gray.js'
import { InvalidAccentNameError } from './accent-errors.js'
import { buildSide, readPage } from './build-scale.js'
import { chooseSolid } from './choose-solid.js'
import { formatAccentCss } from './format-accent-css.js'
import { readColor } from './read-color.js'
import { type AccentReport, reportAccent } from './report-accent.js'

/** OKLCH hues where the gray changes: half-way between accents with different grays in `matchGray`. */
const boundaries: readonly [below: number, gray: NamedGray][] = [
  [39, 'mauve'],
  [113, 'sand'],
  [152, 'olive'],
  [200, 'sage'],
  [283, 'slate'],
]

/** The accents whose warnings were logged, with their colors. */
const warned = new Set<string>()

export type CreateAccentOptions = {
  /** The value of `data-accent`: a letter, then letters, digits and hyphens. Default `custom`. */
  name?: string
  /** Another color for dark. Any opaque css color. */
  dark?: string
  /** The matching gray. Default: the gray with the nearest undertone. */
  gray?: NamedGray
  /**
   * The text on the solid fill, such as the label of a solid Button. `white` and `black` follow a brand's rule even if the
   * contrast is too low: `report.warnings` and the console say how low. Default `auto`: the readable one.
   */
  text?: SolidText
}

/** Pass it to `Theme`, or write its `css` to a file at build time. */
export type CreatedAccent = CustomAccent & { scale: ColorScale; report: AccentReport }

/**
 * Creates an accent from any css color: twelve steps, alpha steps and wide gamut, for light and dark. Every role meets
 * its contrast requirements (WCAG 2.2: 4.5 for text, 3 for marks), except those that the option `text` overrides. The solid fill is
 * the color itself, unless it has too little contrast with the page. Works at build time and in the browser.
 *
 * @throws InvalidColorError if `color` or `dark` is not an opaque css color.
 * @throws InvalidAccentNameError if `name` is not valid in `data-accent`, or is one of Lintel's accents.
 * @example
 * const brand = createAccent('#635bff', { name: 'brand' })
 * <Theme accent={brand}>…</Theme>
 */
export function createAccent(color: string, options: CreateAccentOptions = {}): CreatedAccent {
  const name = checkName(options.name ?? 'custom')
  const source = { light: readColor(color), dark: readColor(options.dark ?? color) }
  const gray = options.gray ?? pickGray(toOklch(source.light))
  const readSide = (appearance: 'light' | 'dark') => {
    const page = readPage(appearance, gray)
    const wanted = source[appearance]
    return {
      input: appearance === 'light' ? color : (options.dark ?? color),
      wanted,
      page,
      solid: chooseSolid(wanted, appearance, page),
    }
  }
  const sides = { light: readSide('light'), dark: readSide('dark') }
  const scale: ColorScale = {
    light: buildSide(sides.light.solid, 'light', gray),
    dark: buildSide(sides.dark.solid, 'dark', gray),
  }
  const { text = 'auto' } = options
  const chosen = { light: chooseRoles(scale, 'light', text), dark: chooseRoles(scale, 'dark', text) }
  const report = reportAccent(scale, chosen, sides, text)
  warnOnce(name, color, report.warnings)
  return { name, css: formatAccentCss(name, scale, chosen, gray), gray, scale, report }
}

/** Returns the gray whose undertone matches a color, or plain gray for a color with almost no chroma. */
function pickGray({ c, h }: Oklch): NamedGray {
  if (c < 0.02) return 'gray'
  return boundaries.find(([below]) => h < below)?.[1] ?? 'mauve'
}

function checkName(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) throw new InvalidAccentNameError(name, 'is not a name for an accent')
  if ((accents as readonly string[]).includes(name)) {
    throw new InvalidAccentNameError(name, 'is an accent that Lintel has; both would answer to it')
  }
  return name
}

/** Logs the warnings of an accent once. A production build leaves it out. */
function warnOnce(name: string, color: string, warnings: readonly string[]): void {
  if (process.env.NODE_ENV === 'production' || warnings.length === 0) return
  const key = `${name} ${color}`
  if (warned.has(key)) return
  warned.add(key)
  console.warn([`[lintel] createAccent('${color}'), the accent "${name}":`, ...warnings].join('\n- '))
}
