import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { clamp } from '../../../components/styling/clamp.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'
import { focusRing } from '../../../components/styling/states.js'

export const image = style(layer({ display: 'grid', justifyItems: 'center', marginBlockEnd: scaled(10) }))

export const words = style(
  layer({
    display: 'grid',
    justifyItems: 'center',
    gap: scaled(6),
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
  }),
)

// As Heading and Text have it, which would bring every step of the type scale into what opening the modal loads.
const type = (step: 3 | 6) =>
  ({
    margin: 0,
    fontSize: vars.font.size[step],
    lineHeight: vars.font.lineHeight[step],
    letterSpacing: vars.font.letterSpacing[step],
    textWrap: 'balance',
    // What a stranger calls itself cannot turn the words around it.
    unicodeBidi: 'isolate',
  }) as const

// Arabic and its kin are joined: any spacing tears the letters apart.
const joined = { '&:lang(ar), &:lang(fa), &:lang(ur)': { letterSpacing: 0 } }

export const title = style(
  layer({
    ...type(6),
    ...clamp(4),
    fontWeight: vars.font.weight.medium,
    color: vars.gray.text,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.panel[3],
    selectors: { ...joined, '&:focus': { outline: 'none' }, '&:focus-visible': focusRing() },
  }),
)

/** Short lines: two of half a width are read faster than one of all of it. */
export const text = style(
  layer({ ...type(3), ...clamp(10), maxInlineSize: scaled(260), color: vars.gray.textMuted, selectors: joined }),
)

export const actions = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[2],
    marginBlockStart: scaled(12),
  }),
)
