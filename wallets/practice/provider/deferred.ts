/** The part that the first script of the site does not need. */
export { announceNamespaces as announceAll } from './namespaces/announce-namespaces.js'
export { openWallet } from './open-wallet.js'
