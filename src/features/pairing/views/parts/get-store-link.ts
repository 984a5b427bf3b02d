import type { DirectoryWallet } from '../../../../core/model/directory.js'
import { readWebLink } from '../../../../core/model/link.js'
import type { Platform } from '../../../../rules/platform.js'

/** The wallet's store page for this platform, else its home page, else null. */
export function getStoreLink(wallet: DirectoryWallet, platform: Platform): string | null {
  const stores = {
    ios: wallet.appStore,
    android: wallet.playStore,
    desktop: wallet.chromeStore,
  }
  return readWebLink(stores[platform]) ?? readWebLink(wallet.homepage)
}
