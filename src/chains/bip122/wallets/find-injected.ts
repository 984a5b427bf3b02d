import type { Connector } from '../../../core/model/connector.js'
import { readForeignImageUrl } from '../../../rules/images/foreign-image-url.js'
import { isRecord } from '../../../rules/is-record.js'

type Provider = Record<string, unknown>

/** The id of OKX, and its providers: one for each network, of which the driver takes the app's. */
export const okxId = 'okxwallet.bitcoin'
const okxProviders = ['bitcoin', 'bitcoinTestnet', 'bitcoinSignet']

/** A wallet that has injected itself into the page. */
export type InjectedProvider = { kind: 'wbip' | 'unisat'; connector: Connector; provider: Provider }

/** Wallets that take requests by WBIP and may not list themselves in `btc_providers`. */
const knownWbip = [
  { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
  { id: 'LeatherProvider', name: 'Leather' },
  { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
]

/** The rdns (EIP-6963) of wallets that are on EVM chains too, so that the modal shows one row for both. */
const rdnsById = new Map([
  [okxId, 'com.okex.wallet'],
  ['binancew3w.bitcoin', 'com.binance.wallet'],
  ['bitkeep.unisat', 'com.bitget.web3'],
])

/** Lists the wallets injected into the page, each once. Calls none of their methods. */
export function findInjected(page: object): InjectedProvider[] {
  const found: InjectedProvider[] = []
  const add = (
    kind: InjectedProvider['kind'],
    path: string,
    method: string,
    id: unknown,
    name: unknown,
    icon?: unknown,
  ) => {
    const provider = readPath(page, path)
    const title = typeof name === 'string' && name.trim()
    if (typeof id !== 'string' || !title || !isRecord(provider)) return
    if (typeof readPath(provider, method) !== 'function') return
    if (found.some(({ connector }) => connector.id === id || connector.name === title)) return
    const imageUrl = typeof icon === 'string' ? readForeignImageUrl(icon) : undefined
    const rdns = rdnsById.get(id)
    const connector = {
      id,
      name: title,
      // On phones core leaves out `INJECTED` ones, because the wallet at `window.ethereum` belongs to the browser itself.
      type: 'ANNOUNCED',
      chain: 'bip122',
      ...(rdns && { rdns }),
      ...(imageUrl && { imageUrl }),
    } as const
    found.push({ kind, connector, provider })
  }
  // The id of a listed provider is its path on the page (WBIP 004).
  const listed = readPath(page, 'btc_providers')
  for (const entry of [...(Array.isArray(listed) ? listed : []), ...knownWbip]) {
    const id = readPath(entry, 'id')
    add('wbip', String(id), 'request', id, readPath(entry, 'name'), readPath(entry, 'icon'))
  }
  // Binance and Bitget also inject themselves at `unisat`: they keep the id of their own path.
  const addUnisat = (path: string, id: string, name: string) => add('unisat', path, 'signMessage', id, name)
  let isOther = false
  for (const [flag, path, name] of [
    ['isBinance', 'binancew3w.bitcoin', 'Binance Wallet'],
    ['isBitKeep', 'bitkeep.unisat', 'Bitget Wallet'],
  ] as const) {
    addUnisat(path, path, name)
    if (readPath(page, `unisat.${flag}`) !== true) continue
    isOther = true
    addUnisat('unisat', path, name)
  }
  if (!isOther) addUnisat('unisat', 'unisat', 'UniSat Wallet')
  for (const key of okxProviders) addUnisat(`okxwallet.${key}`, okxId, 'OKX Wallet')
  return found
}

/** The value at a path such as `okxwallet.bitcoin`. Undefined if there is none, or a getter throws. */
export function readPath(from: unknown, path: string): unknown {
  try {
    return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), from)
  } catch {
    // Another extension has defined a getter there that throws.
    return undefined
  }
}
