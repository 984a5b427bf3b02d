import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'
import { forcedColors } from '../../../components/styling/states.js'

const hairline = {
  content: '',
  flex: 1,
  blockSize: '1px',
  background: vars.gray.line,
  '@media': forcedColors({ background: 'CanvasText' }),
} as const

export const orLine = style(
  layer({
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    fontSize: scaled(12.5),
    lineHeight: vars.font.lineHeight[2],
    color: vars.gray.textMuted,
    selectors: { '&::before': hairline, '&::after': hairline },
  }),
)
