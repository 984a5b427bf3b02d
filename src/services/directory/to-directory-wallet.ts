import type { CaipNetworkId, Namespace } from '../../core/model/caip.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import { readForeignImageUrl } from '../../rules/foreign-image-url.js'
import { readImageUrl } from '../../rules/image-url.js'
import { isWalletId, type WalletEntry } from './schema.js'

/** Further chains and injected ids of a wallet are ignored. */
const MAX_LIST = 200

/** What decides where an image may come from. */
export type ImageContext = {
  /** Whether the directory is part of the page's own site. */
  isOwnSite: boolean
  writeImageUrl: (imageId: string) => string
}

type Context = ImageContext & {
  /** Its index among all results of the query. Its order when the directory has none. */
  place: number
}

/** Converts an entry of a reply to a wallet, without nulls, unknown chains and unsafe images. */
export function toDirectoryWallet(entry: WalletEntry, { place, ...images }: Context): DirectoryWallet {
  return dropUndefined({
    id: entry.id,
    name: entry.name,
    isCertified: entry.badge_type === 'certified',
    description: entry.description || undefined,
    chains: entry.chains.slice(0, MAX_LIST).filter(isKnownNetwork),
    homepage: entry.homepage,
    imageUrl: readImage(entry, images),
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
    injected: entry.injected
      .slice(0, MAX_LIST)
      .flatMap(({ namespace, injected_id }) =>
        isNamespace(namespace) ? [{ namespace, injectedId: injected_id.slice(0, 100) }] : [],
      ),
  })
}

/** Only a directory of the page's own site may name addresses of that site. */
function readImage({ image_url, image_id }: WalletEntry, { isOwnSite, writeImageUrl }: ImageContext) {
  const url = isOwnSite ? readImageUrl(image_url ?? '') : readForeignImageUrl(image_url ?? '')
  return url ?? (image_id && isWalletId(image_id) ? writeImageUrl(image_id) : undefined)
}

type Filled<Value> = { [Key in keyof Value]: Exclude<Value[Key], undefined> }

/** Removes undefined fields. */
function dropUndefined<Value extends object>(value: Value): Filled<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Filled<Value>
}

// Services import only types of core, so the names of core/model/caip.ts are repeated.
const namespaces: Record<Namespace, true> = { eip155: true, solana: true, bip122: true, polkadot: true }

function isNamespace(name: string): name is Namespace {
  return Object.hasOwn(namespaces, name)
}

function isKnownNetwork(id: string): id is CaipNetworkId {
  const [namespace = '', reference = '', ...rest] = id.split(':')
  return isNamespace(namespace) && /^[-\w]{1,32}$/.test(reference) && rest.length === 0
}
