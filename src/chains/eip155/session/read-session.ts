import { InvalidChainIdError } from '../../../core/errors/network-errors.js'
import { AccountNotSharedError } from '../../../core/errors/wallet-errors.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import type { LiveConnection } from '../adapter-context.js'

type DescribedConnector = { describeWallet(): WalletSession['wallet'] }

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
  const wallet = describeWallet(connector)
  return { connectorId: connector.id, addresses: [first, ...rest], chainId, ...(wallet ? { wallet } : {}) }
}

/** A connector that stands for whatever wallet was paired says which one it is. */
function describeWallet(connector: object): WalletSession['wallet'] {
  return 'describeWallet' in connector ? (connector as DescribedConnector).describeWallet() : undefined
}
