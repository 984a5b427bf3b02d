export { embedded } from './embedded.js'
