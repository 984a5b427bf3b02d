import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { layoutRules, responsiveRules } from '../styling/layout-rules.js'

/** A step of the space scale: 0, then 4 to 64 px. */
export type SpaceStep = '0' | `${keyof typeof vars.space}`

type Space = 'padding' | 'paddingInline' | 'paddingBlock' | 'gap'

/** A class for each step, so that the HTML of a server has no inline styles. */
const stepsOf = (property: Space) => {
  const lengths = { '0': 0, ...vars.space }
  return Object.fromEntries(Object.entries(lengths).map(([step, length]) => [step, { [property]: length }]))
}

export const box = style({ boxSizing: 'border-box', minInlineSize: 0 })
/** Removes the bullets and padding of a list. */
export const list = style({ listStyle: 'none', margin: 0, padding: 0 })
export const grow = style({ flex: '1 1 0' })

layoutRules({ p: stepsOf('padding') })
layoutRules({ px: stepsOf('paddingInline'), py: stepsOf('paddingBlock') })

// Of Flex and Grid.
responsiveRules({
  gap: stepsOf('gap'),
  align: {
    stretch: { alignItems: 'stretch' },
    start: { alignItems: 'start' },
    center: { alignItems: 'center' },
    end: { alignItems: 'end' },
    baseline: { alignItems: 'baseline' },
  },
})
