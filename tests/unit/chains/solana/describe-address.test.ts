import { address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localSolanaTokens } from '../../../../servers/chains/solana/tokens.js'
import { createStranger } from '../../servers/chains/solana/fixtures.js'
import { type LocalChain, network, openChain, openWalletPage, type WalletPage } from './open-chain.js'

vi.setConfig({ testTimeout: 40_000, hookTimeout: 30_000 })

const { harborDollar, sail } = localSolanaTokens
const person = { isContract: false, isToken: false }

let chain: LocalChain
let wallet: WalletPage

beforeAll(async () => {
  chain = await openChain()
})
afterAll(() => chain.close())
beforeEach(async () => {
  wallet = await openWalletPage([chain.url])
})
afterEach(() => {
  wallet.close()
  vi.unstubAllGlobals()
})

const describeReceiver = (receiver: string) =>
  wallet.page.adapter.describeAddress?.({ address: receiver, network }) ?? Promise.reject(new Error('not described'))

describe('a receiver', () => {
  it('is a person, with an account or without one', async () => {
    await expect(describeReceiver(wallet.test.accounts[1])).resolves.toEqual(person)
    await expect(describeReceiver((await createStranger('nobody')).address)).resolves.toEqual(person)
  })

  it('is a token: its mint, and an account that holds it', async () => {
    await expect(describeReceiver(harborDollar.mint)).resolves.toEqual({ isContract: true, isToken: true })
    await expect(describeReceiver(sail.mint)).resolves.toEqual({ isContract: true, isToken: true })
    const seeds = { owner: wallet.test.accounts[1], mint: harborDollar.mint, tokenProgram: harborDollar.program }
    const [account] = await findAssociatedTokenPda({
      owner: address(seeds.owner),
      mint: address(seeds.mint),
      tokenProgram: address(seeds.tokenProgram),
    })
    await expect(describeReceiver(account)).resolves.toEqual({ isContract: true, isToken: true })
  })

  it.each(['1nc1nerator11111111111111111111111111111111', '1'.repeat(32)])(
    'nobody has the key of: %s',
    async (burnt) => {
      await expect(describeReceiver(burnt)).resolves.toEqual({ ...person, isBurn: true })
    },
  )

  it('is a program', async () => {
    await expect(describeReceiver(harborDollar.program)).resolves.toEqual({ isContract: true, isToken: false })
  })

  it('must be an address', async () => {
    await expect(describeReceiver('0x71C7656EC7ab88b098defB751B7401B5f6d8976F')).rejects.toMatchObject({
      code: 'invalid-transaction',
    })
  })
})
