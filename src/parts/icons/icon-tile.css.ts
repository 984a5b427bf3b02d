import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors } from '../../components/styling/states.js'

const edge = (size: number, corner: number) => ({
  inlineSize: scaled(size),
  blockSize: scaled(size),
  borderRadius: `calc(${scaled(corner)} * ${vars.radiusFactor})`,
})

export const tile = recipe({
  base: {
    boxSizing: 'border-box',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    '@media': forcedColors({ border: '1px solid CanvasText', color: 'CanvasText' }),
  },
  variants: {
    size: {
      '36': { ...edge(36, 10), background: vars.gray.tint, color: vars.gray.textMuted },
      '64': { ...edge(64, 18), background: vars.accent.tint, color: vars.accent.textMuted },
    },
  },
})
