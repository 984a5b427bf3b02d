/** What the first script of the site does without. */
export { announceNamespaces } from './namespaces/announce-namespaces.js'
export { openWallet } from './open-wallet.js'
