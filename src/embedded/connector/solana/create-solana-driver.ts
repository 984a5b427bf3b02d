import { createLazyDriver } from '../../../chains/drivers/lazy-driver.js'
import type { SolanaDriver } from '../../../chains/solana/wallets/create-solana-driver.js'
import type { Network } from '../../../core/model/network.js'
import { embeddedWalletId } from '../../../core/wallets/embedded-wallet.js'
import type { ConnectorWallet } from '../create-connector.js'

/** The embedded wallet as a driver of the solana adapter: the visitor is logged in before it connects. */
export function createEmbeddedSolanaDriver(wallet: ConnectorWallet, networks: readonly Network[]): SolanaDriver {
  const own = networks.filter(({ chainNamespace }) => chainNamespace === 'solana')
  const opening = async () => (await import('./open-solana-wallet.js')).openSolanaWallet(wallet, own)
  let opened: ReturnType<typeof opening> | undefined
  const load = () => {
    opened ??= opening().catch((error: unknown) => {
      // The code failed to load: the next call tries again.
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    ...createLazyDriver({ id: embeddedWalletId, name: '', type: 'AUTH', chain: 'solana' }, async () => {
      const { actions } = await load()
      return actions
    }),
    loadTransactionCalls: async () => (await load()).transactionCalls,
  }
}
