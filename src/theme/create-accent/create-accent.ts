import { chooseRoles } from '../../../tokens/color/color-roles.js'
import type { ColorScale } from '../../../tokens/color/color-scale.js'
import { toOklch } from '../../../tokens/color/convert-color.js'
import { accents } from '../../components/props/accent.js'
import type { CustomAccent } from '../custom-accent.js'
import type { NamedGray } from '../match-gray.js'
import { InvalidAccentNameError } from './accent-errors.js'
import { buildSide, readPage } from './build-scale.js'
import { chooseSolid } from './choose-solid.js'
import { formatAccentCss } from './format-accent-css.js'
import { pickGray } from './pick-gray.js'
import { readColor } from './read-color.js'
import { type AccentReport, reportAccent } from './report-accent.js'
import { warnOnce } from './warn-once.js'

export type CreateAccentOptions = {
  /** What `data-accent` says: a letter, then letters, digits and hyphens. `custom` when left out. */
  name?: string
  /** The colour in dark, where it is to be another one. Any opaque css colour. */
  dark?: string
  /** The gray that goes with it; else the one whose undertone is nearest. */
  gray?: NamedGray
}

/** What `createAccent` returns: give it to `Theme`, or write its `css` to a file at build time. */
export type CreatedAccent = CustomAccent & { scale: ColorScale; report: AccentReport }

/**
 * Makes an accent of any css colour: twelve steps, alpha and wide gamut in light and dark, every role chosen so that
 * it reads (WCAG 2.2: 4.5 as text, 3 as a mark). The colour itself is the strong fill, unless it would vanish in the
 * page. Runs at build time and in the browser, the same way.
 *
 * @throws InvalidColorError when `color` or `dark` is no opaque css colour.
 * @throws InvalidAccentNameError when `name` cannot stand in `data-accent`, or is an accent of Lintel's own.
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
      asked: appearance === 'light' ? color : (options.dark ?? color),
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
  const chosen = { light: chooseRoles(scale, 'light'), dark: chooseRoles(scale, 'dark') }
  const report = reportAccent(scale, chosen, sides)
  warnOnce(name, color, report.warnings)
  return { name, css: formatAccentCss(name, scale, chosen), gray, scale, report }
}

function checkName(name: string): string {
  if (!/^[a-z][a-z0-9-]*$/i.test(name)) throw new InvalidAccentNameError(name, 'is not a name for an accent')
  if ((accents as readonly string[]).includes(name)) {
    throw new InvalidAccentNameError(name, 'is an accent that Lintel has; both would answer to it')
  }
  return name
}
