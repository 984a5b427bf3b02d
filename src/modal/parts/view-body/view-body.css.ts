import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

export const body = recipe({
  base: layer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
  variants: {
    align: {
      start: layer({ padding: `${scaled(4)} ${scaled(16)} ${scaled(16)}`, gap: vars.space[3] }),
      center: layer({
        padding: `${scaled(16)} ${scaled(28)} ${scaled(28)}`,
        gap: vars.space[2],
        justifyItems: 'center',
        textAlign: 'center',
      }),
    },
  },
  defaultVariants: { align: 'start' },
})
