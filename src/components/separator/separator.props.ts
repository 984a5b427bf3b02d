import type { PropDefs } from '../props/prop-defs.js'

export const separatorProps = {
  orientation: { values: ['horizontal', 'vertical'], default: 'horizontal' },
  decorative: { type: 'boolean', default: false },
} as const satisfies PropDefs
