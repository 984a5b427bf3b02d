import { InvalidChainIdError } from '../../../core/errors/network-errors.js'
import { AccountNotSharedError } from '../../../core/errors/wallet-errors.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import type { LiveConnection } from '../adapter-context.js'

/** What a connector that stands for whatever wallet was paired knows besides. */
export type SessionDetails = Pick<WalletSession, 'wallet' | 'approvedNetworks' | 'canApproveMore'>

type DescribedConnector = { describeSession(): SessionDetails }

/** Whether `chainId` can be a chain: a positive, safe integer (EIP-155). */
export function isChainId(chainId: unknown): chainId is number {
  return typeof chainId === 'number' && Number.isSafeInteger(chainId) && chainId > 0
}

/**
 * What a wallet's answer means to core.
 *
 * @throws AccountNotSharedError when it shares no account
 * @throws InvalidChainIdError when its chain id is 0, negative or no number
 */
export function readSession({ accounts, chainId, connector }: LiveConnection): WalletSession {
  const [first, ...rest] = accounts
  if (first === undefined) throw new AccountNotSharedError()
  if (!isChainId(chainId)) throw new InvalidChainIdError({ chainId })
  return { connectorId: connector.id, addresses: [first, ...rest], chainId, ...describeSession(connector) }
}

/** A connector that stands for whatever wallet was paired says which one it is, and what it has approved. */
function describeSession(connector: object): SessionDetails {
  return 'describeSession' in connector ? (connector as DescribedConnector).describeSession() : {}
}
