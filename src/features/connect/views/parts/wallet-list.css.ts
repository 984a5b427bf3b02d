import { style } from '@vanilla-extract/css'
import { vars } from '../../../../../tokens/contract.css.js'
import { scaled } from '../../../../components/styling/scaled.js'
import { forcedColors } from '../../../../components/styling/states.js'

/** The QR icon of the WalletConnect row. */
export const codeTile = style({
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  inlineSize: scaled(36),
  blockSize: scaled(36),
  borderRadius: `calc(${scaled(10)} * ${vars.radiusFactor})`,
  background: vars.accent.solid,
  color: vars.accent.markOnSolid,
  '@media': forcedColors({ border: '1px solid CanvasText', background: 'Canvas', color: 'CanvasText' }),
})

/** As high as a row with badges: a wallet that announces its namespaces later does not move the rows below it. */
export const twoLines = style({ minBlockSize: scaled(60) })
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1], paddingBlockStart: scaled(2) })
