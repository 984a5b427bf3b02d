import type { PropDefs } from '../props/prop-defs.js'

export const textProps = {
  as: { values: ['span', 'p', 'div', 'label'], default: 'span' },
  size: { values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], default: '4' },
  weight: { values: ['regular', 'medium', 'bold'], default: 'regular' },
  tone: { values: ['default', 'muted', 'accent'], default: 'default' },
  align: { values: ['start', 'center', 'end'], default: 'start' },
  wrap: { values: ['wrap', 'balance', 'pretty'], default: 'wrap' },
  truncate: { type: 'boolean', default: false },
  tabular: { type: 'boolean', default: false },
} as const satisfies PropDefs
