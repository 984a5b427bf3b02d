import type { DirectoryWallet } from '../../core/model/directory.js'
import { readWebLink } from '../../core/model/link.js'
import type { Platform } from '../../rules/platform.js'

export type DownloadPlace = 'chrome' | 'firefox' | 'edge' | 'ios' | 'android' | 'website'

export type Download = { place: DownloadPlace; href: string }

export type Device = {
  platform: Platform
  /** On a desktop the store of this browser comes first. */
  browser: 'chrome' | 'firefox' | 'edge'
}

/**
 * The downloads of a wallet: the store of the visitor's browser first, the website last. On a phone only its own store
 * and the website. Links that are not web links are left out.
 */
export function listDownloads(wallet: DirectoryWallet, { platform, browser }: Device): readonly Download[] {
  const links: Record<DownloadPlace, string | undefined> = {
    chrome: wallet.chromeStore,
    firefox: wallet.firefoxStore,
    edge: wallet.edgeStore,
    ios: wallet.appStore,
    android: wallet.playStore,
    website: wallet.homepage,
  }
  const desktop: readonly DownloadPlace[] = [browser, 'chrome', 'firefox', 'edge', 'ios', 'android', 'website']
  const places = platform === 'desktop' ? [...new Set(desktop)] : ([platform, 'website'] as const)
  return places.flatMap((place) => {
    const href = readWebLink(links[place])
    return href === null ? [] : [{ place, href }]
  })
}

/** The store whose extensions this browser installs. Most browsers use Chrome's. */
export function readBrowser(userAgent: string): Device['browser'] {
  if (/firefox\//i.test(userAgent)) return 'firefox'
  return /edg\//i.test(userAgent) ? 'edge' : 'chrome'
}
