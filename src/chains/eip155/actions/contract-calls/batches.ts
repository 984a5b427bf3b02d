import { numberToHex } from 'viem'
import { ReceiptTimeoutError } from '../../../../core/errors/transaction-errors.js'
import { NotConnectedError, WalletFailedError } from '../../../../core/errors/wallet-errors.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { AtomicBatches, BatchOutcome, PlainCall } from '../../../../core/model/contract-calls.js'
import { RECEIPT_TIMEOUT_MS } from '../../../../core/requests/node-limits.js'
import { settleWithin } from '../../../../rules/async/settle-within.js'
import { wait } from '../../../../rules/async/wait.js'
import { isRecord } from '../../../../rules/is-record.js'
import type { AdapterContext } from '../../adapter-context.js'
import { mapWalletError } from '../../errors/map-wallet-error.js'
import { isTransactionHash } from '../../is-transaction-hash.js'
import type { LiveConnection } from '../../live-connections.js'
import { askWallet, findSession, listEntries, readCapabilities, toHexId } from '../read-capabilities.js'
import { getWalletClient, requireConnection } from '../request-connection.js'

/** How long a wallet may take to report its capabilities, in ms: the visitor waits for it. */
const CAPABILITIES_LIMIT = 2_000

/** The interval at which Lintel reads the outcome of a batch, in ms. */
const STATUS_INTERVAL = 1_000

type Where = { network: CaipNetworkId; from: string }

/** Whether the wallet runs several calls as one (EIP-5792). No answer in 2 s counts as no. */
export async function readAtomicBatches(
  context: AdapterContext,
  connection: LiveConnection | null,
  { network, from }: Where,
): Promise<AtomicBatches> {
  if (!connection) return 'unsupported'
  const session = findSession(context, connection)
  if (session && !session.methods.includes('wallet_sendCalls')) return 'unsupported'
  try {
    const capabilities = await settleWithin(readCapabilities(context, connection, session, from), CAPABILITIES_LIMIT)
    const atomic = listEntries(capabilities, network).map((entry) => isRecord(entry) && entry.atomic)
    const statuses = atomic.map((one) => isRecord(one) && one.status)
    return statuses.includes('supported') ? 'supported' : statuses.includes('ready') ? 'ready' : 'unsupported'
  } catch {
    return 'unsupported'
  }
}

/**
 * Asks the wallet to run all calls or none, and returns the id of the batch.
 *
 * @throws NotConnectedError, NetworkMismatchError and AccountMismatchError before the request to the wallet; RequestRejectedError,
 * WalletFailedError. `cause` has the code of the wallet: 5750, 5760, 4200 and -32601 mean that it does not support batches.
 */
export async function sendBatch(
  { config }: AdapterContext,
  connection: LiveConnection | null,
  { network, from, calls }: Where & { calls: readonly PlainCall[] },
): Promise<string> {
  const active = requireConnection(connection, { network, from })
  const batch = {
    version: '2.0.0',
    from: active.account,
    chainId: toHexId(network),
    atomicRequired: true,
    calls: calls.map(({ to, value, data }) => ({ to, value: numberToHex(value), data })),
  }
  try {
    const client = await getWalletClient(config, active)
    const reply: unknown = await client.request({ method: 'wallet_sendCalls', params: [batch] } as never, {
      // Not retried: the wallet would ask the visitor again.
      retryCount: 0,
    })
    // The first version of EIP-5792 returned the id itself.
    const id = isRecord(reply) ? reply.id : reply
    if (typeof id !== 'string' || id === '') throw new WalletFailedError({ details: 'The batch has no id.' })
    return id
  } catch (error) {
    throw mapWalletError(error)
  }
}

/** The status codes of EIP-5792. 1xx is pending. */
const outcomes: Readonly<Record<number, BatchOutcome['status']>> = {
  200: 'done',
  400: 'failed',
  500: 'reverted',
  600: 'partly',
}

/**
 * Asks the wallet each second for the outcome of a batch.
 *
 * @throws ReceiptTimeoutError after 25 s, NotConnectedError, WalletFailedError
 */
export async function waitForBatch(connection: LiveConnection | null, { id }: { id: string }): Promise<BatchOutcome> {
  if (!connection) throw new NotConnectedError()
  const end = Date.now() + RECEIPT_TIMEOUT_MS
  while (Date.now() < end) {
    const reply = await askWallet(connection, 'wallet_getCallsStatus', [id]).catch((error) => {
      throw mapWalletError(error)
    })
    const status = isRecord(reply) ? outcomes[Number(reply.status)] : undefined
    if (status) return { status, ids: readIds((reply as Record<string, unknown>).receipts) }
    await wait(STATUS_INTERVAL)
  }
  throw new ReceiptTimeoutError({ id })
}

function readIds(receipts: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts : []
  const ids = list.map((receipt) => (isRecord(receipt) ? String(receipt.transactionHash) : ''))
  return [...new Set(ids.filter(isTransactionHash))]
}
