import { themeProps } from '../../../src/theme/index.js'

/** The grays there are; `auto` is a choice among them. */
export const namedGrays = themeProps.gray.values.filter((gray) => gray !== 'auto')
