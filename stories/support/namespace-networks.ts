import bitcoin from '@web3icons/core/svgs/networks/background/bitcoin.svg.js'
import polkadot from '@web3icons/core/svgs/networks/background/polkadot.svg.js'
import solana from '@web3icons/core/svgs/networks/background/solana.svg.js'
import kusama from '@web3icons/core/svgs/tokens/background/KSM.svg.js'
import { bitcoinMainnet, bitcoinSignet } from '../../src/chains/bip122/networks.js'
import { kusamaAssetHub, polkadotAssetHub } from '../../src/chains/polkadot/networks.js'
import { solanaDevnet, solanaMainnet } from '../../src/chains/solana/networks.js'
import type { Network } from '../../src/core/model/network.js'

/** Networks of Solana, Bitcoin and Polkadot with the icons that the directory serves for them. */
export const namespaceNetworks: readonly Network[] = (
  [
    [solanaMainnet, solana],
    [solanaDevnet, solana],
    [bitcoinMainnet, bitcoin],
    [bitcoinSignet, bitcoin],
    [polkadotAssetHub, polkadot],
    [kusamaAssetHub, kusama],
  ] as const
).map(([network, icon]) => ({
  ...network,
  caipNetworkId: `${network.chainNamespace}:${network.id}`,
  assets: { imageUrl: `data:image/svg+xml,${encodeURIComponent(icon)}` },
}))
