import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  getCreateAssociatedTokenIdempotentInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { developmentAccounts } from '../../../../../servers/chains/solana/development-accounts.js'

export const [account, friend, table, developmentTokenAccount] = developmentAccounts.map((text) => address(text)) as [
  Address,
  Address,
  Address,
  Address,
]
const someHash = 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'

export const transfer = (from: Address = account, to: Address = friend, amount = 1_500_000_000n): Instruction =>
  getTransferSolInstruction({ source: createNoopSigner(from), destination: to, amount })

export const budget = address('ComputeBudget111111111111111111111111111111')

/** Sets what a unit of computation costs, in millionths of a lamport. `extra`: bytes behind the instruction. */
export function setPrice(price: bigint, extra = 0): Instruction {
  const data = new Uint8Array(9 + extra)
  data[0] = 3
  new DataView(data.buffer).setBigUint64(1, price, true)
  return { programAddress: budget, data }
}

export const associatedTokens = ASSOCIATED_TOKEN_PROGRAM_ADDRESS

/** Creates the account of `friend` for the token `table`. */
export function createTokenAccount(
  tokenProgram: Address = TOKEN_PROGRAM_ADDRESS,
  payer: Address = account,
): Instruction {
  return getCreateAssociatedTokenIdempotentInstruction({
    payer: createNoopSigner(payer),
    ata: developmentTokenAccount,
    owner: friend,
    mint: table,
    tokenProgram,
  })
}

/** The message of a transaction of version 1. */
export function writeVersion1(): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version: 1 }),
    (draft) => setTransactionMessageFeePayer(account, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash(someHash), lastValidBlockHeight: 100n },
        draft,
      ),
    (draft) => appendTransactionMessageInstructions([transfer()], draft),
  )
  return Uint8Array.from(compileTransaction(message).messageBytes)
}

/** A transaction as the chain transmits it, with empty signatures. */
export function write(
  instructions: readonly Instruction[],
  {
    feePayer = account,
    hash = someHash,
    usesTable = false,
  }: { feePayer?: Address; hash?: string; usesTable?: boolean } = {},
): Uint8Array {
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(feePayer, draft),
    (draft) =>
      setTransactionMessageLifetimeUsingBlockhash({ blockhash: blockhash(hash), lastValidBlockHeight: 100n }, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
    (draft) => (usesTable ? compressTransactionMessageUsingAddressLookupTables(draft, { [table]: [friend] }) : draft),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

export const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
