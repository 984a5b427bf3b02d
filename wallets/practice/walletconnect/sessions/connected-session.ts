import { type Address, getAddress, isAddress } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import { type Peer, readPeer } from '../pairing/peer.js'
import { formatChain, readChainId } from '../pairing/supported.js'

/** A site that is connected over WalletConnect. */
export type ConnectedSession = {
  topic: string
  peer: Peer
  chainIds: readonly number[]
  /** Shared accounts. The first is the one that the site uses. */
  accounts: readonly Address[]
  /** Time of the approval, ms since the epoch; null when unknown. */
  since: number | null
}

type SessionNamespace = { accounts: string[]; methods: string[]; events: string[]; chains?: string[] }
export type SessionNamespaces = Record<string, SessionNamespace>

export type SessionSource = {
  topic: string
  peer: { metadata: unknown }
  namespaces: SessionNamespaces
  sessionProperties?: unknown
}

/** The session property that stores the time of the approval, because the protocol has no field for it. */
export const sinceProperty = 'practiceWallet.since'

export function readSession({ topic, peer, namespaces, sessionProperties }: SessionSource): ConnectedSession {
  const shared = Object.values(namespaces).flatMap(({ accounts }) => accounts)
  const chains = shared.map((account) => account.split(':').slice(0, 2).join(':'))
  const addresses = shared.flatMap((account) => {
    const address = account.split(':')[2] ?? ''
    return isAddress(address) ? [getAddress(address)] : []
  })
  const since = Number(isRecord(sessionProperties) ? sessionProperties[sinceProperty] : undefined)
  return {
    topic,
    peer: readPeer(peer.metadata),
    chainIds: [...new Set(chains.flatMap((chain) => readChainId(chain) ?? []))],
    accounts: [...new Set(addresses)],
    since: Number.isFinite(since) ? since : null,
  }
}

/** CAIP-10 ids of each account on each chain. The first account is the one that the site uses. */
export function formatAccounts(chainIds: readonly number[], accounts: readonly Address[]): string[] {
  return chainIds.flatMap((chainId) => accounts.map((account) => `${formatChain(chainId)}:${account}`))
}

/** Replaces the accounts and chains in a session's namespaces. Methods and events do not change. */
export function changeNamespaces(
  namespaces: SessionNamespaces,
  chainIds: readonly number[],
  accounts: readonly Address[],
): SessionNamespaces {
  const all = Object.values(namespaces)
  const collect = (field: 'methods' | 'events') => [...new Set(all.flatMap((namespace) => namespace[field]))]
  return {
    eip155: {
      chains: chainIds.map(formatChain),
      accounts: formatAccounts(chainIds, accounts),
      methods: collect('methods'),
      events: collect('events'),
    },
  }
}
