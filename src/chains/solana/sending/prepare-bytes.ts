import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import { TransactionExpiredError } from '../../../core/errors/transaction-expired-error.js'
import type { ActiveWallet } from '../../drivers/create-connections.js'
import { systemProgram } from '../programs.js'
import type { SolanaContext } from '../solana-context.js'
import type { SolanaDriver } from '../wallets/create-solana-driver.js'
import { type Kit, loadKit } from './load-packages.js'
import type { Prepared } from './prepare-transfer.js'
import { readFee, readLifetime, simulate } from './read-fees.js'

/** The most bytes of a transaction, in its wire format. */
const MAX_SIZE = 1_232
/**
 * The number of the instruction `AdvanceNonceAccount` of the system program. As the first instruction of a transaction it makes the
 * blockhash a nonce, which does not expire.
 */
const ADVANCE_NONCE = 4

/**
 * Checks and simulates a transaction that the app has built.
 *
 * @param wire The transaction in the chain's wire format.
 * @throws InvalidTransactionError if it is not a transaction that the account signs, TransactionExpiredError, InsufficientFundsError,
 * ContractRevertedError with the reason, PackageMissingError, RpcUnavailableError
 */
export async function prepareBytes(
  context: SolanaContext,
  wire: Uint8Array,
  { account, network }: ActiveWallet<SolanaDriver>,
): Promise<Prepared> {
  const [kit, { rpc }] = await Promise.all([loadKit(), context.openNode(network)])
  const { message, blockhash, hasNonce } = readTransaction(kit, wire, account.address)
  const [{ slot }, fee] = await Promise.all([
    readLifetime(rpc),
    readFee(rpc, message, () => new TransactionExpiredError({ details: `No node knows the blockhash ${blockhash}.` })),
    simulate(rpc, wire),
  ])
  return { wire, blockhash, slot, quote: { fee }, ...(hasNonce && { lastBlockHeight: Number.POSITIVE_INFINITY }) }
}

/**
 * Reads the message of a transaction.
 *
 * @throws InvalidTransactionError if the account is not one of its signers, or its message is not a legacy one or of version 0
 */
function readTransaction(kit: Kit, wire: Uint8Array, address: string) {
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
  // The number of an instruction is a u32, little-endian: of the few that the system program has, the first byte is enough.
  const [number] = first?.data ?? []
  const program = first && message.staticAccounts[first.programAddressIndex]
  const hasNonce = program === systemProgram && number === ADVANCE_NONCE
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
