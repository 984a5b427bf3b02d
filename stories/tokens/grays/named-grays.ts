import { themeProps } from '../../../src/theme/theme.props.js'

/** The named grays; `auto` selects one of them. */
export const namedGrays = themeProps.gray.values.filter((gray) => gray !== 'auto')
