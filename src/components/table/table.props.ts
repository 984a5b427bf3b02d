import type { PropDefs } from '../props/prop-defs.js'

export const tableProps = {
  size: { values: ['1', '2', '3'], default: '2' },
  variant: { values: ['surface', 'plain'], default: 'surface' },
} as const satisfies PropDefs

export const tableCellProps = {
  align: { values: ['start', 'center', 'end'], default: 'start' },
} as const satisfies PropDefs
