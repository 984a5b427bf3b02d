import type { Address, Hex } from 'viem'
import type { FailureData } from '../../protocol/wallet-failure.js'
import type { AuthenticationSource } from '../authentication/judge-authentication.js'
import type { ProposalSource } from '../pairing/judge-proposal.js'
import type { SessionNamespaces, SessionSource } from '../sessions/connected-session.js'

/** A request from WalletConnect. `chainId` is CAIP-2. */
export type KitRequest = {
  id: number
  topic: string
  params: { chainId: string; request: { method: string; params: unknown } }
}

export type KitEvent =
  | { type: 'proposal'; proposal: ProposalSource }
  /** A site asks to sign in while it pairs. `expiresAt` is in ms since the epoch. */
  | { type: 'authentication'; expiresAt: number }
  | { type: 'request'; request: KitRequest }
  /** A proposal or request expired. */
  | { type: 'proposal-expired' | 'request-expired'; id: number }
  /** The site ended the session. */
  | { type: 'session-ended'; topic: string }
  | { type: 'relay'; isConnected: boolean }

/** The part of WalletKit that the wallet uses. Sending rejects when the relay does not confirm. */
export type Kit = {
  listProposals(): ProposalSource[]
  listAuthentications(): AuthenticationSource[]
  listRequests(): KitRequest[]
  listSessions(): SessionSource[]
  pair(uri: string): Promise<void>
  /** Shares `accounts` (CAIP-10) and their chains, as far as the site requested them. */
  approve(id: number, accounts: readonly string[]): Promise<void>
  reject(id: number): Promise<void>
  /** The message that `address` would sign. Throws if this wallet does not support the request of the site. */
  writeAuthentication(id: number, address: Address): string
  /** Shares `address` on every chain of the request that the wallet knows. */
  approveAuthentication(id: number, address: Address, signature: Hex): Promise<void>
  rejectAuthentication(id: number): Promise<void>
  respond(request: KitRequest, answer: { result: unknown } | { error: FailureData }): Promise<void>
  update(topic: string, namespaces: SessionNamespaces): Promise<void>
  emit(topic: string, chain: string, event: { name: string; data: unknown }): Promise<void>
  disconnect(topic: string): Promise<void>
  isConnected(): boolean
  /** Whether sessions, pairings or requests need a connection to the relay. */
  hasTopics(): boolean
  /** Tries to reach the relay again, unless an attempt is in progress. Never rejects. */
  reconnect(): Promise<void>
  /** Closes the connection permanently. */
  close(): Promise<void>
}

export type KitOptions = { relayUrl: string; walletUrl: string; listen: (event: KitEvent) => void }
