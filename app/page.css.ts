import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { readColorScale } from '../tokens/color/read-color-scale.js'
import { vars } from '../tokens/index.js'
import { swatchAccents } from './swatch-accents.js'

const WIDE = '(min-width: 60rem)'
const scaled = (px: number) => `calc(${vars.unit} * ${px})`

globalStyle('html', { scrollbarGutter: 'stable' })
globalStyle('body', { margin: 0 })

export const page = style({
  maxInlineSize: '72rem',
  marginInline: 'auto',
  paddingInline: `min(${vars.space[5]}, 5vw)`,
  '@media': { [WIDE]: { paddingInline: vars.space[9] } },
})

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: scaled(72),
  '@media': { [WIDE]: { gap: vars.space[6] } },
})

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.gray.text,
  fontSize: vars.font.size[6],
  fontWeight: vars.font.weight.medium,
  letterSpacing: vars.font.letterSpacing[6],
  textDecoration: 'none',
})

export const nav = style({
  display: 'none',
  gap: vars.space[5],
  '@media': { [WIDE]: { display: 'flex' } },
})

export const link = style({
  color: vars.gray.textMuted,
  fontSize: vars.font.size[4],
  textDecoration: 'none',
  borderRadius: vars.radius.control[2],
  selectors: {
    '&:hover': { color: vars.gray.text },
    '&:focus-visible': { outline: `2px solid ${vars.accent.ring}`, outlineOffset: 4 },
  },
})

export const headerEnd = style({ display: 'flex', gap: vars.space[2], marginInlineStart: 'auto' })

export const kbd = style({
  display: 'none',
  minInlineSize: scaled(20),
  boxSizing: 'border-box',
  paddingInline: vars.space[1],
  borderRadius: vars.radius.panel[2],
  boxShadow: `inset 0 0 0 1px ${vars.gray.border}`,
  color: vars.gray.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.font.size[1],
  lineHeight: scaled(18),
  textAlign: 'center',
  // Hidden in narrow windows, where the account button needs the space.
  '@media': { '(hover: hover) and (min-width: 30rem)': { display: 'inline-block' } },
})

export const hero = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[7],
  '@media': {
    [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) ${scaled(440)}`, alignItems: 'center', paddingBlock: vars.space[9] },
  },
})

export const heroText = style({ display: 'grid', justifyItems: 'start', gap: vars.space[5], minInlineSize: 0 })

export const heroTitle = style({
  margin: 0,
  color: vars.gray.text,
  maxInlineSize: '8em',
  fontSize: `clamp(2.5rem, 9vw, ${vars.font.size[9]})`,
  lineHeight: 1.03,
  letterSpacing: vars.font.letterSpacing[9],
  fontWeight: vars.font.weight.bold,
  textWrap: 'balance',
})

export const lead = style({
  margin: 0,
  maxInlineSize: '26em',
  color: vars.gray.textMuted,
  fontSize: scaled(19),
  lineHeight: 1.5,
  textWrap: 'pretty',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] })

/** As high as one line, so that the page stays where it is when the hint has loaded. */
export const hint = style({ minBlockSize: vars.font.lineHeight[2] })

export const swatchRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] })

export const swatches = style({ display: 'flex', flexWrap: 'wrap', gap: scaled(10), border: 0, padding: 0, margin: 0 })

/** A native radio input styled as a swatch, so that the browser handles the keyboard. */
export const swatch = style({
  appearance: 'none',
  inlineSize: scaled(24),
  blockSize: scaled(24),
  margin: 0,
  borderRadius: '50%',
  cursor: 'pointer',
  outline: '2px solid transparent',
  outlineOffset: 2,
  selectors: {
    '&:checked': { outlineColor: vars.gray.text },
    '&:focus-visible': { outlineColor: vars.accent.ring, outlineOffset: 4 },
  },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
})

/** Read from the token data, because the css of an accent loads only when it is selected. */
export const swatchColors = styleVariants(
  Object.fromEntries(swatchAccents.map((accent) => [accent, readColorScale(accent)])),
  ({ light, dark }) => ({ background: `light-dark(${light.solid[9]}, ${dark.solid[9]})` }),
)

export const arch = style({
  position: 'relative',
  justifySelf: 'center',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: scaled(440),
  paddingBlock: `${scaled(44)} ${scaled(56)}`,
  paddingInline: `min(${scaled(40)}, 4vw)`,
  // The background fades into the page; only the beam is solid.
  borderStartStartRadius: scaled(24),
  borderStartEndRadius: scaled(24),
  background: `linear-gradient(${vars.scale.accentAlpha[4]}, transparent 92%)`,
  borderBlockStart: `${scaled(10)} solid ${vars.accent.solid}`,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})

export const archCard = style({
  overflow: 'hidden',
  borderRadius: vars.radius.panel[8],
  background: `light-dark(#fff, ${vars.scale.gray[2]})`,
  boxShadow: vars.shadow[6],
})

export const archHeader = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  minBlockSize: scaled(60),
  paddingInline: scaled(22),
  color: vars.gray.textMuted,
})
export const archTitle = style({
  color: vars.gray.text,
  fontSize: vars.font.size[5],
  fontWeight: vars.font.weight.medium,
  letterSpacing: vars.font.letterSpacing[5],
})
export const archEnd = style({ justifySelf: 'end' })
export const archBody = style({ padding: `${scaled(4)} ${scaled(16)} ${scaled(16)}` })
export const archIcon = style({
  position: 'relative',
  inlineSize: scaled(36),
  borderRadius: `calc(${scaled(10)} * ${vars.radiusFactor})`,
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

export const section = style({
  display: 'grid',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
  borderBlockStart: `1px solid ${vars.gray.line}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
})

export const feature = style({ display: 'grid', alignContent: 'start', gap: vars.space[1] })
export const featureIcon = style({ color: vars.accent.textMuted, marginBlockEnd: vars.space[3] })
export const featureTitle = style({
  margin: 0,
  color: vars.gray.text,
  fontSize: vars.font.size[4],
  fontWeight: vars.font.weight.medium,
})
export const featureText = style({
  margin: 0,
  color: vars.gray.textMuted,
  fontSize: vars.font.size[3],
  lineHeight: vars.font.lineHeight[3],
  textWrap: 'pretty',
})

export const code = style({
  // On a page in Arabic, too.
  direction: 'ltr',
  boxSizing: 'border-box',
  margin: 0,
  maxInlineSize: '100%',
  overflowX: 'auto',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.panel[4],
  background: vars.gray.surface,
  boxShadow: `inset 0 0 0 1px ${vars.gray.line}`,
  color: vars.gray.textMuted,
  fontFamily: vars.font.mono,
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[4],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.accent.ring}` } },
})
