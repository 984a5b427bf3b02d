import type { PropDefs } from '../props/prop-defs.js'

export const segmentedControlProps = {
  size: { values: ['1', '2', '3'], default: '2' },
} as const satisfies PropDefs
