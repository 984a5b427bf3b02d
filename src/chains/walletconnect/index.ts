export { walletConnect } from './wallet-connect.js'
