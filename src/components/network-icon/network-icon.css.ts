import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'

/** An edge over the picture: visible also for a white picture on a white card. */
export const edged = style({
  position: 'relative',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
    },
  },
})
