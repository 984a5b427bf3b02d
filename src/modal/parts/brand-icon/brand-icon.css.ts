import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

// Doubled selectors: win over Avatar's own size whichever css file arrives last.
const edge = (size: number, corner: number) =>
  layer({
    selectors: { '&&': { inlineSize: scaled(size), borderRadius: `calc(${scaled(corner)} * ${vars.radiusFactor})` } },
  })

export const brandIcon = recipe({
  base: layer({
    position: 'relative',
    selectors: {
      // Drawn over the picture: a white logo keeps its edge on a white card, a dark one on a dark card.
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        borderRadius: 'inherit',
        boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
      },
    },
  }),
  variants: {
    size: { '20': edge(20, 5), '36': edge(36, 10), '64': edge(64, 18) },
    // Doubled once more: a circle at every size.
    shape: { square: {}, round: layer({ selectors: { '&&&': { borderRadius: '50%' } } }) },
  },
})
