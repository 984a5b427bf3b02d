import type { WalletActions } from '../../../chains/drivers/lazy-driver.js'
import type { PairedPort } from '../../../chains/drivers/paired/create-paired-actions.js'
import {
  createPairedSolanaActions,
  createPairedTransactionCalls,
} from '../../../chains/solana/wallets/create-paired-solana-actions.js'
import type { TransactionCalls } from '../../../chains/solana/wallets/transaction-calls.js'
import { AccountNotSharedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import type { ConnectorWallet } from '../create-connector.js'

const methods = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]

type SolanaWallet = Pick<WalletActions, 'connect' | 'signMessage'> & { transactionCalls: TransactionCalls }

/** One for each instance. Kept here, not in its driver, which is part of the first load. */
const opened = new WeakMap<ConnectorWallet, SolanaWallet>()

/**
 * The calls of the embedded wallet on the app's Solana networks: the same object each time. The frame uses the same
 * methods and shapes as paired wallets.
 */
export function openSolanaWallet(wallet: ConnectorWallet, networks: readonly Network[]): SolanaWallet {
  const known = opened.get(wallet) ?? createSolanaWallet(wallet, networks)
  opened.set(wallet, known)
  return known
}

function createSolanaWallet(wallet: ConnectorWallet, all: readonly Network[]): SolanaWallet {
  const networks = all.filter(({ chainNamespace }) => chainNamespace === 'solana')
  const { open, ...port } = createFramePort(wallet, networks)
  const context = { port, networks }
  const { connect, signMessage } = createPairedSolanaActions(context)
  return {
    async connect(parameters) {
      if (!parameters.silent) await open()
      return connect(parameters)
    },
    signMessage,
    transactionCalls: createPairedTransactionCalls(context),
  }
}

/** The login as a session of a paired wallet. It lasts as long as the login. */
function createFramePort(
  wallet: ConnectorWallet,
  networks: readonly Network[],
): PairedPort & { open(): Promise<WalletConnectSession> } {
  let session: WalletConnectSession | null = null
  wallet.watchEnd(() => {
    session = null
  })

  async function open(): Promise<WalletConnectSession> {
    for (const { caipNetworkId } of networks) {
      const user = await wallet.readUser(caipNetworkId)
      // A frame that does not have the network answers with the one that it is on.
      if (user.network !== caipNetworkId) continue
      session = toSession(user, networks)
      return session
    }
    const names = networks.map(({ caipNetworkId }) => caipNetworkId).join(', ')
    throw new AccountNotSharedError({ details: `The frame of the embedded wallet has no network of ${names}.` })
  }

  return {
    open,
    getSession: () => session,
    restore: async () => ((await wallet.isAuthorized()) ? open() : null),
    request: ({ chainId: network, method, params }) => wallet.requestRpc({ network, method, params }),
    async disconnect() {
      session = null
      await wallet.signOut()
    },
    watch: (listener) => wallet.watchEnd(() => listener({ type: 'ended', topic: '' })),
  }
}

function toSession(
  { address, email, userName }: Awaited<ReturnType<ConnectorWallet['readUser']>>,
  networks: readonly Network[],
): WalletConnectSession {
  const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
  const [first, ...others] = chains.map((chain) => `${chain}:${address}` as const)
  if (!first) throw new RangeError('There is no network of Solana.')
  return {
    topic: '',
    accounts: [first, ...others],
    chains,
    methods,
    expiresAt: Number.POSITIVE_INFINITY,
    peer: { name: email ?? userName ?? '' },
  }
}
