import type { PropDefs } from '../props/prop-defs.js'

export const popoverProps = {
  size: { values: ['1', '2'], default: '2' },
  side: { values: ['top', 'right', 'bottom', 'left'], default: 'bottom' },
  align: { values: ['start', 'center', 'end'], default: 'center' },
} as const satisfies PropDefs
