import type { PropDefs } from '../props/prop-defs.js'

export const tooltipProps = {
  side: { values: ['top', 'right', 'bottom', 'left'], default: 'top' },
  align: { values: ['start', 'center', 'end'], default: 'center' },
} as const satisfies PropDefs
