/** The actions of the drivers, in one file that loads once a wallet is chosen. */

export { createPairedBitcoinActions } from './create-paired-bitcoin-actions.js'
export { createStandardActions } from './create-standard-actions.js'
export { createUnisatActions } from './create-unisat-actions.js'
export { createWbipActions } from './create-wbip-actions.js'
