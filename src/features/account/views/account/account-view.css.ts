import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { clamp } from '../../../../components/styling/clamp.js'
import { scaled } from '../../../../components/styling/scaled.js'
import { forcedColors } from '../../../../components/styling/states.js'
import { coarsePointerQuery } from '../../../../components/styling/touch-target.js'
// Imported so that the rules below come after the rules they change.
import '../../../../components/button/button.css.js'

export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: scaled(2),
  textAlign: 'center',
})

export const avatar = style({ marginBlockEnd: scaled(8) })

/** The name of the account, which opens the list of wallets. */
export const switcher = style({
  maxInlineSize: '100%',
  fontSize: vars.font.size[6],
  lineHeight: vars.font.lineHeight[6],
})

/** Not Text, whose color the button could not change in forced colors. */
export const name = style({ ...clamp(2), minInlineSize: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' })

export const addressLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: scaled(4),
  minInlineSize: 0,
  maxInlineSize: '100%',
  // Room for the touch targets of the name above and of these buttons.
  '@media': { [coarsePointerQuery]: { marginBlock: scaled(18), gap: scaled(22) } },
})

export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: scaled(2),
  minInlineSize: 0,
  textAlign: 'center',
  paddingBlock: `${scaled(2)} ${scaled(4)}`,
})

/** The zero in place of an unknown balance. */
export const unknown = style({ color: vars.gray.textMuted })

export const notice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${scaled(4)} ${scaled(8)}`,
})

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
})

/** A button with its icon above its label. */
export const action = style({
  flexDirection: 'column',
  blockSize: 'auto',
  minBlockSize: scaled(58),
  gap: scaled(4),
  paddingBlock: scaled(8),
  paddingInline: scaled(4),
  fontSize: vars.font.size[2],
  lineHeight: vars.font.lineHeight[2],
})

export const actionIcon = style({ color: vars.accent.textMuted, '@media': forcedColors({ color: 'inherit' }) })

/** As many columns as fit tiles wide enough for a picture. */
export const nfts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${scaled(92)}, 1fr))`,
  gap: vars.space[3],
  listStyle: 'none',
  margin: `0 0 ${vars.space[3]}`,
  padding: 0,
  maxBlockSize: scaled(320),
  overflowY: 'auto',
})

export const nft = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: scaled(4),
})

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.panel[6],
  background: vars.gray.tint,
  color: vars.gray.mark,
  '@media': forcedColors({ border: '1px solid CanvasText' }),
})
