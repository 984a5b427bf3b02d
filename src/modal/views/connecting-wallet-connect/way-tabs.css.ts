import { style } from '@vanilla-extract/css'
import { vars } from '../../../../tokens/contract.css.js'
import { layer } from '../../../components/styling/layer.js'
import { scaled } from '../../../components/styling/scaled.js'

export const tabs = style(layer({ marginInline: scaled(16), marginBlock: `${scaled(4)} ${scaled(8)}` }))

/** Long words on a narrow phone go on in a second line: no way is out of sight. Wins over what the tab is given by its list. */
export const way = style(
  layer({
    selectors: {
      '&&&': { flex: '1 1 auto', minInlineSize: 'min-content', paddingInline: vars.space[2], whiteSpace: 'normal' },
    },
  }),
)
