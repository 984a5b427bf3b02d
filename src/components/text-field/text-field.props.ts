import type { PropDefs } from '../props/prop-defs.js'

export const textFieldProps = {
  size: { values: ['1', '2', '3', '4'], default: '4' },
  invalid: { type: 'boolean', default: false },
} as const satisfies PropDefs
