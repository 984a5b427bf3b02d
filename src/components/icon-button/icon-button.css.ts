import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../../tokens/contract.css.js'
import { variantDefaults } from '../props/prop-defs.js'
import { layer } from '../styling/layer.js'
import { iconButtonProps } from './icon-button.props.js'

// Doubled selector: wins over Button's own padding whichever css file arrives last.
const square = (step: 1 | 2 | 3 | 4) =>
  layer({ selectors: { '&&': { inlineSize: vars.control[step], paddingInline: 0 } } })

export const iconButton = recipe({
  variants: { size: { '1': square(1), '2': square(2), '3': square(3), '4': square(4) } },
  defaultVariants: { size: variantDefaults(iconButtonProps).size },
})
