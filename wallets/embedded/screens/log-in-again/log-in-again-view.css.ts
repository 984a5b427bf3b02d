import { style } from '@vanilla-extract/css'

export const center = style({ display: 'grid', justifyItems: 'center' })
