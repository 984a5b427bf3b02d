import { recipe } from '@vanilla-extract/recipes'
import { layer } from '../styling/layer.js'

/** Below this width a row that `stacks` is a column. In rem, so that it depends on the text size. */
const narrowQuery = '(max-width: 39.99rem)'

export const flex = recipe({
  base: layer({ display: 'flex' }),
  variants: {
    inline: { true: layer({ display: 'inline-flex' }) },
    direction: { row: {}, column: layer({ flexDirection: 'column' }) },
    align: {
      stretch: {},
      start: layer({ alignItems: 'flex-start' }),
      center: layer({ alignItems: 'center' }),
      end: layer({ alignItems: 'flex-end' }),
      baseline: layer({ alignItems: 'baseline' }),
    },
    justify: {
      start: {},
      center: layer({ justifyContent: 'center' }),
      end: layer({ justifyContent: 'flex-end' }),
      between: layer({ justifyContent: 'space-between' }),
    },
    wrap: { nowrap: {}, wrap: layer({ flexWrap: 'wrap' }) },
    stacks: { true: layer({ '@media': { [narrowQuery]: { flexDirection: 'column', alignItems: 'stretch' } } }) },
  },
})
