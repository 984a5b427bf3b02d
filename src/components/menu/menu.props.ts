import type { PropDefs } from '../props/prop-defs.js'

export const menuProps = {
  size: { values: ['1', '2'], default: '2' },
  side: { values: ['top', 'right', 'bottom', 'left'], default: 'bottom' },
  align: { values: ['start', 'center', 'end'], default: 'start' },
} as const satisfies PropDefs
