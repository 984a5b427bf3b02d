import type { DirectoryWallet } from '../../../../core/model/directory.js'
import { readLink, readWebLink } from '../../../../core/model/link.js'

/** How a wallet can be reached. `install`: only after the visitor has installed it. */
export type WalletWay = 'browser' | 'mobile' | 'qrCode' | 'web' | 'desktop' | 'install'

/**
 * The ways to reach a wallet, the simplest first, at least one: its extension when installed, its phone app (by link on
 * a phone, by QR code elsewhere), its web app, its desktop app. Null stands for any wallet that scans a QR code. A
 * wallet that is only an extension, and is not installed, gets `install`.
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
  // A phone app without a link can still scan the QR code.
  if (appStore || playStore) return false
  return [rdns, chromeStore, firefoxStore, edgeStore].some((place) => place !== undefined)
}
