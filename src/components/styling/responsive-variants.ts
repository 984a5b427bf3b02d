import type { StyleRule } from '@vanilla-extract/css'
import type { ResponsiveNames } from './responsive.js'

/** The least window widths at which a value applies. In rem, so that they follow the text size of the browser. */
const breakpoints = { Sm: '40rem', Md: '48rem', Lg: '64rem' } as const

/** The variants of a recipe for a responsive prop: `name`, and one more for each width. `rules` are css by value. */
export function responsiveVariants<Name extends string, Value extends string>(
  name: Name,
  rules: Record<Value, StyleRule>,
): Record<ResponsiveNames<Name>, Record<Value, StyleRule>> {
  const wider = Object.entries(breakpoints).map(([breakpoint, width]) => {
    const entries = Object.entries<StyleRule>(rules)
    const applied = entries.map(([value, rule]) => [value, { '@media': { [`(min-width: ${width})`]: rule } }])
    return [`${name}${breakpoint}`, Object.fromEntries(applied)]
  })
  return Object.fromEntries([[name, rules], ...wider])
}
