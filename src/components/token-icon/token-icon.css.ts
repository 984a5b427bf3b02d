import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { scaled } from '../styling/scaled.js'
import { forcedColors } from '../styling/states.js'

export const tokenIcon = style({ position: 'relative', display: 'inline-flex', flex: 'none', verticalAlign: 'middle' })

// Overrides the size of Avatar.
const edge = (px: number) => ({ inlineSize: scaled(px), fontSize: scaled(px * 0.6) })

/** The badge of the network, with an edge in the color below the icon: `--lintel-token-icon-edge`. */
export const badge = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: scaled(-3),
    insetInlineEnd: scaled(-3),
    boxShadow: `0 0 0 2px var(--lintel-token-icon-edge, ${vars.page.background})`,
    // The tint of a letter is translucent.
    backgroundColor: `var(--lintel-token-icon-edge, ${vars.page.background})`,
    backgroundImage: `linear-gradient(${vars.accent.tint} 0 0)`,
    '@media': forcedColors({ background: 'Canvas' }),
  },
  variants: {
    size: { '1': edge(12), '2': edge(14), '3': edge(16), '4': edge(20), '5': edge(26) },
  },
})
