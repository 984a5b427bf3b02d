import type { Connector } from '../../../core/model/connector.js'
import type { Network } from '../../../core/model/network.js'
import { readForeignImageUrl } from '../../../rules/foreign-image-url.js'
import { isRecord } from '../../../rules/is-record.js'
import { bitcoinSignet, bitcoinTestnet3, bitcoinTestnet4 } from '../networks.js'

/** A provider that a wallet has put on the page. `network` is set when it serves only that one. */
export type InjectedProvider = {
  kind: 'wbip' | 'unisat'
  connector: Connector
  provider: Record<string, unknown>
  network?: Network
}

/** Wallets that answer requests by WBIP and may not list themselves in `btc_providers`. */
const knownWbip: readonly { id: string; name: string }[] = [
  { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
  { id: 'LeatherProvider', name: 'Leather' },
  { id: 'FordefiProviders.UtxoProvider', name: 'Fordefi' },
]

/** Lists what wallets have put on the page, each once. Calls nothing of theirs. */
export function findInjected(page: object, networks: readonly Network[]): InjectedProvider[] {
  const found = new Map<string, InjectedProvider>()
  for (const injected of [...findWbip(page), ...findUnisat(page, networks)]) {
    const { id, name } = injected.connector
    if (![...found.values()].some(({ connector }) => connector.id === id || connector.name === name)) {
      found.set(id, injected)
    }
  }
  return [...found.values()]
}

/** The id of a listed provider is its path on the page (WBIP 004). */
function findWbip(page: object): InjectedProvider[] {
  const listed = readPath(page, 'btc_providers')
  const entries: readonly unknown[] = [...(Array.isArray(listed) ? listed : []), ...knownWbip]
  return entries.flatMap((entry) => {
    const [id, name, icon] = ['id', 'name', 'icon'].map((key) => readPath(entry, key))
    if (typeof id !== 'string' || typeof name !== 'string' || name.trim() === '') return []
    const provider = readPath(page, id)
    if (!isRecord(provider) || typeof readPath(provider, 'request') !== 'function') return []
    const imageUrl = typeof icon === 'string' ? readForeignImageUrl(icon) : undefined
    return [{ kind: 'wbip' as const, connector: describe(id, name.trim(), imageUrl), provider }]
  })
}

/** Binance and Bitget also put themselves at `unisat`: they have the id of their own path. */
function findUnisat(page: object, networks: readonly Network[]): InjectedProvider[] {
  const paths = [
    ['binancew3w.bitcoin', 'Binance Wallet'],
    ['bitkeep.unisat', 'Bitget Wallet'],
  ] as const
  const found: InjectedProvider[] = []
  const add = (path: string, id: string, name: string, network?: Network) => {
    const provider = readPath(page, path)
    if (!isRecord(provider) || typeof readPath(provider, 'signMessage') !== 'function') return
    found.push({ kind: 'unisat', connector: describe(id, name), provider, ...(network && { network }) })
  }
  for (const [path, name] of paths) add(path, path, name)
  if (readPath(page, 'unisat.isBinance') === true) add('unisat', 'binancew3w.bitcoin', 'Binance Wallet')
  else if (readPath(page, 'unisat.isBitKeep') === true) add('unisat', 'bitkeep.unisat', 'Bitget Wallet')
  else add('unisat', 'unisat', 'UniSat Wallet')
  // OKX has a provider for each network. The app's first network decides.
  const [first] = networks
  if (first) add(`okxwallet.${readOkxKey(first)}`, 'okxwallet.bitcoin', 'OKX Wallet', first)
  return found
}

function readOkxKey({ id }: Network): string {
  if (id === bitcoinTestnet3.id || id === bitcoinTestnet4.id) return 'bitcoinTestnet'
  return id === bitcoinSignet.id ? 'bitcoinSignet' : 'bitcoin'
}

function describe(id: string, name: string, imageUrl?: string): Connector {
  return { id, name, type: 'INJECTED', chain: 'bip122', ...(imageUrl !== undefined && { imageUrl }) }
}

/** The value at a path such as `okxwallet.bitcoin`. Undefined when there is none, or a getter throws. */
function readPath(from: unknown, path: string): unknown {
  try {
    return path.split('.').reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), from)
  } catch {
    // Another extension has put a getter there that throws.
    return undefined
  }
}
