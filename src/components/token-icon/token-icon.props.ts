import { avatarProps } from '../avatar/avatar.props.js'
import type { PropDefs } from '../props/prop-defs.js'

export const tokenIconProps = {
  size: { values: avatarProps.size.values, default: '3' },
} as const satisfies PropDefs
