import { accents } from '../../../src/components/index.js'

/** Gray is an accent too: it is whatever gray the theme has, and is measured with the grays. */
export const colouredAccents = accents.filter((name) => name !== 'gray')
