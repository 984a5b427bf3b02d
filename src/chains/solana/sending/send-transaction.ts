import { base58 } from '@scure/base'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { TransactionRequest } from '../../../core/model/requests.js'
import { isRecord } from '../../../rules/is-record.js'
import { encodeBase64 } from '../../drivers/bytes.js'
import type { ActiveWallet } from '../../drivers/create-connections.js'
import { NodeRefusal } from '../../drivers/create-node-reader.js'
import type { SolanaRpc } from '../create-rpc.js'
import type { SentTransaction, SolanaContext } from '../solana-context.js'
import type { SolanaDriver } from '../wallets/create-solana-driver.js'
import { createExecutionError } from './describe-failure.js'
import { type Kit, loadKit } from './load-packages.js'
import { prepareTransaction } from './prepare-transaction.js'

/** The most sent transactions that are remembered, for their receipts. */
const MEMORY_LIMIT = 100

/**
 * Has the active wallet sign a transaction, and sends it: through the wallet on public networks that it knows, else through the nodes
 * of the app.
 *
 * @throws the errors of `prepareTransaction`, before the request to the wallet; RequestRejectedError, WalletFailedError;
 * TransactionExpiredError if it was approved too late
 */
export async function sendTransaction(
  context: SolanaContext,
  request: TransactionRequest,
  active: ActiveWallet<SolanaDriver>,
): Promise<string> {
  const { driver, account, network } = active
  const [node, wallet] = await Promise.all([context.openNode(network), driver.loadTransactionCalls()])
  const isSentByWallet = wallet.sendsItself(account.address, node.network)
  const prepared = await prepareTransaction(context, request, active)
  const asked = { address: account.address, network }
  if (isSentByWallet) {
    const id = base58.encode(await wallet.send(prepared.wire, asked))
    // The blockhash that the wallet has sent is not known.
    const isEndless = prepared.lastBlockHeight === Number.POSITIVE_INFINITY
    remember(context.sent, id, { network, ...(isEndless && { lastBlockHeight: Number.POSITIVE_INFINITY }) })
    return id
  }
  const [signed = prepared.wire] = await wallet.sign([prepared.wire], asked)
  const { id, blockhash } = readSigned(await loadKit(), signed, account.address)
  await broadcast(node.rpc, { signed, id, slot: prepared.slot })
  const { lastBlockHeight } = prepared
  const isKnown = blockhash === prepared.blockhash && lastBlockHeight !== undefined
  remember(context.sent, id, { network, ...(isKnown && { lastBlockHeight }) })
  return id
}

/** Checks the transaction that the wallet has signed, because the wallet may have changed it. @throws WalletFailedError, InvalidTransactionError */
function readSigned(kit: Kit, signed: Uint8Array, address: string): { id: string; blockhash: string } {
  const { signatures, messageBytes } = decode(kit, signed)
  const missing = Object.entries(signatures).find(([, signature]) => signature === null)?.[0]
  if (missing === address) throw new WalletFailedError({ details: 'The wallet did not sign the transaction.' })
  if (missing !== undefined) {
    throw new InvalidTransactionError({
      field: 'transaction',
      got: `a transaction that ${missing} has not signed`,
      write: 'Have every other signer sign it first.',
    })
  }
  const [first] = Object.values(signatures)
  if (!first) throw new WalletFailedError({ details: 'The wallet returned a transaction without a signature.' })
  const { lifetimeToken } = kit.getCompiledTransactionMessageDecoder().decode(messageBytes) as { lifetimeToken: string }
  return { id: base58.encode(Uint8Array.from(first)), blockhash: lifetimeToken }
}

function decode(kit: Kit, signed: Uint8Array) {
  try {
    return kit.getTransactionDecoder().decode(signed)
  } catch (cause) {
    throw new WalletFailedError({ cause, details: 'The wallet returned bytes that are not a transaction.' })
  }
}

type Broadcast = { signed: Uint8Array; id: string; slot: number }

/**
 * Sends a signed transaction to the nodes. Unless it is certain that no node has accepted it, it counts as sent: the receipt
 * tells the outcome.
 *
 * @throws TransactionExpiredError, InsufficientFundsError, ContractRevertedError, RpcUnavailableError
 */
async function broadcast(rpc: SolanaRpc, { signed, id, slot }: Broadcast): Promise<void> {
  // With this a node that does not know the blockhash yet reports that, instead of calling it expired.
  const config = { encoding: 'base64', preflightCommitment: 'confirmed', minContextSlot: slot }
  const failures: unknown[] = []
  try {
    const check = (result: unknown) => {
      if (result !== id) throw new Error('The node answered sendTransaction without the id.')
    }
    await rpc.write('sendTransaction', [encodeBase64(signed), config], check, (failure) => void failures.push(failure))
  } catch (error) {
    const refusals = failures.filter((failure) => failure instanceof NodeRefusal)
    if (refusals.length < failures.length) return
    const outcome = refusals.map(({ data }) => data).find((data) => isRecord(data) && data.err !== undefined)
    if (!isRecord(outcome)) throw error
    // Another node already has it, or the wallet has sent it as well.
    if (outcome.err !== 'AlreadyProcessed') throw createExecutionError(outcome.err, outcome.logs)
  }
}

function remember(sent: SolanaContext['sent'], id: string, transaction: SentTransaction): void {
  const [oldest] = sent.keys()
  if (sent.size >= MEMORY_LIMIT && oldest !== undefined) sent.delete(oldest)
  sent.set(id, transaction)
}
