export { bip122 } from './bip122.js'
export {
  bitcoinMainnet,
  bitcoinSignet,
  bitcoinTestnet3,
  bitcoinTestnet4,
  createBitcoinLocalnet,
} from './networks.js'
