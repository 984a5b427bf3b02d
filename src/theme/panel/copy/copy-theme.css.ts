import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing, hoverQuery } from '../../../components/styling/states.js'
import { tileMedia } from '../choices/radio-tile.css.js'

export const place = style(layer({ display: 'grid', gap: vars.space[2] }))

export const bar = style(layer({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }))

export const formats = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 0 auto',
    minInlineSize: 0,
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    margin: 0,
    padding: '3px',
    border: 0,
    borderRadius: vars.radius.panel[5],
    background: vars.gray.tint,
  }),
)

export const format = style(
  layer({
    position: 'relative',
    flex: '1 1 auto',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '24px',
    minBlockSize: `max(24px, ${scaled(30)})`,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.panel[4],
    color: vars.gray.textOnControl,
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    cursor: 'pointer',
    selectors: {
      '&:has(:checked)': {
        background: vars.page.background,
        boxShadow: `0 0 0 1px ${vars.gray.border}`,
        fontWeight: vars.font.weight.medium,
      },
      '&:has(:focus-visible)': focusRing(),
    },
    '@media': tileMedia,
  }),
)

// Doubled selectors: they win over Button's own colours whichever css file arrives last.
/** The one strong action of the panel, in the one colour that is no accent. */
export const button = style(
  layer({
    flex: '1 1 auto',
    selectors: {
      '&&': { background: vars.gray.text, color: vars.page.background },
      '&&:active': { background: vars.gray.textMuted },
    },
    '@media': {
      [hoverQuery]: {
        selectors: { '&&:hover': { background: `color-mix(in srgb, ${vars.gray.text} 88%, ${vars.gray.solid})` } },
      },
      '(forced-colors: active)': { selectors: { '&&': { background: 'Highlight', color: 'HighlightText' } } },
    },
  }),
)

/** Both words lie in one cell: the button is as wide as the longer one and never jumps. */
export const words = style(layer({ display: 'grid' }))

export const word = style(
  layer({ gridArea: '1 / 1', textAlign: 'center', selectors: { '&[data-unseen]': { opacity: 0 } } }),
)

export const byHand = style(layer({ display: 'grid', gap: vars.space[1] }))

export const reason = style(
  layer({ margin: 0, color: vars.gray.textMuted, fontSize: vars.font.size[2], lineHeight: vars.font.lineHeight[2] }),
)

export const field = style(
  layer({
    boxSizing: 'border-box',
    inlineSize: '100%',
    margin: 0,
    padding: vars.space[2],
    resize: 'none',
    border: `1px solid ${vars.gray.border}`,
    borderRadius: vars.radius.panel[4],
    background: vars.gray.surface,
    color: vars.gray.text,
    fontFamily: vars.font.mono,
    fontSize: vars.font.size[1],
    lineHeight: vars.font.lineHeight[1],
    selectors: { '&:focus-visible': focusRing('inside') },
    // Under 16 px iOS zooms into a focused field.
    '@media': { '(pointer: coarse)': { fontSize: '16px', lineHeight: '1.25' } },
  }),
)
