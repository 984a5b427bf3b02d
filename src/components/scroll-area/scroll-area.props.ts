import type { PropDefs } from '../props/prop-defs.js'

export const scrollAreaProps = {
  orientation: { values: ['vertical', 'horizontal', 'both'], default: 'vertical' },
} as const satisfies PropDefs
