import { createSafeStorage } from '../../../src/core/index.js'
import { createPracticeProvider } from './create-practice-provider.js'
import { practiceWalletIcon } from './practice-wallet-icon.js'

const ACCESS_KEY = 'lintel.practice-wallet.access'

/**
 * Announces the practice wallet to the page (EIP-6963). Loads nothing until the site connects or requests the accounts
 * of an earlier connection.
 *
 * @param options.walletUrl origin of the wallet: `services.practiceWallet` of the runtime config
 * @returns a function that stops the announcements
 * @example
 * const { practiceWallet } = readRuntimeConfig().services
 * if (practiceWallet) announcePracticeWallet({ walletUrl: practiceWallet })
 */
export function announcePracticeWallet({ walletUrl }: { walletUrl: string }): () => void {
  const { origin } = new URL(walletUrl)
  const storage = createSafeStorage(() => window.localStorage)
  const provider = createPracticeProvider({
    openWallet: async (emit) => (await import('./open-wallet.js')).openWallet(origin, emit),
    access: {
      read: () => storage.getItem(ACCESS_KEY) !== null,
      write: (isShared) => (isShared ? storage.setItem(ACCESS_KEY, 'shared') : storage.removeItem(ACCESS_KEY)),
    },
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
