import type { Appearance } from '../../../tokens/color/backdrops.js'
import type { ChosenRoles } from '../../../tokens/color/color-roles.js'
import type { ColorScale } from '../../../tokens/color/color-scale.js'
import { type CssVars, colorVars, wideColorVars, wideGamut } from '../../../tokens/color/color-vars.js'
import { type NeutralName, readGrayScale } from '../../../tokens/color/gray-scales.js'

/** Formats the rules of `[data-accent="name"]`, the same as `emitAccent` emits at build time, after those of its gray. */
export function formatAccentCss(
  name: string,
  scale: ColorScale,
  chosen: Record<Appearance, ChosenRoles>,
  gray: NeutralName,
): string {
  const selector = `:where([data-accent="${name}"])`
  const wide = wideColorVars(scale, 'accent')
  const isWide = Object.keys(wide).length > 0
  const wider = isWide
    ? `@supports ${wideGamut.supports}{@media ${wideGamut.media}{${formatRule(selector, wide)}}}`
    : ''
  const narrow = formatRule(selector, { '--lintel-accent-name': name, ...colorVars(scale, 'accent', chosen) })
  const neutral = formatRule(`:where([data-gray="${gray}"])`, colorVars(readGrayScale(gray), 'gray'))
  return `${neutral}${narrow}${wider}\n`
}

function formatRule(selector: string, vars: CssVars): string {
  const declarations = Object.entries(vars).map(([property, value]) => `${property}:${value.replaceAll(', ', ',')}`)
  return `${selector}{${declarations.join(';')}}`
}
