import type { PropDefs } from '../props/prop-defs.js'

export const avatarProps = {
  size: { values: ['1', '2', '3', '4', '5'], default: '3' },
  shape: { values: ['round', 'square'], default: 'round' },
} as const satisfies PropDefs
