import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { layer } from '../styling/layer.js'
import { scaled } from '../styling/scaled.js'

const least = createVar()

/** Equal columns; a long word does not widen them. */
const equal = (count: number) => layer({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = recipe({
  base: layer({ display: 'grid' }),
  variants: {
    columns: {
      '1': equal(1),
      '2': equal(2),
      '3': equal(3),
      '4': equal(4),
      '5': equal(5),
      '6': equal(6),
      fit: layer({ gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))` }),
    },
    minColumn: {
      small: layer({ vars: { [least]: scaled(112) } }),
      medium: layer({ vars: { [least]: scaled(176) } }),
      large: layer({ vars: { [least]: scaled(256) } }),
    },
    align: {
      stretch: {},
      start: layer({ alignItems: 'start' }),
      center: layer({ alignItems: 'center' }),
      end: layer({ alignItems: 'end' }),
      baseline: layer({ alignItems: 'baseline' }),
    },
    justify: {
      stretch: {},
      start: layer({ justifyItems: 'start' }),
      center: layer({ justifyItems: 'center' }),
      end: layer({ justifyItems: 'end' }),
    },
  },
  defaultVariants: { columns: '1' },
})
