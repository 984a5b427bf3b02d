import type { DirectoryWallet } from '../../../core/model/directory.js'
import { readWebLink } from '../../../core/model/link.js'
import type { Platform } from '../../../rules/platform.js'

/** Where to get a wallet for this device; its home page when no store is known, null when that is not either. */
export function getStoreLink(wallet: DirectoryWallet, platform: Platform): string | null {
  const stores = {
    ios: wallet.appStore,
    android: wallet.playStore,
    desktop: wallet.chromeStore,
  }
  return readWebLink(stores[platform]) ?? readWebLink(wallet.homepage)
}
