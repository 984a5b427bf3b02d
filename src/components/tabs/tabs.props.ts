import type { PropDefs } from '../props/prop-defs.js'

export const tabsProps = {
  orientation: { values: ['horizontal', 'vertical'], default: 'horizontal' },
  activationMode: { values: ['automatic', 'manual'], default: 'automatic' },
} as const satisfies PropDefs

export const tabsListProps = {
  variant: { values: ['line', 'segmented'], default: 'line' },
  size: { values: ['1', '2', '3'], default: '2' },
} as const satisfies PropDefs
