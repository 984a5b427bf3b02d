import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'

const px = (value: number) => `calc(${value / 16}rem * ${vars.scaling})`

export const body = recipe({
  base: layer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    align: {
      start: layer({ padding: `${px(4)} ${px(16)} ${px(16)}`, gap: vars.space[3] }),
      center: layer({
        padding: `${px(16)} ${px(28)} ${px(28)}`,
        gap: vars.space[2],
        justifyItems: 'center',
        textAlign: 'center',
      }),
    },
  },
  defaultVariants: { align: 'start' },
})
