import { style } from '@vanilla-extract/css'

/** The measure of a live example. */
export const column = style({ inlineSize: 'min(22.5rem, 100%)', padding: '1rem', boxSizing: 'border-box' })
