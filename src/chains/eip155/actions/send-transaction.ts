import { isAddress, isHex } from 'viem'
import { sendTransaction as requestTransaction } from 'wagmi/actions'
import { NetworkNotConfiguredError } from '../../../core/errors/network-errors.js'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import { NotConnectedError, WalletFailedError } from '../../../core/errors/wallet-errors.js'
import { isTransactionHash } from '../../../core/format/is-transaction-hash.js'
import type { TransactionRequest } from '../../../core/model/chain-adapter.js'
import type { AdapterContext, LiveConnection } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'

/** How many transactions are remembered: far more than anybody waits for at once. */
const memoryLimit = 100

/**
 * Has the account of `connection` send a transaction on the wallet's network (`eth_sendTransaction`); `value` in wei.
 *
 * @throws InvalidTransactionError before the wallet is asked, NotConnectedError, NetworkNotConfiguredError,
 * RequestRejectedError, AccountNotSharedError, InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(
  { config, sentOn }: AdapterContext,
  connection: LiveConnection | null,
  { to, value = 0n, data }: TransactionRequest,
): Promise<string> {
  if (!isAddress(to)) throw new InvalidTransactionError({ field: 'to', got: to, write: 'Write a 0x address.' })
  if (data !== undefined && (!isHex(data) || data.length % 2 !== 0)) {
    throw new InvalidTransactionError({
      field: 'data',
      got: data,
      write: 'Write call data as 0x and pairs of hex digits.',
    })
  }
  if (!connection) throw new NotConnectedError()
  const { chainId, connector } = connection
  const configured = config.chains.map(({ id }) => id)
  if (!configured.includes(chainId)) throw new NetworkNotConfiguredError({ network: chainId, configured })
  try {
    const hash = await requestTransaction(config, { connector, chainId, to, value, ...(data ? { data } : {}) })
    if (!isTransactionHash(hash)) throw new WalletFailedError({ details: `Not a hash: ${String(hash)}` })
    remember(sentOn, hash, chainId)
    return hash
  } catch (error) {
    throw mapWalletError(error)
  }
}

function remember(sentOn: Map<string, number>, hash: string, chainId: number): void {
  const [oldest] = sentOn.keys()
  if (sentOn.size >= memoryLimit && oldest !== undefined) sentOn.delete(oldest)
  sentOn.set(hash, chainId)
}
