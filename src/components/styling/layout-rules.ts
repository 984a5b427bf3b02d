import { globalStyle } from '@vanilla-extract/css'
import { nameLayoutClass } from './layout-classes.js'

/** The least window widths at which a value applies. In rem, so that they follow the text size of the browser. */
const breakpoints = { sm: '40rem', md: '48rem', lg: '64rem' }

type Rule = Parameters<typeof globalStyle>[1]
/** css by prop and value. */
type Props = Record<string, Record<string, Rule>>

/** Writes a rule for each value of each prop. */
export function layoutRules(props: Props): void {
  writeRules(props, 'initial', (rule) => rule)
}

/** The same, and a rule for each window width. */
export function responsiveRules(props: Props): void {
  layoutRules(props)
  for (const [width, least] of Object.entries(breakpoints)) {
    writeRules(props, width, (rule) => ({ '@media': { [`(min-width: ${least})`]: rule } }) as Rule)
  }
}

function writeRules(props: Props, width: string, wrap: (rule: Rule) => Rule): void {
  for (const [prop, rules] of Object.entries(props)) {
    for (const [value, rule] of Object.entries(rules)) {
      globalStyle(`.${nameLayoutClass(prop, value, width)}`, wrap(rule))
    }
  }
}
