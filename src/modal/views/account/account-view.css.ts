import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { scaled } from '../../../components/styling/scaled.js'

export const identity = style({
  display: 'grid',
  justifyItems: 'center',
  gap: scaled(2),
  textAlign: 'center',
  minInlineSize: 0,
})

export const avatar = style({ marginBlockEnd: scaled(10) })

/** As wide as the copy button on the other side, so that the address is centred. */
export const address = style({ paddingInlineStart: scaled(32) })

export const wallet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: scaled(6),
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const balance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: scaled(2),
  minInlineSize: 0,
  textAlign: 'center',
  paddingBlock: `${scaled(4)} ${scaled(8)}`,
})

/** The zero in place of a balance that is not known. */
export const unknown = style({ color: vars.gray.textMuted })

export const notice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${scaled(4)} ${scaled(8)}`,
})
