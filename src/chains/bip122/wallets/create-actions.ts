/** What the drivers do once a wallet is chosen: one file, which is loaded then. */

export { createPairedBitcoinActions } from './create-paired-bitcoin-actions.js'
export { createStandardActions } from './create-standard-actions.js'
export { createUnisatActions } from './create-unisat-actions.js'
export { createWbipActions } from './create-wbip-actions.js'
