import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { matchParent } from '../styling/match-parent.js'

const size = (step: keyof typeof vars.font.size) => ({
  fontSize: vars.font.size[step],
  lineHeight: vars.font.lineHeight[step],
  letterSpacing: vars.font.letterSpacing[step],
})

export const text = recipe({
  base: {
    margin: 0,
    // Text from outside does not affect the direction of the text around it, and does not overflow.
    unicodeBidi: 'isolate',
    overflowWrap: 'anywhere',
    // Letter spacing would separate joined scripts such as Arabic.
    selectors: { '&:where(:lang(ar)), &:where(:lang(fa)), &:where(:lang(ur))': { letterSpacing: 0 } },
  },
  variants: {
    size: {
      '1': size(1),
      '2': size(2),
      '3': size(3),
      '4': size(4),
      '5': size(5),
      '6': size(6),
      '7': size(7),
      '8': size(8),
      '9': size(9),
    },
    weight: {
      regular: { fontWeight: vars.font.weight.regular },
      medium: { fontWeight: vars.font.weight.medium },
      bold: { fontWeight: vars.font.weight.bold },
    },
    tone: {
      default: { color: vars.gray.text },
      muted: { color: vars.gray.textMuted },
      accent: { color: vars.accent.textMuted },
    },
    wrap: {
      wrap: {},
      balance: { textWrap: 'balance' },
      pretty: { textWrap: 'pretty' },
    },
    truncate: {
      true: {
        display: 'block',
        minInlineSize: 0,
        maxInlineSize: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        // Its own direction decides which end is cut; its alignment is that of the parent.
        ...matchParent,
      },
    },
    align: {
      start: {},
      center: { textAlign: 'center' },
      end: { textAlign: 'end' },
    },
    tabular: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: {
    size: '4',
    weight: 'regular',
    tone: 'default',
    align: 'start',
    wrap: 'wrap',
  },
})
