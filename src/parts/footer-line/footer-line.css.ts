import { style } from '@vanilla-extract/css'
import { vars } from '../../../tokens/contract.css.js'
import { clamp } from '../../components/styling/clamp.js'
import { scaled } from '../../components/styling/scaled.js'
import { forcedColors, hoverQuery, linkColor } from '../../components/styling/states.js'
import { coarsePointerQuery, mouseTarget, touchTarget } from '../../components/styling/touch-target.js'

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scaled(6),
  padding: `${scaled(14)} ${scaled(20)}`,
  borderBlockStart: `1px solid ${vars.gray.line}`,
  fontSize: scaled(13.5),
  lineHeight: vars.font.lineHeight[3],
  color: vars.gray.textMuted,
  textAlign: 'center',
  boxSizing: 'border-box',
  '@media': {
    // The touch target of the action, and the border.
    [coarsePointerQuery]: { minBlockSize: `calc(${vars.touchTarget} + 2px)` },
    ...forcedColors({ borderColor: 'CanvasText' }),
  },
})

/** The text of a link or an action. May contain a wallet's long name. */
export const words = style({ ...clamp(2), minInlineSize: 0, overflowWrap: 'anywhere' })

export const link = style({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: vars.radius.panel[1],
  color: vars.accent.textMuted,
  fontWeight: vars.font.weight.medium,
  textDecoration: 'none',
  selectors: mouseTarget,
  '@media': {
    [hoverQuery]: { selectors: { '&:hover': { textDecoration: 'underline' } } },
    ...touchTarget,
    ...linkColor(vars.accent.textMuted),
    ...forcedColors({ color: 'LinkText' }),
  },
})

export const action = style({
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  border: 0,
  font: 'inherit',
  maxInlineSize: '100%',
  color: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scaled(6),
  marginBlock: scaled(-8),
  minBlockSize: vars.control[2],
  paddingBlock: 0,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control[5],
  background: 'transparent',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { transition: `background-color ${vars.motion.title} ease-out, color ${vars.motion.title} ease-out` },
    '&:where([aria-disabled="true"])': { opacity: 0.55, cursor: 'progress' },
    '&:where(:active:not([aria-disabled="true"]))': { background: vars.gray.tintHover, color: vars.gray.text },
  },
  '@media': {
    [hoverQuery]: {
      selectors: {
        '&:where(:hover:not([aria-disabled="true"]))': { background: vars.gray.tint, color: vars.gray.text },
      },
    },
    ...touchTarget,
    ...forcedColors({ color: 'ButtonText' }),
  },
})
