import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import { TransactionExpiredError } from '../../../core/errors/transaction-expired-error.js'
import type { ActiveWallet } from '../../drivers/create-connections.js'
import { systemProgram } from '../programs.js'
import type { SolanaContext } from '../solana-context.js'
import type { SolanaDriver } from '../wallets/create-solana-driver.js'
import { type Kit, loadKit } from './load-packages.js'
import type { Prepared } from './prepare-transfer.js'
import { readFee, readLifetime, simulate } from './read-fees.js'

/** The most bytes of a transaction. */
const MAX_SIZE = 1_232
/** The instruction `AdvanceNonceAccount` of the system program (u32). As the first instruction it replaces the blockhash. */
const ADVANCE_NONCE = 4

/**
 * Checks and simulates a transaction that the app has built.
 *
 * @throws InvalidTransactionError if it is not a transaction that the account signs, TransactionExpiredError, InsufficientFundsError,
 * ContractRevertedError with the reason, PackageMissingError, RpcUnavailableError
 */
export async function prepareBytes(
  context: SolanaContext,
  wire: Uint8Array,
  { account, network }: ActiveWallet<SolanaDriver>,
): Promise<Prepared> {
  const [kit, { rpc }] = await Promise.all([loadKit(), context.openNode(network)])
  const { message, blockhash, hasNonce } = readBytes(kit, wire, account.address)
  const [{ slot }, fee] = await Promise.all([
    readLifetime(rpc),
    readFee(rpc, message, () => new TransactionExpiredError({ details: `No node knows the blockhash ${blockhash}.` })),
    simulate(rpc, wire),
  ])
  return { wire, blockhash, slot, quote: { fee }, ...(hasNonce && { lastBlockHeight: Number.POSITIVE_INFINITY }) }
}

/** @throws InvalidTransactionError */
function readBytes(kit: Kit, wire: Uint8Array, address: string) {
  const { signatures, messageBytes } = decode(kit, wire)
  const message = kit.getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!Object.hasOwn(signatures, address) || message.version === 1 || !('lifetimeToken' in message)) {
    throw new InvalidTransactionError({
      field: 'transaction',
      got: `a transaction of ${Object.keys(signatures).join(' and ')}`,
      write: `Write a transaction that ${address} signs.`,
    })
  }
  const [first] = message.instructions
  const [number] = first?.data ?? []
  const hasNonce =
    first && message.staticAccounts[first.programAddressIndex] === systemProgram && number === ADVANCE_NONCE
  return { message: Uint8Array.from(messageBytes), blockhash: String(message.lifetimeToken), hasNonce }
}

function decode(kit: Kit, wire: Uint8Array) {
  const createError = (cause?: unknown) =>
    new InvalidTransactionError({
      field: 'transaction',
      got: `${wire.length} bytes`,
      write: `Write a whole Solana transaction: its signatures, then its message, ${MAX_SIZE} bytes at most.`,
      cause,
    })
  if (wire.length > MAX_SIZE) throw createError()
  try {
    return kit.getTransactionDecoder().decode(wire)
  } catch (cause) {
    throw createError(cause)
  }
}
