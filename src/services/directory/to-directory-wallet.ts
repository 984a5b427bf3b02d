import { isCaipNetworkId, isNamespace } from '../../core/model/caip.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import type { ServiceReader } from '../http/create-service-reader.js'
import { dropUndefined } from '../http/drop-undefined.js'
import { isWalletId, type WalletEntry } from './schema.js'

/** Further chains and injected ids of a wallet are ignored. */
const MAX_LIST = 200

/** The functions that check and create image URLs. */
export type ImageContext = {
  readImage: ServiceReader['readImage']
  writeImageUrl: (imageId: string) => string
}

type Context = ImageContext & {
  /** The index among all results of the query. It is the order if the directory has none. */
  place: number
}

/** Converts an entry of a reply to a wallet, without nulls, unknown chains and unsafe images. */
export function toDirectoryWallet(entry: WalletEntry, { place, ...images }: Context): DirectoryWallet {
  return dropUndefined({
    id: entry.id,
    name: entry.name,
    isCertified: entry.badge_type === 'certified',
    description: entry.description || undefined,
    chains: entry.chains.slice(0, MAX_LIST).filter(isCaipNetworkId),
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

function readImage({ image_url, image_id }: WalletEntry, images: ImageContext): string | undefined {
  return (
    images.readImage(image_url ?? '') ?? (image_id && isWalletId(image_id) ? images.writeImageUrl(image_id) : undefined)
  )
}
