import { createPracticeProvider } from './create-practice-provider.js'
import { openFrameLine } from './open-frame-line.js'
import { practiceWalletIcon } from './practice-wallet-icon.js'
import { createWalletWindow } from './wallet-window.js'

/**
 * Announces the practice wallet to the page as any browser wallet announces itself (EIP-6963). Nothing is loaded
 * until the first request.
 *
 * @param options.walletUrl origin of the wallet, as `services.practiceWallet` of the runtime config says
 * @returns the function that takes the announcement back
 * @example
 * const { practiceWallet } = readRuntimeConfig().services
 * if (practiceWallet) announcePracticeWallet({ walletUrl: practiceWallet })
 */
export function announcePracticeWallet({ walletUrl }: { walletUrl: string }): () => void {
  const { origin } = new URL(walletUrl)
  const provider = createPracticeProvider({
    openLine: (receive) => openFrameLine(origin, receive),
    walletWindow: createWalletWindow(origin, window),
    createId: () => crypto.randomUUID(),
  })
  const info = Object.freeze({
    uuid: crypto.randomUUID(),
    name: 'Practice wallet',
    rdns: 'example.lintel.practice-wallet',
    icon: practiceWalletIcon,
  })
  const announce = () => {
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}
