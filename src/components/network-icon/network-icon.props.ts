import { avatarProps } from '../avatar/avatar.props.js'
import type { PropDefs } from '../props/prop-defs.js'

export const networkIconProps = {
  size: { values: avatarProps.size.values, default: '3' },
  shape: { values: ['round', 'square'], default: 'round' },
} as const satisfies PropDefs
