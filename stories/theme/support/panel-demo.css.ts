import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** A transform makes this the container of fixed elements: the panel is positioned here and not in the window. */
export const place = style({
  position: 'relative',
  transform: 'translate(0)',
  inlineSize: 'min(max(22rem, 352px), 100vw)',
  background: vars.page.background,
})

export const page = style({ padding: vars.space[4], background: vars.page.background })
