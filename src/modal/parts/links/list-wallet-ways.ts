import type { DirectoryWallet } from '../../../core/model/directory.js'
import { readLink, readWebLink } from '../../../core/model/link.js'

/** How a wallet can be reached. `install`: it cannot, before the visitor has it. */
export type WalletWay = 'browser' | 'mobile' | 'qrCode' | 'web' | 'desktop' | 'install'

/**
 * The ways to one wallet, the shortest first, never none (views.md "ConnectingWalletConnect"): in this browser when it
 * is installed here, its phone app by link on a phone and by QR code elsewhere, its web app, its desktop app. Without a
 * wallet any that scans will do. One that lives in browsers only, and not in this one, has to be installed first.
 *
 * @example listWalletWays(wallet, { isMobile: false, isInstalled: false }) // ['qrCode', 'web']
 */
export function listWalletWays(
  wallet: DirectoryWallet | null,
  { isMobile, isInstalled }: { isMobile: boolean; isInstalled: boolean },
): readonly [WalletWay, ...WalletWay[]] {
  if (!wallet) return ['qrCode']
  const hasMobile = readLink(wallet.mobileLink) !== null
  const ways: WalletWay[] = []
  if (isInstalled) ways.push('browser')
  if (hasMobile) ways.push(isMobile ? 'mobile' : 'qrCode')
  if (readWebLink(wallet.webAppLink)) ways.push('web')
  if (!isMobile && readLink(wallet.desktopLink)) ways.push('desktop')
  const [first, ...rest] = ways
  if (first) return [first, ...rest]
  return [isExtensionOnly(wallet) ? 'install' : 'qrCode']
}

function isExtensionOnly({ rdns, chromeStore, firefoxStore, edgeStore, appStore, playStore }: DirectoryWallet) {
  // With an app for phones that names no link, its camera still reads the code.
  if (appStore || playStore) return false
  return [rdns, chromeStore, firefoxStore, edgeStore].some((place) => place !== undefined)
}
