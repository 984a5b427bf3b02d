import { address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localSolanaTokens } from '../../../../servers/chains/solana/tokens.js'
import { createStranger } from '../../servers/chains/solana/fixtures.js'
import { type LocalChain, network, openChain, openWalletPage, type WalletPage } from './open-chain.js'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 })

const { harborDollar, sail, hook, toll } = localSolanaTokens
const UNIT = 1_000_000n

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
  to = (await createStranger(`owner ${strangers}`)).address
})
afterEach(() => {
  wallet.close()
  vi.unstubAllGlobals()
  vi.doUnmock('@solana-program/token')
})

const pay = (token: string, amount: bigint, receiver = to) =>
  ({ kind: 'transfer', to: receiver, token, amount }) as const
const read = async (owner: string, ...tokens: string[]) =>
  wallet.page.adapter.getTokenBalances?.({ address: owner, network, tokens })
const amountOf = async (owner: string, token: string) => (await read(owner, token))?.balances[0]?.amount
const lamportsOf = async (owner: string) =>
  (await wallet.page.adapter.getBalance({ addresses: [owner], network })).value

async function findAccount({ mint, program }: { mint: string; program: string }, owner: string): Promise<string> {
  const seeds = { owner: address(owner), mint: address(mint), tokenProgram: address(program) }
  const [found] = await findAssociatedTokenPda(seeds)
  return found
}

describe('balances', () => {
  it('are those of the tokens of both programs', async () => {
    await expect(read(wallet.test.accounts[1], harborDollar.mint, sail.mint)).resolves.toEqual({
      balances: [
        { network, address: harborDollar.mint, name: '', symbol: '', decimals: 6, amount: 10_000_000_000n },
        { network, address: sail.mint, name: 'Sail', symbol: 'SAIL', decimals: 9, amount: 10_000_000_000_000n },
      ],
      failed: [],
    })
  })

  it('are those of every token that the account has, too, without NFTs', async () => {
    const [, address = ''] = wallet.test.accounts
    const found = await wallet.page.adapter.getTokenBalances?.({
      address,
      network,
      tokens: [sail.mint],
      withOthers: true,
    })
    expect(found?.failed).toEqual([])
    const all = found?.balances.map((balance) => balance.address)
    expect(all?.[0]).toBe(sail.mint)
    expect(all).toContain(harborDollar.mint)
    expect(new Set(all).size).toBe(all?.length)
  })

  it('are 0 for an owner without an account, and name what is no token', async () => {
    const [other] = wallet.test.accounts
    const wrong = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
    const tokens = [sail.mint, other, wrong, await findAccount(sail, other)]
    const found = await read(to, ...tokens)
    expect(found?.balances).toEqual([expect.objectContaining({ address: sail.mint, amount: 0n })])
    expect(found?.failed).toEqual(tokens.slice(1))
  })

  it('are not read for an address of another chain', async () => {
    await expect(read('0x71C7656EC7ab88b098defB751B7401B5f6d8976F', sail.mint)).rejects.toMatchObject({
      code: 'invalid-transaction',
      field: 'address',
    })
  })
})

describe('sending a token', () => {
  it.each([
    ['of the first program', harborDollar, 165],
    ['of Token-2022', sail, 170],
  ])('%s to an owner without an account quotes its rent, and creates it', async (_name, token, bytes) => {
    const { page, test } = wallet
    const rent = BigInt(Number(await chain.call('getMinimumBalanceForRentExemption', bytes)))
    const quote = await page.adapter.quote?.(pay(token.mint, 3n * UNIT))
    expect(quote).toEqual({ fee: 5_000n, deposit: rent })
    const before = await lamportsOf(test.accounts[0])
    const id = await page.adapter.sendTransaction(pay(token.mint, 3n * UNIT))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
    expect(await amountOf(to, token.mint)).toBe(3n * UNIT)
    expect(before - (await lamportsOf(test.accounts[0]))).toBe(5_000n + rent)
    // Now that there is one, nothing is locked.
    expect(await page.adapter.quote?.(pay(token.mint, UNIT))).toEqual({ fee: 5_000n })
    const next = await page.adapter.sendTransaction(pay(token.mint, UNIT))
    await page.adapter.waitForReceipt({ id: next })
    expect(await amountOf(to, token.mint)).toBe(4n * UNIT)
  })

  it('quotes only the rent that the account lacks', async () => {
    const account = await findAccount(sail, to)
    const rent = BigInt(Number(await chain.call('getMinimumBalanceForRentExemption', 170)))
    await chain.call('requestAirdrop', account, 1_000_000)
    expect(await wallet.page.adapter.quote?.(pay(sail.mint, UNIT))).toEqual({
      fee: 5_000n,
      deposit: rent - 1_000_000n,
    })
  })

  it.each([
    [200_000_001n, 2_000_001n, 'a hundredth, rounded up'],
    [9_000_000_000n, 5_000_000n, 'its maximum'],
  ])('with a transfer fee: of %s it keeps %s, %s', async (amount, tokenFee) => {
    const { page } = wallet
    expect(await page.adapter.quote?.(pay(toll.mint, amount))).toMatchObject({ fee: 5_000n, tokenFee })
    const id = await page.adapter.sendTransaction(pay(toll.mint, amount))
    await expect(page.adapter.waitForReceipt({ id })).resolves.toMatchObject({ status: 'success' })
    expect(await amountOf(to, toll.mint)).toBe(amount - tokenFee)
  })

  it('with a transfer fee, to oneself, keeps nothing', async () => {
    const [own] = wallet.test.accounts
    expect(await wallet.page.adapter.quote?.(pay(toll.mint, UNIT, own))).toEqual({ fee: 5_000n })
  })

  it('with a transfer hook is refused with the reason', async () => {
    const { page, test } = wallet
    for (const sent of [page.adapter.quote?.(pay(hook.mint, 1n)), page.adapter.sendTransaction(pay(hook.mint, 1n))]) {
      await expect(sent).rejects.toMatchObject({
        code: 'contract-reverted',
        reason: expect.stringContaining('transfer hook'),
      })
    }
    expect(test.calls).toEqual(['connect'])
  })

  it.each([
    ['more than the account has', () => pay(sail.mint, 10n ** 18n), 'insufficient-funds'],
    ['what is no token', () => pay(to, 1n), 'contract-reverted'],
    ['an address of another chain', () => pay('0x71C7656EC7ab88b098defB751B7401B5f6d8976F', 1n), 'invalid-transaction'],
  ])('refuses %s', async (_name, request, code) => {
    await expect(wallet.page.adapter.sendTransaction(request())).rejects.toMatchObject({ code })
    expect(wallet.test.calls).toEqual(['connect'])
  })

  it('to a token account or a mint is refused: it could not be spent there', async () => {
    const account = await findAccount(sail, wallet.test.accounts[1])
    for (const receiver of [account, sail.mint]) {
      await expect(wallet.page.adapter.quote?.(pay(sail.mint, 1n, receiver))).rejects.toMatchObject({
        code: 'invalid-transaction',
        field: 'to',
      })
    }
  })

  it('says that it needs a secure page', async () => {
    vi.stubGlobal('crypto', {})
    await expect(wallet.page.adapter.quote?.(pay(sail.mint, 1n))).rejects.toMatchObject({ code: 'insecure-context' })
  })

  it('says which packages are missing', async () => {
    vi.doMock('@solana-program/token', () => {
      throw new Error('Cannot find package')
    })
    await expect(wallet.page.adapter.quote?.(pay(sail.mint, 1n))).rejects.toMatchObject({
      code: 'package-missing',
      whatToDo: [expect.stringContaining('@solana/kit@8.4.0 @solana-program/token@0.16.1')],
    })
  })
})
