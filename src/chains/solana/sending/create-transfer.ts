import type { Instruction } from '@solana/kit'
import { InsecureContextError } from '../../../core/errors/insecure-context-error.js'
import {
  ContractRevertedError,
  InsufficientFundsError,
  InvalidTransactionError,
} from '../../../core/errors/transaction-errors.js'
import type { SolanaRpc } from '../create-rpc.js'
import { systemProgram, tokenPrograms } from '../programs.js'
import { readAccounts } from '../reads/read-accounts.js'
import { type Mint, readMint, readTokenAccount } from '../reads/token-accounts.js'
import { type Kit, loadTokenProgram } from './load-packages.js'
import { readTransferFee } from './read-transfer-fee.js'

/** The instructions of a transfer. */
export type Transfer = {
  instructions: readonly Instruction[]
  /** The accounts that the transfer writes, besides the sender's. */
  writable: readonly string[]
  /** The lamports that the sender pays besides fee and deposit. */
  lamports: bigint
  /** The account that the transfer creates, and its present lamports. The rest of its rent is the deposit. */
  newAccount?: { address: string; lamports: bigint }
  /** The part of the amount that the token keeps. */
  tokenFee?: bigint
}

/** The instruction `Transfer` of the system program: its number (u32), then lamports (u64). */
const TRANSFER = 2

/** A transfer of SOL, in lamports. */
export function createSolTransfer(
  { AccountRole, address }: Kit,
  { from, to, amount }: { from: string; to: string; amount: bigint },
): Transfer {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, TRANSFER, true)
  view.setBigUint64(4, amount, true)
  const instruction = {
    programAddress: address(systemProgram),
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data,
  }
  return { instructions: [instruction], writable: [to], lamports: amount }
}

type TokenParties = { from: string; to: string; amount: bigint; token: string }

/**
 * A transfer of a token, in base units, between the associated accounts of both owners. Creates the receiver's account if
 * it is missing.
 *
 * @throws InvalidTransactionError if `to` cannot own tokens, ContractRevertedError for a token with a transfer hook and for an address that is not a
 * token, InsufficientFundsError, PackageMissingError, InsecureContextError, RpcUnavailableError
 */
export async function createTokenTransfer(
  { address, createNoopSigner }: Kit,
  rpc: SolanaRpc,
  { from, to, amount, token }: TokenParties,
): Promise<Transfer> {
  const program = await loadTokenProgram()
  // The address of an associated account is a hash.
  if (globalThis.crypto?.subtle === undefined) throw new InsecureContextError()
  const { program: tokenProgram, decimals, transferFees } = await requireMint(rpc, { token, to })
  const programAddress = address(tokenProgram)
  const mint = address(token)
  const [[source], [destination]] = await Promise.all(
    [from, to].map((owner) =>
      program.findAssociatedTokenPda({ owner: address(owner), mint, tokenProgram: programAddress }),
    ) as [Derived, Derived],
  )
  const [held, receiving] = await readAccounts(rpc, [source, destination])
  const balance = (held && readTokenAccount(held)?.amount) ?? 0n
  if (balance < amount) {
    throw new InsufficientFundsError({ details: `The balance of ${token} is ${balance}; ${amount} are needed.` })
  }
  const owner = receiving && readTokenAccount(receiving)?.owner
  if (owner && owner !== to) {
    throw new ContractRevertedError({ reason: `the token account of the receiver belongs to ${owner} now` })
  }
  const signer = createNoopSigner(address(from))
  const transfer = program.getTransferCheckedInstruction(
    { source, mint, destination, authority: signer, amount, decimals },
    { programAddress },
  )
  // Transfers to oneself have no fee.
  const tokenFee = transferFees && source !== destination ? await readTransferFee(rpc, transferFees, amount) : 0n
  const common = { writable: [source, destination], lamports: 0n, ...(tokenFee > 0n && { tokenFee }) }
  if (owner) return { ...common, instructions: [transfer] }
  const creation = program.getCreateAssociatedTokenIdempotentInstruction({
    payer: signer,
    ata: destination,
    owner: address(to),
    mint,
    tokenProgram: programAddress,
  })
  const newAccount = { address: destination, lamports: receiving?.lamports ?? 0n }
  return { ...common, instructions: [creation, transfer], newAccount }
}

type Derived = ReturnType<Awaited<ReturnType<typeof loadTokenProgram>>['findAssociatedTokenPda']>

async function requireMint(rpc: SolanaRpc, { token, to }: { token: string; to: string }): Promise<Mint> {
  const [account, receiver] = await readAccounts(rpc, [token, to])
  const mint = account && readMint(account)
  if (!mint) throw new ContractRevertedError({ reason: 'there is no token at this address' })
  if (mint.hasTransferHook) {
    const reason =
      'the token has a transfer hook, a program of its own that runs with each transfer: it is not supported'
    throw new ContractRevertedError({ reason })
  }
  if (!receiver || !tokenPrograms.some((known) => known === receiver.owner)) return mint
  throw new InvalidTransactionError({
    field: 'to',
    got: to,
    write: 'Write the address of the owner. This one belongs to a token or a token account.',
  })
}
