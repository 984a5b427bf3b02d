import { boxProps, spaceSteps } from '../box/box.props.js'
import type { PropDefs } from '../props/prop-defs.js'

export const gridProps = {
  ...boxProps,
  // `fit` takes as many as there is room for, each `minColumn` wide or more.
  columns: { values: ['1', '2', '3', '4', '5', '6', 'fit'], default: '1' },
  minColumn: { values: ['small', 'medium', 'large'], default: 'medium' },
  align: { values: ['stretch', 'start', 'center', 'end', 'baseline'], default: 'stretch' },
  justify: { values: ['stretch', 'start', 'center', 'end'], default: 'stretch' },
  gap: { values: spaceSteps, default: '0' },
  // `auto` is whatever `gap` says.
  rowGap: { values: ['auto', ...spaceSteps], default: 'auto' },
  columnGap: { values: ['auto', ...spaceSteps], default: 'auto' },
} as const satisfies PropDefs
