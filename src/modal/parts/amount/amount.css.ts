import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

const step = (size: 6 | 7 | 8, line: 7 | 8) =>
  layer({
    fontSize: vars.font.size[size],
    lineHeight: vars.font.lineHeight[line],
    letterSpacing: vars.font.letterSpacing[size],
  })

export const amount = recipe({
  base: layer({
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'center',
    columnGap: '0.25em',
    maxInlineSize: '100%',
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    color: vars.gray.text,
    overflowWrap: 'anywhere',
  }),
  variants: { length: { short: step(8, 8), long: step(7, 8), huge: step(6, 7) } },
})

export const symbol = style(layer({ minInlineSize: 0, color: vars.gray.textMuted }))
