import type { PropDefs } from '../props/prop-defs.js'

export const dataListProps = {
  orientation: { values: ['horizontal', 'vertical'], default: 'horizontal' },
  align: { values: ['start', 'end'], default: 'start' },
  size: { values: ['1', '2', '3'], default: '2' },
  divided: { type: 'boolean', default: false },
} as const satisfies PropDefs
