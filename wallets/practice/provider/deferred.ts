/** What the first script of the site does without. */
export { announceNamespaces as announceAll } from './namespaces/announce-namespaces.js'
export { openWallet } from './open-wallet.js'
