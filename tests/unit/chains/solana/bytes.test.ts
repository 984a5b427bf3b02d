import {
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createNoopSigner,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  address as toAddress,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStranger } from '../../servers/chains/solana/fixtures.js'
import { type LocalChain, network, openChain, openWalletPage, type WalletPage } from './open-chain.js'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 })

const SOL = 1_000_000_000n

let chain: LocalChain
let wallet: WalletPage
let to: string
let strangers = 0

beforeAll(async () => {
  chain = await openChain()
})
afterAll(() => chain.close())
beforeEach(async () => {
  wallet = await openWalletPage([chain.url])
  strangers += 1
  to = (await createStranger(`payee ${strangers}`)).address
})
afterEach(() => wallet.close())

/** A transaction that an app has built: it pays `amount` lamports. */
async function build(payer: string, amount: bigint, more: readonly Instruction[] = []): Promise<Uint8Array> {
  const { value } = (await chain.call('getLatestBlockhash')) as { value: { blockhash: Blockhash } }
  const lifetime = { blockhash: value.blockhash, lastValidBlockHeight: 0n }
  const source = createNoopSigner(toAddress(payer))
  const message = setTransactionMessageLifetimeUsingBlockhash(
    lifetime,
    setTransactionMessageFeePayer(source.address, createTransactionMessage({ version: 0 })),
  )
  const transfer = getTransferSolInstruction({ source, destination: toAddress(to), amount })
  const transaction = compileTransaction(appendTransactionMessageInstructions([transfer, ...more], message))
  return Uint8Array.from(getTransactionEncoder().encode(transaction))
}

const send = (transaction: Uint8Array) => wallet.page.adapter.sendTransaction({ kind: 'bytes', transaction })
const lamportsOf = async (owner: string) =>
  (await wallet.page.adapter.getBalance({ addresses: [owner], network })).value

describe('a transaction of the app', () => {
  it('is quoted, signed as it is and sent', async () => {
    const { page, test } = wallet
    const transaction = await build(test.accounts[0], SOL)
    await expect(page.adapter.quote?.({ kind: 'bytes', transaction })).resolves.toEqual({ fee: 5_000n })
    const id = await send(transaction)
    expect(test.transactions[0]?.transaction).toEqual(transaction)
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ id, status: 'success' })
    expect(await lamportsOf(to)).toBe(SOL)
  })

  it.each([
    ['no transaction', new Uint8Array([9, 9, 9])],
    ['too long', new Uint8Array(1_233)],
    ['empty', new Uint8Array()],
  ])('that is %s is refused', async (_name, transaction) => {
    await expect(send(transaction)).rejects.toMatchObject({ code: 'invalid-transaction', field: 'transaction' })
    expect(wallet.test.calls).toEqual(['connect'])
  })

  it('that the account does not sign is refused', async () => {
    const transaction = await build(wallet.test.accounts[1], SOL)
    await expect(send(transaction)).rejects.toMatchObject({
      code: 'invalid-transaction',
      whatToDo: [`Write a transaction that ${wallet.test.accounts[0]} signs.`],
    })
  })

  it('that another signer has not signed yet is not sent', async () => {
    const other = createNoopSigner(toAddress(wallet.test.accounts[1]))
    const second = getTransferSolInstruction({ source: other, destination: toAddress(to), amount: SOL })
    const transaction = await build(wallet.test.accounts[0], SOL, [second])
    await expect(send(transaction)).rejects.toMatchObject({
      code: 'invalid-transaction',
      whatToDo: ['Have every other signer sign it first.'],
    })
    expect(await lamportsOf(to)).toBe(0n)
  })

  it('that fails, or is too old, is refused with the reason', async () => {
    const transaction = await build(wallet.test.accounts[0], 20_000n * SOL)
    await expect(send(transaction)).rejects.toMatchObject({ code: 'insufficient-funds' })
    const old = await build(wallet.test.accounts[0], SOL)
    await chain.call('lintel_advanceSlots', 160)
    await expect(send(old)).rejects.toMatchObject({ code: 'transaction-expired' })
    expect(wallet.test.calls).toEqual(['connect'])
  })
})
