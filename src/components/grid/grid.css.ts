import { createVar } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { responsiveVariants } from '../styling/responsive-variants.js'
import { scaled } from '../styling/scaled.js'

const least = createVar()

/** Equal columns; a long word does not widen them. */
const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    ...responsiveVariants('columns', {
      '1': equal(1),
      '2': equal(2),
      '3': equal(3),
      '4': equal(4),
      '5': equal(5),
      '6': equal(6),
      fit: { gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))` },
    }),
    minColumn: {
      small: { vars: { [least]: scaled(112) } },
      medium: { vars: { [least]: scaled(176) } },
      large: { vars: { [least]: scaled(256) } },
    },
    align: {
      stretch: {},
      start: { alignItems: 'start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      stretch: {},
      start: { justifyItems: 'start' },
      center: { justifyItems: 'center' },
      end: { justifyItems: 'end' },
    },
  },
  defaultVariants: { columns: '1' },
})
