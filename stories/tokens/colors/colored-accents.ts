import { accents } from '../../../src/components/index.js'

/** The accents except `gray`, which is the gray of the theme and is measured with the grays. */
export const coloredAccents = accents.filter((name) => name !== 'gray')
