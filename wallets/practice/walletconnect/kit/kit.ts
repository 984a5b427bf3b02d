import type { FailureData } from '../../protocol/wallet-failure.js'
import type { ProposalSource } from '../pairing/judge-proposal.js'
import type { SessionNamespaces, SessionSource } from '../sessions/connected-session.js'

/** A request as WalletConnect delivers it; `chainId` is CAIP-2. */
export type KitRequest = {
  id: number
  topic: string
  params: { chainId: string; request: { method: string; params: unknown } }
}

export type KitEvent =
  | { type: 'proposal'; proposal: ProposalSource }
  | { type: 'request'; request: KitRequest }
  /** A proposal or request that nobody answered in time. */
  | { type: 'proposal-expired' | 'request-expired'; id: number }
  /** Ended by the site. */
  | { type: 'session-ended'; topic: string }
  | { type: 'relay'; isConnected: boolean }

/** The part of WalletKit that the wallet uses. Everything that is sent rejects when the relay does not take it. */
export type Kit = {
  listProposals(): ProposalSource[]
  listRequests(): KitRequest[]
  listSessions(): SessionSource[]
  pair(uri: string): Promise<void>
  /** Shares `accounts` (CAIP-10), on the chains among them, as far as the site asked for it. */
  approve(id: number, accounts: readonly string[]): Promise<void>
  reject(id: number): Promise<void>
  respond(request: KitRequest, answer: { result: unknown } | { error: FailureData }): Promise<void>
  update(topic: string, namespaces: SessionNamespaces): Promise<void>
  emit(topic: string, chain: string, event: { name: string; data: unknown }): Promise<void>
  disconnect(topic: string): Promise<void>
  isConnected(): boolean
  /** Whether there is anything to listen for at the relay, and so a reason to be connected. */
  hasTopics(): boolean
  /** Tries once more to reach the relay, unless a try is under way. Never rejects. */
  reconnect(): Promise<void>
  /** Closes the connection for good. */
  close(): Promise<void>
}

export type KitOptions = { relayUrl: string; walletUrl: string; listen: (event: KitEvent) => void }
