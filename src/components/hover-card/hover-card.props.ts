import type { PropDefs } from '../props/prop-defs.js'

export const hoverCardProps = {
  side: { values: ['top', 'right', 'bottom', 'left'], default: 'bottom' },
  align: { values: ['start', 'center', 'end'], default: 'center' },
} as const satisfies PropDefs
