import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { pressable } from '../../../components/styling/pressable.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing, forcedColors, hoverQuery } from '../../../components/styling/states.js'

/** The hairline starts at the text: 8 px of padding, the icon of 36 and its gap of 12. */
export const item = style(
  layer({
    position: 'relative',
    selectors: {
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: scaled(56),
        insetInlineEnd: scaled(10),
        blockSize: '1px',
        background: vars.gray.line,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '& + &::before': { background: 'CanvasText', opacity: 0.4 } } },
    },
  }),
)

export const row = style(
  layer({
    appearance: 'none',
    boxSizing: 'border-box',
    position: 'relative',
    margin: 0,
    border: 0,
    inlineSize: '100%',
    minBlockSize: scaled(52),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: scaled(8),
    paddingInline: `${scaled(8)} ${scaled(10)}`,
    borderRadius: vars.radius.panel[5],
    font: 'inherit',
    color: vars.gray.text,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.motion.title} ease-out`,
    ...pressable('transparent', vars.gray.tint, vars.gray.tintActive),
    selectors: {
      '&:active:not([aria-disabled="true"])': { background: vars.gray.tintActive },
      '&:focus-visible': { background: vars.gray.tint, ...focusRing('inside') },
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    },
  }),
)

/** Everything of a disabled row but its focus ring, which has to stay as strong as any other. */
export const content = style(
  layer({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 'inherit',
    selectors: { '[aria-disabled="true"] > &': { opacity: 0.55 } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[aria-disabled="true"] > &': { opacity: 1, color: 'GrayText' } },
      },
    },
  }),
)

export const icon = style(layer({ flex: 'none', display: 'grid' }))
export const words = style(layer({ flex: 1, minInlineSize: 0, display: 'grid' }))

export const name = style(
  layer({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: vars.font.size[4],
    lineHeight: vars.font.lineHeight[4],
    letterSpacing: vars.font.letterSpacing[4],
    fontWeight: vars.font.weight.medium,
  }),
)

export const sub = style(
  layer({
    fontSize: scaled(12.5),
    lineHeight: vars.font.lineHeight[2],
    color: vars.gray.textMuted,
    '@media': forcedColors({ color: 'inherit' }),
  }),
)

export const end = style(layer({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space[3] }))
export const tag = style({})

// Two tints over each other: the badge's text goes one step up with its row, so that it stays readable.
type GlobalRule = Parameters<typeof globalStyle>[1]
const raised = { color: vars.accent.text }
globalStyle(`${row}:is(:active, :focus-visible) ${tag} > *`, layer(raised) as GlobalRule)
globalStyle(`${row}:hover ${tag} > *`, layer({ '@media': { [hoverQuery]: raised } }) as GlobalRule)

export const mark = style(layer({ color: vars.gray.mark, '@media': forcedColors({ color: 'inherit' }) }))
export const tick = style(layer({ color: vars.accent.textMuted, '@media': forcedColors({ color: 'Highlight' }) }))
