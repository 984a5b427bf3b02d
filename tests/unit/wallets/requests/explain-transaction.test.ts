import {
  AccountRole,
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
  setTransactionMessageComputeUnitLimit,
  setTransactionMessageComputeUnitPrice,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { describe, expect, it } from 'vitest'
import { developmentAccounts } from '../../../../servers/chains/solana/development-accounts.js'
import { explainTransaction } from '../../../../wallets/requests/solana/explain-transaction.js'

const [from, to, mint, table] = developmentAccounts.map((text) => address(text)) as [Address, Address, Address, Address]
const signer = createNoopSigner(from)
const lifetime = {
  blockhash: blockhash('GfVcyD4kkTrj4bKc7WA9sZCin9JDbdT4Zkd3EittNR1W'),
  lastValidBlockHeight: 100n,
}
const transfer = getTransferSolInstruction({ source: signer, destination: to, amount: 7n })

const start = () =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayer(from, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
  )

function explain(...instructions: readonly Instruction[]) {
  const message = appendTransactionMessageInstructions(instructions, start())
  return explainTransaction(Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message))))
}

async function createTokenTransfer() {
  const [source, destination] = await Promise.all(
    [from, to].map(
      async (owner) => (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0],
    ),
  )
  if (!source || !destination) throw new Error('No associated account.')
  const creation = getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata: destination, owner: to, mint })
  const payment = getTransferCheckedInstruction({
    source,
    mint,
    destination,
    authority: signer,
    amount: 12n,
    decimals: 6,
  })
  return { creation, payment, destination }
}

it('reads a transfer of SOL, and the fee of one signature', () => {
  expect(explain(transfer)).toMatchObject({
    feePayer: from,
    fee: 5_000n,
    steps: [{ type: 'sol-transfer', from, to, lamports: 7n }],
  })
})

it('reads a transfer of a token, and names the owner that the transaction gives to the account', async () => {
  const { creation, payment, destination } = await createTokenTransfer()
  const step = { type: 'token-transfer', mint, amount: 12n, decimals: 6, authority: from, to: destination }
  expect(explain(payment).steps).toEqual([step])
  expect(explain(creation, payment).steps).toEqual([
    { type: 'token-account', owner: to, mint },
    { ...step, owner: to },
  ])
})

it.each([
  ['its limit and price of a unit', 300_000, 5_000n + 600n],
  ['the largest limit when it sets none', undefined, 5_000n + 2_800n],
])('counts the fee by %s', (_how, limit, fee) => {
  const message = pipe(
    start(),
    (draft) => setTransactionMessageComputeUnitPrice(2_000n, draft),
    (draft) => setTransactionMessageComputeUnitLimit(limit, draft),
    (draft) => appendTransactionMessageInstructions([transfer], draft),
  )
  const wire = Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
  expect(explainTransaction(wire)).toMatchObject({ fee, steps: [{ type: 'sol-transfer' }] })
})

describe('does not explain a transaction', () => {
  const { data = new Uint8Array(), ...rest } = transfer

  it.each<[string, Instruction]>([
    ['with a program that it does not know', { programAddress: mint, accounts: [], data: new Uint8Array([1]) }],
    ['with another instruction of the system', { ...rest, data: new Uint8Array([1, ...data.slice(1)]) }],
    ['with more bytes than a transfer has', { ...rest, data: new Uint8Array([...data, 0]) }],
    [
      'with a token whose transfer runs a program',
      {
        programAddress: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
        accounts: [from, mint, to, from, table].map((at) => ({ address: at, role: AccountRole.WRITABLE })),
        data: new Uint8Array([12, 1, 0, 0, 0, 0, 0, 0, 0, 6]),
      },
    ],
  ])('%s', (_what, instruction) => {
    expect(explain(transfer, instruction)).toMatchObject({
      steps: null,
      feePayer: from,
      unknownPrograms: [instruction.programAddress],
    })
  })

  it('whose accounts are in a table', () => {
    const message = compressTransactionMessageUsingAddressLookupTables(
      appendTransactionMessageInstructions([transfer], start()),
      { [table]: [to] },
    )
    const wire = Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
    expect(explainTransaction(wire)).toMatchObject({ steps: null, feePayer: from })
  })
})

it('refuses bytes that are no transaction', () => {
  expect(() => explainTransaction(new Uint8Array([1, 2, 3]))).toThrow('no transaction of Solana')
})
