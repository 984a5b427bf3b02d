import type { Appearance } from '../../../tokens/color/backdrops.js'
import type { ChosenRoles } from '../../../tokens/color/color-roles.js'
import type { ColorScale } from '../../../tokens/color/color-scale.js'
import { type CssVars, colorVars, wideColorVars, wideGamut } from '../../../tokens/color/color-vars.js'

/** Formats the rules of `[data-accent="name"]`, the same as `emitAccent` emits at build time. */
export function formatAccentCss(name: string, scale: ColorScale, chosen: Record<Appearance, ChosenRoles>): string {
  const rule = (vars: CssVars) => {
    const declarations = Object.entries(vars).map(([property, value]) => `${property}:${value.replaceAll(', ', ',')}`)
    return `:where([data-accent="${name}"]){${declarations.join(';')}}`
  }
  const wide = wideColorVars(scale, 'accent')
  const isWide = Object.keys(wide).length > 0
  const wider = isWide ? `@supports ${wideGamut.supports}{@media ${wideGamut.media}{${rule(wide)}}}` : ''
  const narrow = rule({ '--lintel-accent-name': name, ...colorVars(scale, 'accent', chosen) })
  return `${narrow}${wider}\n`
}
