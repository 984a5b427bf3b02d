import { recipe } from '@vanilla-extract/recipes'
import { responsiveVariants } from '../styling/responsive-variants.js'

/** Below this width a row that `stacks` is a column. In rem, so that it depends on the text size. */
const narrowQuery = '(max-width: 39.99rem)'

export const flex = recipe({
  base: { display: 'flex' },
  variants: {
    inline: { true: { display: 'inline-flex' } },
    ...responsiveVariants('direction', { row: { flexDirection: 'row' }, column: { flexDirection: 'column' } }),
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { nowrap: {}, wrap: { flexWrap: 'wrap' } },
    stacks: { true: { '@media': { [narrowQuery]: { flexDirection: 'column', alignItems: 'stretch' } } } },
  },
})
