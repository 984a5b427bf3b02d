import type { PropDefs } from '../props/prop-defs.js'

export const radioGroupProps = {
  size: { values: ['1', '2', '3'], default: '2' },
  variant: { values: ['plain', 'rows', 'cards'], default: 'plain' },
  orientation: { values: ['vertical', 'horizontal'], default: 'vertical' },
} as const satisfies PropDefs
