import { buttonProps } from '../button/button.props.js'
import type { PropDefs } from '../props/prop-defs.js'

export const copyButtonProps = {
  kind: { values: ['icon', 'text'], default: 'icon' },
  size: { values: buttonProps.size.values, default: '2' },
  variant: { values: buttonProps.variant.values, default: 'ghost' },
} as const satisfies PropDefs
