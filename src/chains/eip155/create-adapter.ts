import type { ChainAdapterEvent } from '../../core/model/chain-adapter.js'
import { connect } from './actions/connect.js'
import { disconnect } from './actions/disconnect.js'
import { reconnect } from './actions/reconnect.js'
import { switchConnection } from './actions/switch-connection.js'
import { type AdapterContext, getLiveConnection, listLiveConnections } from './adapter-context.js'
import type { ConfigHolder } from './config/hold-config.js'
import { createEip155Actions } from './eip155-actions.js'
import type { Eip155Adapter } from './get-wagmi-config.js'
import { watchSession } from './session/watch-session.js'
import { watchWallets } from './watch-wallets.js'

/**
 * One adapter over one wagmi config. What a page needs only once a wallet is connected is loaded then; the wallet that is
 * asked is the one in use at the call, whatever is in use when the code has come.
 */
export function createAdapter(holder: ConfigHolder): Eip155Adapter {
  let isQuiet = false
  const context: AdapterContext = {
    get config() {
      return holder.read()
    },
    attempts: { latest: 0 },
    restores: { latest: 0 },
    sentOn: new Map(),
    changeQuietly(change) {
      isQuiet = true
      try {
        change()
      } finally {
        isQuiet = false
      }
    },
  }
  return {
    ...createEip155Actions(context),
    namespace: 'eip155',
    get wagmiConfig() {
      return holder.read()
    },
    start(listener) {
      let isStopped = false
      const emit = (event: ChainAdapterEvent) => {
        if (!isStopped) listener(event)
      }
      holder.start()
      const { config } = context
      const stopSession = watchSession(config, {
        emit(event) {
          // The last one has gone by itself: core forgets what is stored, so nothing is restored any more.
          if (event.type === 'disconnected' && listLiveConnections(config).length === 0) void disconnect(context)
          emit(event)
        },
        isQuiet: () => isQuiet,
      })
      const stopWallets = watchWallets(config, (connectors) => emit({ type: 'connectors', connectors }))
      return () => {
        isStopped = true
        stopSession()
        stopWallets()
        holder.stop()
      }
    },
    connect: (parameters) => connect(context, parameters),
    reconnect: () => reconnect(context),
    switchConnection: (parameters) => switchConnection(context, parameters),
    disconnect: (parameters) => disconnect(context, parameters),
    async switchNetwork(parameters) {
      const connection = getLiveConnection(context.config)
      const { switchNetwork } = await import('./actions/switch-network.js')
      await switchNetwork(context, connection, parameters)
    },
    async signMessage(parameters) {
      const connection = getLiveConnection(context.config)
      const { signMessage } = await import('./actions/sign-message.js')
      return signMessage(context, connection, parameters)
    },
    async verifyMessage(parameters) {
      const { verifyMessage } = await import('./actions/verify-message.js')
      return verifyMessage(context, parameters)
    },
    async sendTransaction(parameters) {
      const connection = getLiveConnection(context.config)
      const { sendTransaction } = await import('./actions/send-transaction.js')
      return sendTransaction(context, connection, parameters)
    },
    async waitForReceipt(parameters) {
      const { waitForReceipt } = await import('./actions/wait-for-receipt.js')
      return waitForReceipt(context, parameters)
    },
    async getBalance(parameters) {
      const { getBalance } = await import('./actions/get-balance.js')
      return getBalance(context, parameters)
    },
  }
}
