import { style } from '@vanilla-extract/css'

/** The full width of the docs page. */
export const page = style({ inlineSize: 'min(60rem, calc(100vw - 2rem))' })
