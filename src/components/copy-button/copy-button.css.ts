import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { layer } from '../styling/layer.js'
import { focusRing } from '../styling/states.js'
import { fieldTarget } from '../styling/touch-target.js'

export const root = style(
  layer({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    maxInlineSize: '100%',
    verticalAlign: 'middle',
  }),
)

/** Both words lie in one cell: the button is as wide as the longer one and never jumps. */
export const words = style(layer({ display: 'grid' }))

export const word = style(
  layer({ gridArea: '1 / 1', textAlign: 'center', selectors: { '&:where([data-unseen])': { opacity: 0 } } }),
)

/** The value, to be copied by hand. */
export const byHand = style(
  layer({
    boxSizing: 'border-box',
    flex: '1 1 12rem',
    minInlineSize: 0,
    minBlockSize: vars.control[2],
    margin: 0,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[2],
    border: `1px solid ${vars.gray.border}`,
    borderRadius: vars.radius.control[5],
    background: vars.gray.surface,
    color: vars.gray.text,
    fontFamily: vars.font.mono,
    // Under 16 px iOS zooms into a focused field.
    fontSize: `max(16px, ${vars.font.size[2]})`,
    selectors: { '&:where(:focus-visible)': focusRing('inside') },
    '@media': fieldTarget(vars.control[2]),
  }),
)

export const reason = style(
  layer({
    flexBasis: '100%',
    color: vars.gray.textMuted,
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
  }),
)
