import type { PropDefs } from '../props/prop-defs.js'

export const oneTimePasswordFieldProps = {
  size: { values: ['1', '2'], default: '2' },
  kind: { values: ['numeric', 'alpha', 'alphanumeric'], default: 'numeric' },
  invalid: { type: 'boolean', default: false },
  autoSubmit: { type: 'boolean', default: false },
} as const satisfies PropDefs
