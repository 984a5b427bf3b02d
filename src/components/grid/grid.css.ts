import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { responsiveRules } from '../styling/layout-rules.js'
import { scaled } from '../styling/scaled.js'

const least = createVar()

/** Equal columns; a long word does not widen them. */
const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = style({ display: 'grid' })

responsiveRules({
  columns: {
    '1': equal(1),
    '2': equal(2),
    '3': equal(3),
    '4': equal(4),
    '5': equal(5),
    '6': equal(6),
    fit: { gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))` },
  },
  items: {
    stretch: { justifyItems: 'stretch' },
    start: { justifyItems: 'start' },
    center: { justifyItems: 'center' },
    end: { justifyItems: 'end' },
  },
})

export const minColumns = styleVariants({ small: 112, medium: 176, large: 256 }, (px) => ({
  vars: { [least]: scaled(px) },
}))
