import { style } from '@vanilla-extract/css'

/** It stays whole beside a long name. */
export const state = style({ flex: 'none' })
