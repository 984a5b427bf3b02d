// TypeScript keeps this import in the declarations, where the features add their views, options and words to the types.
import '../features/index.js'

export * from '../core/index.js'
export type { WalletFeature } from '../features/account/model/wallet-features.js'
export type { ConnectMethod } from '../features/connect/model/connect-methods.js'
export { errorCodes, readMessages } from '../features/english.js'
export { ReceiverChangedError } from '../features/send/receiver-changed-error.js'
export * from '../features/sign-in/index.js'
export { createLintel } from './create-lintel.js'
