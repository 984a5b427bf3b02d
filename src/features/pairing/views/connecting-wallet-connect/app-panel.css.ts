import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'

export const more = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  inlineSize: '100%',
  textAlign: 'start',
})

export const centered = style({ justifySelf: 'center' })
