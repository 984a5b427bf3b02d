export { createPolkadotLocalnet, kusamaAssetHub, polkadotAssetHub } from './networks.js'
export { polkadot } from './polkadot.js'
