import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/index.js'

export const peer = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] })

export const account = style({
  minBlockSize: '2.75rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingInline: vars.space[3],
})
