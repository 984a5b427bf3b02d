// The code that loads with the first wallet or balance. One file, because they come one after the other.
export { getBalance } from '../reads/get-balance.js'
export { createExtensionActions } from './create-extension-actions.js'
export { createPairedPolkadotActions } from './create-paired-polkadot-actions.js'
