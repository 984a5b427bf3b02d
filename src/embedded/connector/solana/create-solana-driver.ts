import type { SolanaDriver } from '../../../chains/solana/wallets/create-solana-driver.js'
import { embeddedWalletId } from '../../../core/model/embedded-wallet.js'
import type { Network } from '../../../core/model/network.js'
import type { ConnectorWallet } from '../create-connector.js'

/** The embedded wallet as a driver of the solana adapter: the visitor is logged in before it connects. */
export function createEmbeddedSolanaDriver(wallet: ConnectorWallet, networks: readonly Network[]): SolanaDriver {
  const open = async () => (await import('./open-solana-wallet.js')).openSolanaWallet(wallet, networks)
  return {
    connector: { id: embeddedWalletId, name: '', type: 'AUTH', chain: 'solana' },
    connect: async (parameters) => (await open()).connect(parameters),
    readStored() {
      const { solanaAddress: address, email, userName } = wallet.getLogin()
      if (address === null) return null
      return { accounts: [{ address, type: 'eoa' }], wallet: { name: email ?? userName ?? '' } }
    },
    disconnect: wallet.signOut,
    watch: (listener) => wallet.watchEnd(() => listener({ accounts: [] })),
    signMessage: async (parameters) => (await open()).signMessage(parameters),
    loadTransactionCalls: async () => (await open()).transactionCalls,
  }
}
