import type { NetworkInput } from '../../core/model/network.js'

const nativeCurrency = { name: 'Bitcoin', symbol: 'BTC', decimals: 8 }
const testCurrency = { name: 'Test Bitcoin', symbol: 'tBTC', decimals: 8 }
const assets = { imageId: 'bip122:000000000019d6689c085ae165831e93' }

/**
 * Bitcoin's main network. `rpcUrls` are esplora servers. The public one limits requests: set your own with
 * `{ ...bitcoinMainnet, rpcUrls: { default: { http: ['https://…/api'] } } }`.
 */
export const bitcoinMainnet = {
  id: '000000000019d6689c085ae165831e93',
  name: 'Bitcoin',
  chainNamespace: 'bip122',
  nativeCurrency,
  assets,
  rpcUrls: { default: { http: ['https://mempool.space/api', 'https://blockstream.info/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space' } },
} as const satisfies NetworkInput

/** The older test network. Its coins have no value. */
export const bitcoinTestnet3 = {
  id: '000000000933ea01ad0ee984209779ba',
  name: 'Bitcoin Testnet3',
  chainNamespace: 'bip122',
  nativeCurrency: testCurrency,
  assets,
  rpcUrls: { default: { http: ['https://mempool.space/testnet/api', 'https://blockstream.info/testnet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet' } },
  testnet: true,
} as const satisfies NetworkInput

/** The test network (BIP-94). Its coins have no value. */
export const bitcoinTestnet4 = {
  id: '00000000da84f2bafbbc53dee25a72ae',
  name: 'Bitcoin Testnet4',
  chainNamespace: 'bip122',
  nativeCurrency: testCurrency,
  assets,
  rpcUrls: { default: { http: ['https://mempool.space/testnet4/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/testnet4' } },
  testnet: true,
} as const satisfies NetworkInput

/** The test network whose blocks are signed (BIP-325). Its coins have no value. */
export const bitcoinSignet = {
  id: '00000008819873e925422c1ff0f99f7c',
  name: 'Bitcoin Signet',
  chainNamespace: 'bip122',
  nativeCurrency: testCurrency,
  assets,
  rpcUrls: { default: { http: ['https://mempool.space/signet/api'] } },
  blockExplorers: { default: { name: 'mempool.space', url: 'https://mempool.space/signet' } },
  testnet: true,
} as const satisfies NetworkInput

/**
 * A regtest chain behind an esplora server on this computer.
 *
 * @param rpcUrl Default: `http://127.0.0.1:3002`, where esplora's electrs serves regtest.
 * @example createBitcoinLocalnet({ rpcUrl: 'http://127.0.0.1:3010' })
 */
export function createBitcoinLocalnet({ rpcUrl = 'http://127.0.0.1:3002' }: { rpcUrl?: string } = {}) {
  return {
    id: '0f9188f13cb7b2c71f2a335e3a4fc328',
    name: 'Bitcoin Regtest',
    chainNamespace: 'bip122',
    nativeCurrency: testCurrency,
    assets,
    rpcUrls: { default: { http: [rpcUrl] } },
    testnet: true,
  } as const satisfies NetworkInput
}
