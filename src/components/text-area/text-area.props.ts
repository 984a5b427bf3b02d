import type { PropDefs } from '../props/prop-defs.js'
import { textFieldProps } from '../text-field/text-field.props.js'

export const textAreaProps = {
  size: textFieldProps.size,
  invalid: { type: 'boolean', default: false },
} as const satisfies PropDefs
