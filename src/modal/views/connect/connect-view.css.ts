import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

/** Everything that waits for the checkbox. */
export const ways = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    transition: `opacity ${vars.motion.view} ease-out`,
    selectors: { '&[inert]': { opacity: 0.55 } },
  }),
)

/** As a disabled button looks, while it waits. */
export const expand = style(
  layer({ selectors: { '[inert] &&': { background: vars.gray.tintHover, color: vars.gray.text } } }),
)

/** As high as one line of it, so that nothing moves when its code arrives. */
export const legal = style(layer({ minBlockSize: scaled(24), paddingInline: vars.space[1] }))
