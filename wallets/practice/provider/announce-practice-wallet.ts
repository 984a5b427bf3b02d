import { createSafeStorage } from '../../../src/headless/index.js'
import { createPracticeProvider } from './create-practice-provider.js'
import { practiceWalletIcon } from './practice-wallet-icon.js'

const ACCESS_KEY = 'lintel.practice-wallet.access'

/**
 * Announces the practice wallet to the page: by EIP-6963 at once, then for other namespaces. The wallet itself is loaded
 * when the site connects or requests the accounts of an earlier connection.
 *
 * @param options.walletUrl origin of the wallet: `services.practiceWallet` of the runtime config
 * @example
 * const { practiceWallet } = readRuntimeConfig().services
 * if (practiceWallet) announcePracticeWallet({ walletUrl: practiceWallet })
 */
export function announcePracticeWallet({ walletUrl }: { walletUrl: string }): void {
  // One file: a second one would add its name and its imports to the site's first script.
  const load = () => import('./deferred.js')
  const storage = createSafeStorage(() => window.localStorage)
  const provider = createPracticeProvider({
    openWallet: async (emit) => (await load()).openWallet(walletUrl, emit),
    access: {
      read: () => storage.getItem(ACCESS_KEY) === 'shared',
      write: (isShared) => storage.setItem(ACCESS_KEY, isShared ? 'shared' : ''),
    },
  })
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Practice wallet',
    rdns: 'example.lintel.practice-wallet',
    icon: practiceWalletIcon,
  }
  const detail = Object.freeze({ info, provider })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
  // A failed load is repeated when the site connects, which then reports the reason.
  load().then(
    ({ announceAll }) => announceAll({ provider, storage }),
    () => undefined,
  )
}
