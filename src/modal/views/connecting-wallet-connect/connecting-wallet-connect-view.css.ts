import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

/** No wider than the card, which on a small phone is narrower than a code likes to be. */
export const code = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: scaled(10),
    textAlign: 'center',
  }),
)

/** As large as the code that comes. */
export const wait = style(
  layer({
    selectors: {
      '&&': {
        inlineSize: scaled(312),
        maxInlineSize: '100%',
        blockSize: 'auto',
        aspectRatio: '1',
        borderRadius: `calc(${scaled(18)} * ${vars.radiusFactor})`,
      },
    },
  }),
)

/** A link too long for a code has its own sentence. */
export const text = style(
  layer({
    overflowWrap: 'anywhere',
    selectors: { '&&': { maxInlineSize: scaled(280) }, '[data-status="refused"] + &': { display: 'none' } },
  }),
)

/** Copy link, and beside it how long this one lasts. */
export const line = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
  }),
)

/** As round as the button that comes. */
export const copyBone = style(layer({ selectors: { '&&': { borderRadius: vars.radius.control[5] } } }))

/** Its digits do not move the words beside them. */
export const timer = style(
  layer({
    fontSize: vars.font.size[2],
    lineHeight: vars.font.lineHeight[2],
    color: vars.gray.textMuted,
    fontVariantNumeric: 'tabular-nums',
  }),
)

/** The logo fills its place in the code; the white around it is the code's. */
export const logo = style(layer({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover', display: 'block' }))
