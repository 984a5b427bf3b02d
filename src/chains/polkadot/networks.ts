import type { NetworkInput } from '../../core/model/network.js'

/** The paths of Subscan's pages of accounts and extrinsics. */
const explorer = { name: 'Subscan', paths: { address: 'account', tx: 'extrinsic' } }

/** Polkadot Asset Hub, which has the accounts and balances of Polkadot since they left the relay chain. */
export const polkadotAssetHub = {
  id: '68d56f15f85d3136970ec16946040bc1',
  name: 'Polkadot Asset Hub',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Polkadot', symbol: 'DOT', decimals: 10 },
  assets: { imageId: 'polkadot:68d56f15f85d3136970ec16946040bc1' },
  ss58Prefix: 0,
  hasSystemAccounts: true,
  relayChain: '91b171bb158e2d3848fa23a9f1c25182',
  rpcUrls: { default: { http: ['https://polkadot-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { ...explorer, url: 'https://assethub-polkadot.subscan.io' } },
} as const satisfies NetworkInput

/** Kusama Asset Hub, which has the accounts and balances of Kusama since they left the relay chain. */
export const kusamaAssetHub = {
  id: '48239ef607d7928874027a43a6768920',
  name: 'Kusama Asset Hub',
  chainNamespace: 'polkadot',
  nativeCurrency: { name: 'Kusama', symbol: 'KSM', decimals: 12 },
  assets: { imageId: 'polkadot:48239ef607d7928874027a43a6768920' },
  ss58Prefix: 2,
  hasSystemAccounts: true,
  relayChain: 'b0a8d493285c2df73290dfb7e61f870f',
  rpcUrls: { default: { http: ['https://kusama-asset-hub-rpc.polkadot.io'] } },
  blockExplorers: { default: { ...explorer, url: 'https://assethub-kusama.subscan.io' } },
} as const satisfies NetworkInput

/**
 * A node of the Polkadot SDK on this computer, with the prefix 42 and balances in `System.Account`.
 *
 * @param genesisHash The whole hash (`chain_getBlockHash` of block 0), or its first 32 digits, which are the network's id
 * (CAIP-2). `0x` in front of it is allowed.
 * @param rpcUrl Default: `http://127.0.0.1:9944`.
 * @param decimals The decimals of its currency, UNIT. Default: 10.
 * @example createPolkadotLocalnet({ genesisHash: '0x9f28c6a68e0fc9646eff64935684f6eeeece527e37bbe1f213d22caa1d9d6bed' })
 */
export function createPolkadotLocalnet({
  genesisHash,
  rpcUrl = 'http://127.0.0.1:9944',
  decimals = 10,
}: {
  genesisHash: string
  rpcUrl?: string
  decimals?: number
}) {
  return {
    id: readGenesisId(genesisHash),
    name: 'Polkadot Localnet',
    chainNamespace: 'polkadot',
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals },
    assets: { imageId: 'polkadot:68d56f15f85d3136970ec16946040bc1' },
    ss58Prefix: 42,
    hasSystemAccounts: true,
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  } as const satisfies NetworkInput
}

/** The CAIP-2 id of a network: the first 32 digits of its genesis hash. */
export function readGenesisId(genesisHash: string): string {
  return genesisHash.replace(/^0x/, '').slice(0, 32).toLowerCase()
}
