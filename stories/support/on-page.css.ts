import { style } from '@vanilla-extract/css'

/** As wide as a docs page lets it be; what measures its own width has none of itself. */
export const page = style({ inlineSize: 'min(60rem, calc(100vw - 2rem))' })
