import { type Address, type Client, type EstimateGasParameters, size } from 'viem'
import { call as callOnNode, estimateFeesPerGas, estimateGas, getCode, getGasPrice } from 'viem/actions'
import { ContractRevertedError, InsufficientFundsError } from '../../../core/errors/transaction-errors.js'
import type { Quote, TransactionRequest } from '../../../core/model/requests.js'
import type { AdapterContext } from '../adapter-context.js'
import { nameFailure } from '../errors/name-failure.js'
import type { LiveConnection } from '../live-connections.js'
import { readBalance } from './get-balance.js'
import { readDataFee } from './read-data-fee.js'
import { assertConfigured, readFromNode } from './read-from-node.js'
import { requireConnection } from './request-connection.js'
import { readCall, type TransactionCall } from './send-transaction.js'

/** The estimated cost of a transaction. */
export type Eip155Quote = Quote & {
  /** Units of gas. */
  gas: bigint
}

/**
 * Simulates a transaction of the active account on the node and returns its gas and the most that it costs now, on
 * OP-stack chains with the fee for their layer 1. Sends no request to the wallet.
 *
 * @throws InvalidTransactionError, NotConnectedError, NetworkMismatchError, AccountMismatchError,
 * NetworkNotConfiguredError, ContractRevertedError with the reason, InsufficientFundsError when the balance does not
 * cover amount and fee, RpcUnavailableError within 10 s
 */
export async function quote(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  request: TransactionRequest,
): Promise<Eip155Quote> {
  const call = readCall(request)
  const { account, chainId } = requireConnection(connection, request)
  assertConfigured(config, chainId)
  const client = config.getClient({ chainId })
  return readFromNode(async () => {
    const isTokenTransfer = request.kind === 'transfer' && request.token !== undefined
    const [operation] = await Promise.all([
      readOperator(connection)?.quoteOperation(call),
      isTokenTransfer && checkTokenTransfer(client, account, call),
    ])
    if (operation) return operation
    const [gas, price, balance, dataFee] = await Promise.all([
      estimateGas(client, { account, ...call } as EstimateGasParameters).catch((error: unknown) => {
        throw nameFailure('WagmiAdapter:estimateGas - error estimating gas', error)
      }),
      call.maxFeePerGas ?? call.gasPrice ?? readGasPrice(client),
      readBalance(client, account),
      readDataFee(client, size(call.data ?? '0x')),
    ])
    const fee = (call.gas ?? gas) * price + dataFee
    if (balance >= call.value + fee) return { gas, fee }
    throw new InsufficientFundsError({ details: `The balance is ${balance} wei; ${call.value + fee} are needed.` })
  })
}

/** A connector whose active account may be a contract (ERC-4337). Null: the account belongs to a key. */
type Operator = { quoteOperation(call: TransactionCall): Promise<Eip155Quote | null> }

function readOperator(connection: LiveConnection | null): Operator | null {
  const connector: object | undefined = connection?.connector
  return connector && 'quoteOperation' in connector ? (connector as Operator) : null
}

/**
 * A token may refuse a transfer by returning false, and an address without code accepts every call.
 *
 * @throws ContractRevertedError
 */
async function checkTokenTransfer(client: Client, account: Address, { to, data }: TransactionCall): Promise<void> {
  const { data: answer = '0x' } = await callOnNode(client, { account, to, data })
  if (answer !== '0x') {
    if (BigInt(answer) === 0n) throw new ContractRevertedError({ reason: 'the token refused the transfer' })
    return
  }
  const code = await getCode(client, { address: to })
  if (code === undefined) throw new ContractRevertedError({ reason: 'there is no ERC-20 token at this address' })
}

/** wei per gas: the EIP-1559 maximum, or the legacy price of a chain without EIP-1559. */
async function readGasPrice(client: Client): Promise<bigint> {
  try {
    const { maxFeePerGas } = await estimateFeesPerGas(client)
    return maxFeePerGas
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Eip1559FeesNotSupportedError')) throw error
    return getGasPrice(client)
  }
}
