import type { PropDefs } from '../props/prop-defs.js'
import { textProps } from '../text/text.props.js'

export const headingProps = {
  as: { values: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], default: 'h2' },
  size: { values: textProps.size.values, default: '6' },
  weight: { values: textProps.weight.values, default: 'medium' },
  tone: textProps.tone,
  align: textProps.align,
  wrap: { values: textProps.wrap.values, default: 'balance' },
  truncate: textProps.truncate,
} as const satisfies PropDefs
