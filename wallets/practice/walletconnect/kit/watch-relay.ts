import type { WalletConnectState } from '../walletconnect-state.js'
import type { Kit } from './kit.js'

/** Interval of the connection check, ms. */
const CHECK_INTERVAL = 2_000
/** Failed checks before the relay counts as down. */
const MAX_MISSES = 2

export type RelayWatch = {
  /** Receives events of the kit. */
  note(isConnected: boolean): void
  stop(): void
}

export type RelayWatchOptions = {
  /** Whether a connection is needed for a reason that the kit does not know yet. */
  isWanted: () => boolean
  show: (status: WalletConnectState['relay']) => void
}

/** Keeps the relay connected while it is needed, and reports its status. */
export function watchRelay(
  kit: Pick<Kit, 'isConnected' | 'hasTopics' | 'reconnect'>,
  { isWanted, show }: RelayWatchOptions,
): RelayWatch {
  let isConnected = kit.isConnected()
  let misses = 0

  const look = () => {
    if (isConnected) return
    if (!kit.hasTopics() && !isWanted()) {
      misses = 0
      return show('idle')
    }
    misses += 1
    show(misses > MAX_MISSES ? 'down' : 'connecting')
    if (kit.hasTopics()) void kit.reconnect()
  }
  show(isConnected ? 'connected' : 'idle')
  const timer = setInterval(look, CHECK_INTERVAL)

  return {
    note(isNowConnected) {
      if (isNowConnected === isConnected) return
      isConnected = isNowConnected
      misses = 0
      show(isConnected ? 'connected' : 'connecting')
    },
    stop: () => clearInterval(timer),
  }
}
