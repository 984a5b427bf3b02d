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
import { developmentAccounts } from '../../../../../servers/chains/solana/development-accounts.js'

export const [account, friend, table] = developmentAccounts.map((text) => address(text)) as [Address, Address, Address]

export const transfer = (from: Address = account, to: Address = friend, amount = 1_500_000_000n): Instruction =>
  getTransferSolInstruction({ source: createNoopSigner(from), destination: to, amount })

/** A transaction as the chain transmits it, with empty signatures. */
export function write(
  instructions: readonly Instruction[],
  {
    feePayer = account,
    hash = 'GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W',
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
