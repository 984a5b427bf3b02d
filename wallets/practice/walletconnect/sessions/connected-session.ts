import { type Address, getAddress, isAddress } from 'viem'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { OtherNamespace } from '../../state/namespace-accounts.js'
import { readOtherAccount } from '../namespaces/other-chains.js'
import { type Peer, readPeer } from '../pairing/peer.js'
import { formatChain, readChainId } from '../pairing/supported.js'

/** A site that is connected over WalletConnect. */
export type ConnectedSession = {
  topic: string
  peer: Peer
  chainIds: readonly number[]
  /** Shared accounts of eip155. The first is the one that the site uses. */
  accounts: readonly Address[]
  /** The account of each other namespace that is shared. */
  others: readonly { namespace: OtherNamespace; address: string }[]
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
    others: shared.flatMap((account) => readOtherAccount(account) ?? []),
    since: Number.isFinite(since) ? since : null,
  }
}

/** CAIP-10 ids of each account on each chain. The first account is the one that the site uses. */
export function formatAccounts(chainIds: readonly number[], accounts: readonly Address[]): string[] {
  return chainIds.flatMap((chainId) => accounts.map((account) => `${formatChain(chainId)}:${account}`))
}

/** Replaces the accounts and chains of eip155 in a session's namespaces. Methods, events and other namespaces do not change. */
export function changeNamespaces(
  namespaces: SessionNamespaces,
  chainIds: readonly number[],
  accounts: readonly Address[],
): SessionNamespaces {
  // A namespace may be written once for each of its chains (`eip155:1`).
  const isEvm = (name: string) => name.split(':')[0] === 'eip155'
  const entries = Object.entries(namespaces)
  const evm = entries.filter(([name]) => isEvm(name))
  const collect = (field: 'methods' | 'events') => [...new Set(evm.flatMap(([, namespace]) => namespace[field]))]
  return {
    ...Object.fromEntries(entries.filter(([name]) => !isEvm(name))),
    eip155: {
      chains: chainIds.map(formatChain),
      accounts: formatAccounts(chainIds, accounts),
      methods: collect('methods'),
      events: collect('events'),
    },
  }
}
