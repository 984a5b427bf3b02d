import { style } from '@vanilla-extract/css'

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: 'middle' })

export const directional = style({ selectors: { '&:where(:dir(rtl))': { transform: 'scaleX(-1)' } } })
