import type { CaipNetworkId, Namespace } from '../../core/model/caip.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import { readImageUrl } from '../../rules/image-url.js'
import type { WalletEntry } from './schema.js'

/** Chains of one wallet that are read. */
const MAX_CHAINS = 200

type Context = {
  /** Among all that the query finds, from 0: its order when the directory has none. */
  place: number
  writeImageUrl: (imageId: string) => string
}

/** Turns an entry of the wire into the wallet that the app works with: no nulls, only chains and pictures it can use. */
export function toDirectoryWallet(entry: WalletEntry, { place, writeImageUrl }: Context): DirectoryWallet {
  const imageUrl =
    (entry.image_url ? readImageUrl(entry.image_url) : undefined) ??
    (entry.image_id ? writeImageUrl(entry.image_id) : undefined)
  return dropUndefined({
    id: entry.id,
    name: entry.name,
    isCertified: entry.badge_type === 'certified',
    description: entry.description || undefined,
    chains: entry.chains.slice(0, MAX_CHAINS).filter(isKnownNetwork),
    homepage: entry.homepage,
    imageUrl,
    order: entry.order ?? place,
    rdns: entry.rdns,
    mobileLink: entry.mobile_link,
    desktopLink: entry.desktop_link,
    webAppLink: entry.webapp_link,
    linkMode: entry.link_mode,
    appStore: entry.app_store,
    playStore: entry.play_store,
    chromeStore: entry.chrome_store,
    firefoxStore: entry.firefox_store,
    edgeStore: entry.edge_store,
    injected: entry.injected.flatMap(({ namespace, injected_id }) =>
      isNamespace(namespace) ? [{ namespace, injectedId: injected_id.slice(0, 100) }] : [],
    ),
  })
}

type Filled<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> }

/** Leaves out what has no value: absent means not known. */
function dropUndefined<Value extends object>(value: Value): Filled<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Filled<Value>
}

// The names stand in core/model/caip.ts, of which a service takes types only.
const namespaces: Record<Namespace, true> = { eip155: true, solana: true, bip122: true, polkadot: true }

function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(namespaces, name)
}

function isKnownNetwork(id: string): id is CaipNetworkId {
  const [namespace = '', reference = '', ...rest] = id.split(':')
  return isNamespace(namespace) && /^[-\w]{1,32}$/.test(reference) && rest.length === 0
}
