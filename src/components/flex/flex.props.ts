import { boxProps, spaceSteps } from '../box/box.props.js'
import type { PropDefs } from '../props/prop-defs.js'

export const flexProps = {
  ...boxProps,
  direction: { values: ['row', 'column'], default: 'row' },
  align: { values: ['stretch', 'start', 'center', 'end', 'baseline'], default: 'stretch' },
  justify: { values: ['start', 'center', 'end', 'between'], default: 'start' },
  wrap: { values: ['nowrap', 'wrap'], default: 'nowrap' },
  gap: { values: spaceSteps, default: '0' },
  // `auto` is whatever `gap` says.
  rowGap: { values: ['auto', ...spaceSteps], default: 'auto' },
  columnGap: { values: ['auto', ...spaceSteps], default: 'auto' },
  inline: { type: 'boolean', default: false },
  stacks: { type: 'boolean', default: false },
} as const satisfies PropDefs
