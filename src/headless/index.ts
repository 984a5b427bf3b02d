// TypeScript keeps this import in the declarations, where the features add their views, options and words to the types.
import '../features/index.js'

export * from '../core/index.js'
export { readMessages } from '../features/english.js'
export * from '../features/sign-in/index.js'
export { createLintel } from './create-lintel.js'
