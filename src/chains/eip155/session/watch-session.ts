import type { Config } from 'wagmi'
import type { ChainAdapterEvent, WalletSession } from '../../../core/model/chain-adapter.js'
import { getLiveConnection } from '../adapter-context.js'
import { ignoreWalletConnect } from './follow-wallet.js'
import { isChainId, readSession } from './read-session.js'

type WatchSessionParameters = {
  emit: (event: ChainAdapterEvent) => void
  /** Whether a change is the adapter's own, which its caller reports. */
  isQuiet: () => boolean
}

/** Tells what the wallet in use does by itself: other accounts, another chain, gone. Returns the stop. */
export function watchSession(config: Config, { emit, isQuiet }: WatchSessionParameters): () => void {
  let last = readLiveSession(config)
  return config.subscribe(
    (state) => state,
    () => {
      const connection = getLiveConnection(config)
      // A wallet that names an impossible chain says nothing new.
      if (connection && !isChainId(connection.chainId)) return
      const session = readLiveSession(config)
      // wagmi starts to listen for it again once a wallet is gone.
      if (!session) for (const connector of config.connectors) ignoreWalletConnect(config, connector)
      const isNew = JSON.stringify(session) !== JSON.stringify(last)
      last = session
      if (!isNew || isQuiet()) return
      emit(session ? { type: 'session', session } : { type: 'disconnected' })
    },
  )
}

function readLiveSession(config: Config): WalletSession | null {
  const connection = getLiveConnection(config)
  return connection && connection.accounts.length > 0 && isChainId(connection.chainId) ? readSession(connection) : null
}
