import { encodeFunctionData, erc20Abi, type Hex, isAddress, isHex, type SendTransactionParameters } from 'viem'
import { sendTransaction as requestTransaction } from 'viem/actions'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { TransactionFees, TransactionRequest } from '../../../core/model/requests.js'
import { checkTransaction } from '../../../core/requests/check-transaction.js'
import type { AdapterContext } from '../adapter-context.js'
import { mapWalletError } from '../errors/map-wallet-error.js'
import { isTransactionHash } from '../is-transaction-hash.js'
import type { LiveConnection } from '../live-connections.js'
import { assertConfigured } from './read-from-node.js'
import { getWalletClient, requireConnection } from './request-connection.js'

/** The most sent transactions that are remembered, to find the chain of their receipts. */
const MEMORY_LIMIT = 100

/**
 * Asks the account of `connection` to send a transaction on the network of the wallet (`eth_sendTransaction`, with
 * `chainId`).
 *
 * @throws InvalidTransactionError, NotConnectedError, NetworkMismatchError, AccountMismatchError and
 * NetworkNotConfiguredError before the request to the wallet; RequestRejectedError, AccountNotSharedError,
 * InsufficientFundsError, WalletFailedError
 */
export async function sendTransaction(
  { config, sentOn }: AdapterContext,
  connection: LiveConnection | null,
  request: TransactionRequest,
): Promise<string> {
  const call = readCall(request)
  const active = requireConnection(connection, request)
  assertConfigured(config, active.chainId)
  try {
    const client = await getWalletClient(config, active)
    const parameters = { account: active.account, chain: client.chain, ...call }
    const hash = await requestTransaction(client, parameters as SendTransactionParameters)
    if (!isTransactionHash(hash)) throw new WalletFailedError({ details: `Not a hash: ${String(hash)}` })
    remember(sentOn, hash, active.chainId)
    return hash
  } catch (error) {
    throw mapWalletError(error)
  }
}

/** A transaction in viem's format. */
export type TransactionCall = { to: Hex; value: bigint; data?: Hex } & TransactionFees

/** The call of a request; a transfer of a token calls its contract (ERC-20). @throws InvalidTransactionError */
export function readCall(request: TransactionRequest): TransactionCall {
  checkTransaction(request)
  if (request.kind === 'bytes') {
    throw new InvalidTransactionError({
      field: 'kind',
      got: 'bytes',
      write: "Write 'transfer' or 'call' on EVM chains.",
    })
  }
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = request
  const fees = { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }
  const to = readAddress('to', request.to)
  if (request.kind === 'call') return { to, value: request.value ?? 0n, ...readData(request.data), ...fees }
  const { token, amount } = request
  if (token === undefined) return { to, value: amount, ...fees }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: readAddress('token', token), value: 0n, data, ...fees }
}

function readAddress(field: string, text: string): Hex {
  if (isAddress(text)) return text
  throw new InvalidTransactionError({ field, got: text, write: 'Write a 0x address.' })
}

function readData(data: string | undefined): { data?: Hex } {
  if (data === undefined) return {}
  if (isHex(data) && data.length % 2 === 0) return { data }
  throw new InvalidTransactionError({
    field: 'data',
    got: data,
    write: 'Write call data as 0x and pairs of hex digits.',
  })
}

function remember(sentOn: Map<string, number>, hash: string, chainId: number): void {
  const [oldest] = sentOn.keys()
  if (sentOn.size >= MEMORY_LIMIT && oldest !== undefined) sentOn.delete(oldest)
  sentOn.set(hash, chainId)
}
