import type { Instruction } from '@solana/kit'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import type { Quote, TransactionRequest, TransferRequest } from '../../../core/model/requests.js'
import type { ActiveWallet } from '../../drivers/create-connections.js'
import { createAddressError } from '../address-error.js'
import { isSolanaAddress } from '../is-solana-address.js'
import { computeBudgetProgram } from '../programs.js'
import { readLamports } from '../reads/get-balance.js'
import type { SolanaContext } from '../solana-context.js'
import type { SolanaDriver } from '../wallets/create-solana-driver.js'
import { createSolTransfer, createTokenTransfer, type Transfer } from './create-transfer.js'
import { type Kit, loadKit } from './load-packages.js'
import { assertCovered, type Lifetime, readFee, readLifetime, readUnitPrice, simulate } from './read-fees.js'

/** The most compute units of a transaction. */
const MAX_UNITS = 1_400_000

/** u64 */
const MAX_AMOUNT = 2n ** 64n - 1n

/** A transaction ready to sign, with its cost. */
export type Prepared = {
  /** In the chain's wire format, without the signature of the account. */
  wire: Uint8Array
  blockhash: string
  /** The last block that may hold it, if known; `Infinity` if it does not expire. */
  lastBlockHeight?: number
  /** The oldest slot in which a node knows its blockhash. */
  slot: number
  quote: Quote
}

/**
 * Builds the transaction of a transfer and simulates it. Its compute limit is the simulated use and a tenth more,
 * and its unit price the one that others have paid lately.
 *
 * @throws InvalidTransactionError, PackageMissingError, InsecureContextError, InsufficientFundsError, ContractRevertedError
 * with the reason, RpcUnavailableError
 */
export async function prepareTransfer(
  context: SolanaContext,
  request: TransactionRequest,
  { driver, account, network }: ActiveWallet<SolanaDriver>,
): Promise<Prepared> {
  const { to, amount, token } = readTransfer(request)
  const from = account.address
  const [kit, { rpc }, { version }] = await Promise.all([
    loadKit(),
    context.openNode(network),
    driver.loadTransactionCalls(),
  ])
  const transfer =
    token === undefined
      ? createSolTransfer(kit, { from, to, amount })
      : await createTokenTransfer(kit, rpc, { from, to, amount, token })
  const [lifetime, unitPrice, balance] = await Promise.all([
    readLifetime(rpc),
    readUnitPrice(rpc, [from, ...transfer.writable]),
    readLamports(rpc, from),
  ])
  assertCovered(balance, transfer.lamports)
  const build = createBuilder(kit, { from, transfer, lifetime, version })
  // Without a priority fee, which for so many units could exceed the balance.
  const { units, newLamports } = await simulate(rpc, build(MAX_UNITS, 0n).wire, transfer.newAccount?.address)
  const deposit = newLamports - (transfer.newAccount?.lamports ?? 0n)
  const { wire, message } = build(Math.min(units + Math.ceil(units / 10), MAX_UNITS), unitPrice)
  // Another node may know the blockhash.
  const fee = await readFee(rpc, message, () => new Error('The node does not know the newest blockhash.'))
  assertCovered(balance, transfer.lamports + fee + deposit)
  const { tokenFee } = transfer
  const quote = { fee, ...(deposit > 0n && { deposit }), ...(tokenFee !== undefined && { tokenFee }) }
  return { wire, ...lifetime, quote }
}

/** @throws InvalidTransactionError */
function readTransfer(request: TransactionRequest): TransferRequest {
  if (request.kind !== 'transfer') {
    throw new InvalidTransactionError({
      field: 'kind',
      got: request.kind,
      write: "Write 'transfer' or 'bytes' on Solana.",
    })
  }
  const fees = Object.entries(request).find(([name, value]) => /gas/i.test(name) && value !== undefined)
  if (fees) {
    throw new InvalidTransactionError({ field: fees[0], got: fees[1], write: 'Leave it out: Solana has no gas.' })
  }
  assertAddress('to', request.to)
  if (request.token !== undefined) assertAddress('token', request.token)
  if (request.amount > MAX_AMOUNT) {
    throw new InvalidTransactionError({ field: 'amount', got: request.amount, write: 'Write less than 2^64.' })
  }
  return request
}

function assertAddress(field: string, text: string): void {
  if (!isSolanaAddress(text)) throw createAddressError(field, text)
}

type Parts = { from: string; transfer: Transfer; lifetime: Lifetime; version: 0 | 'legacy' }

/** Returns a function that builds the transaction for a compute limit and a price of a unit, in micro-lamports. */
function createBuilder(kit: Kit, { from, transfer, lifetime, version }: Parts) {
  const constraint = {
    blockhash: lifetime.blockhash,
    lastValidBlockHeight: BigInt(lifetime.lastBlockHeight),
  } as Parameters<Kit['setTransactionMessageLifetimeUsingBlockhash']>[0]
  return (unitLimit: number, unitPrice: bigint): { wire: Uint8Array; message: Uint8Array } => {
    const payed = kit.setTransactionMessageFeePayer(kit.address(from), kit.createTransactionMessage({ version }))
    const dated = kit.setTransactionMessageLifetimeUsingBlockhash(constraint, payed)
    const budget = createBudget(kit, unitLimit, unitPrice)
    const transaction = kit.compileTransaction(
      kit.appendTransactionMessageInstructions([...budget, ...transfer.instructions], dated),
    )
    return {
      wire: Uint8Array.from(kit.getTransactionEncoder().encode(transaction)),
      message: Uint8Array.from(transaction.messageBytes),
    }
  }
}

/** The instructions SetComputeUnitPrice (3, then u64) and SetComputeUnitLimit (2, then u32). Older versions of kit make none. */
function createBudget({ address }: Kit, unitLimit: number, unitPrice: bigint): Instruction[] {
  const price = new DataView(new ArrayBuffer(9))
  price.setUint8(0, 3)
  price.setBigUint64(1, unitPrice, true)
  const limit = new DataView(new ArrayBuffer(5))
  limit.setUint8(0, 2)
  limit.setUint32(1, unitLimit, true)
  const programAddress = address(computeBudgetProgram)
  return [price, limit].map(({ buffer }) => ({ programAddress, data: new Uint8Array(buffer) }))
}
