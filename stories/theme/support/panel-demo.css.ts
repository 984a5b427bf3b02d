import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** What moves holds what is fixed inside: the panel stands in here and not in the window. */
export const place = style({
  position: 'relative',
  transform: 'translate(0)',
  inlineSize: 'min(max(22rem, 352px), 100vw)',
  background: vars.page.background,
})

export const page = style({ padding: vars.space[4], background: vars.page.background })
