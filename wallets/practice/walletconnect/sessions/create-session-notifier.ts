import type { Address } from 'viem'
import { putFirst, type WalletState } from '../../state/wallet-state.js'
import type { Kit } from '../kit/kit.js'
import { formatChain } from '../pairing/supported.js'
import { type ConnectedSession, changeNamespaces, readSession, type SessionSource } from './connected-session.js'

type NotifyingKit = Pick<Kit, 'listSessions' | 'update' | 'emit'>

/** Neither function rejects. Both resolve when the messages are sent. */
export type SessionNotifier = {
  /** Sends the sessions the events for a change of the wallet's state. */
  handleStateChange(after: WalletState, before: WalletState): Promise<void>
  /** Makes `address` the account that one session uses. Its other accounts stay shared. */
  shareAccount(topic: string, address: Address, activeChainId: number): Promise<void>
}

/** Notifies sessions of new accounts and networks, one message after the other. Calls `reportLost` for each failure. */
export function createSessionNotifier(
  kit: NotifyingKit,
  reportLost: (session: ConnectedSession, error: unknown) => void,
): SessionNotifier {
  let queue = Promise.resolve()

  const notifyEach = (topics: readonly string[], notify: (source: SessionSource) => Promise<void>) => {
    queue = queue.then(async () => {
      for (const topic of topics) {
        const source = kit.listSessions().find((other) => other.topic === topic)
        if (source) await notify(source).catch((error: unknown) => reportLost(readSession(source), error))
      }
    })
    return queue
  }

  return {
    async handleStateChange(after, before) {
      // Read the sessions now: one that starts or ends while others are notified must not change which sessions the
      // choice applies to.
      const sessions = kit.listSessions().map(readSession)
      const { activeAddress, activeChainId } = after
      if (activeAddress !== before.activeAddress) {
        const topics = listFollowers(sessions, after)
        notifyEach(topics, (source) => notifyAccount(kit, source, activeAddress, activeChainId))
      }
      if (activeChainId !== before.activeChainId) {
        const topics = sessions.map(({ topic }) => topic)
        notifyEach(topics, (source) => notifyChain(kit, source, activeChainId))
      }
      await queue
    },
    shareAccount: (topic, address, activeChainId) =>
      notifyEach([topic], (source) => notifyAccount(kit, source, address, activeChainId)),
  }
}

/** Topics of the sessions that get the account that the visitor has chosen, by the rule of `chooseAccount`. */
function listFollowers(sessions: readonly ConnectedSession[], { activeAddress, connectedSites }: WalletState) {
  const isOnlyConnection = sessions.length === 1 && connectedSites.length === 0
  return sessions
    .filter(({ accounts }) => isOnlyConnection || accounts.includes(activeAddress))
    .map(({ topic }) => topic)
}

async function notifyAccount(
  kit: NotifyingKit,
  source: SessionSource,
  address: Address,
  activeChainId: number,
): Promise<void> {
  const { topic, chainIds, accounts } = readSession(source)
  // A session without a chain of eip155 has no account to change.
  if (chainIds.length === 0 || accounts[0] === address) return
  const next = putFirst(accounts, address)
  const [firstChain = activeChainId] = chainIds
  await kit.update(topic, changeNamespaces(source.namespaces, chainIds, next))
  const chainId = chainIds.includes(activeChainId) ? activeChainId : firstChain
  if (supportsEvent(source, 'accountsChanged')) {
    await kit.emit(topic, formatChain(chainId), { name: 'accountsChanged', data: next })
  }
}

/** Sessions do not learn of chains that they do not include. */
async function notifyChain(kit: NotifyingKit, source: SessionSource, chainId: number): Promise<void> {
  if (!readSession(source).chainIds.includes(chainId) || !supportsEvent(source, 'chainChanged')) return
  await kit.emit(source.topic, formatChain(chainId), { name: 'chainChanged', data: chainId })
}

function supportsEvent({ namespaces }: SessionSource, event: string): boolean {
  return Object.values(namespaces).some(({ events }) => events.includes(event))
}
