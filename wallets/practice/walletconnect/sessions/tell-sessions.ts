import type { Address } from 'viem'
import type { WalletState } from '../../state/wallet-state.js'
import type { Kit } from '../kit/kit.js'
import { formatChain } from '../pairing/supported.js'
import { type ConnectedSession, changeNamespaces, readSession, type SessionNamespaces } from './connected-session.js'

type TellingKit = Pick<Kit, 'listSessions' | 'update' | 'emit'>

/**
 * Sends every session the events for a change of the wallet's state. Calls `reportLost` for each failure. Never
 * rejects.
 */
export async function tellSessions(
  kit: TellingKit,
  after: WalletState,
  before: WalletState,
  reportLost: (session: ConnectedSession, error: unknown) => void,
): Promise<void> {
  for (const source of kit.listSessions()) {
    const session = readSession(source)
    try {
      if (after.activeAddress !== before.activeAddress) await tellAccount(kit, source, session, after)
      if (after.activeChainId !== before.activeChainId) await tellChain(kit, session, after.activeChainId)
    } catch (error) {
      reportLost(session, error)
    }
  }
}

/** Moves the wallet's active account to the front of the session, and shares it if necessary. */
async function tellAccount(
  kit: TellingKit,
  { namespaces }: { namespaces: SessionNamespaces },
  { topic, chainIds, accounts }: ConnectedSession,
  { activeAddress, activeChainId }: WalletState,
): Promise<void> {
  const [firstChain = activeChainId] = chainIds
  const next: readonly Address[] = [activeAddress, ...accounts.filter((account) => account !== activeAddress)]
  await kit.update(topic, changeNamespaces(namespaces, chainIds, next))
  const chainId = chainIds.includes(activeChainId) ? activeChainId : firstChain
  if (hears(namespaces, 'accountsChanged')) {
    await kit.emit(topic, formatChain(chainId), { name: 'accountsChanged', data: next })
  }
}

/** Sessions do not learn of chains that they do not include. */
async function tellChain(kit: TellingKit, { topic, chainIds }: ConnectedSession, chainId: number): Promise<void> {
  const source = kit.listSessions().find((other) => other.topic === topic)
  if (!source || !chainIds.includes(chainId) || !hears(source.namespaces, 'chainChanged')) return
  await kit.emit(topic, formatChain(chainId), { name: 'chainChanged', data: chainId })
}

function hears(namespaces: SessionNamespaces, event: string): boolean {
  return Object.values(namespaces).some(({ events }) => events.includes(event))
}
