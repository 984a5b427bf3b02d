import type { PropDefs } from '../props/prop-defs.js'

export const calloutProps = {
  tone: { values: ['info', 'success', 'warning', 'danger'], default: 'info' },
  size: { values: ['1', '2'], default: '2' },
} as const satisfies PropDefs
