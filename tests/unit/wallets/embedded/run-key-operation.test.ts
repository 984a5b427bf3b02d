import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { parseTransaction, recoverMessageAddress, recoverTransactionAddress, verifyTypedData } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { listCaveats, rootAuthority, toDelegationTypedData } from '../../../../src/embedded/smart-account/delegation.js'
import { getSmartAccountAddress } from '../../../../src/embedded/smart-account/get-smart-account-address.js'
import { toUserOperationTypedData } from '../../../../src/embedded/smart-account/to-user-operation-typed-data.js'
import { readBase64Url } from '../../../../src/rules/base64-url.js'
import type { SharePair } from '../../../../wallets/embedded/signer/key-operation.js'
import {
  runKeyOperation,
  SenderMismatchError,
  SharesMismatchError,
} from '../../../../wallets/embedded/signer/run-key-operation.js'
import { createTestWallet, testTerms } from './create-test-wallet.js'

const walletId = 'w'.repeat(22)
let wallet: Awaited<ReturnType<typeof createTestWallet>>
let pair: SharePair

beforeAll(async () => {
  wallet = await createTestWallet()
  pair = { shares: wallet.shares, address: wallet.addresses.eip155 }
})

it('signs messages, typed data and transactions as the wallet’s account', async () => {
  const { signature } = await runKeyOperation({ kind: 'sign-message', message: '0x6869', ...pair })
  expect(await recoverMessageAddress({ message: 'hi', signature })).toBe(pair.address)

  const typedData = {
    domain: { name: 'Harbor', chainId: 31337 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hi' },
  } as const
  const typed = await runKeyOperation({ kind: 'sign-typed-data', typedData, ...pair })
  expect(await verifyTypedData({ ...typedData, ...typed, address: pair.address as `0x${string}` })).toBe(true)

  const transaction = { chainId: 31337, nonce: 0, gas: 21_000n, maxFeePerGas: 1n, value: 5n, type: 'eip1559' } as const
  const signed = await runKeyOperation({ kind: 'sign-transactions', transactions: [transaction], ...pair })
  const serialized = signed.transactions[0] as `0x02${string}`
  expect(parseTransaction(serialized)).toMatchObject({ value: 5n, chainId: 31337 })
  expect(await recoverTransactionAddress({ serializedTransaction: serialized })).toBe(pair.address)
})

it('signs user operations of its own smart account alone, as that account verifies them', async () => {
  const owner = pair.address as `0x${string}`
  const gas = { callGasLimit: 1n, verificationGasLimit: 2n, preVerificationGas: 3n }
  const fees = { maxFeePerGas: 4n, maxPriorityFeePerGas: 1n }
  const operation = { sender: getSmartAccountAddress(owner), nonce: 0n, callData: '0x', ...gas, ...fees } as const
  const { signature } = await runKeyOperation({ kind: 'sign-user-operation', operation, chainId: 31337, ...pair })
  const typedData = toUserOperationTypedData(operation, 31337)
  expect(await verifyTypedData({ ...typedData, signature, address: owner })).toBe(true)
  for (const sender of [owner, getSmartAccountAddress('0x00000000000000000000000000000000000000aa')]) {
    const foreign = { ...operation, sender }
    const signing = runKeyOperation({ kind: 'sign-user-operation', operation: foreign, chainId: 31337, ...pair })
    await expect(signing).rejects.toThrow(SenderMismatchError)
  }
})

it('signs a delegation of the smart account of its key, and of no other account', async () => {
  const owner = pair.address as `0x${string}`
  const delegation = {
    delegate: owner,
    delegator: getSmartAccountAddress(owner),
    authority: rootAuthority,
    caveats: listCaveats({ allowance: { kind: 'native', amount: 1n }, expiry: 1 }),
    salt: 1n,
  }
  const { signature } = await runKeyOperation({ kind: 'sign-delegation', delegation, chainId: 31337, ...pair })
  const typedData = toDelegationTypedData(delegation, 31337)
  expect(await verifyTypedData({ ...typedData, signature, address: owner })).toBe(true)
  for (const delegator of [owner, getSmartAccountAddress('0x00000000000000000000000000000000000000aa')]) {
    const foreign = { ...delegation, delegator }
    const signing = runKeyOperation({ kind: 'sign-delegation', delegation: foreign, chainId: 31337, ...pair })
    await expect(signing).rejects.toThrow(SenderMismatchError)
  }
})

it('signs as the Solana account of the same seed', async () => {
  const bytes = new TextEncoder().encode('hi')
  const signer = wallet.addresses.solana
  const { signatures } = await runKeyOperation({ kind: 'sign-solana', messages: [bytes, bytes], signer, ...pair })
  expect(signatures.map((signature) => ed25519.verify(signature, bytes, base58.decode(signer)))).toEqual([true, true])
  const foreign = runKeyOperation({ kind: 'sign-solana', messages: [bytes], signer: pair.address, ...pair })
  await expect(foreign).rejects.toThrow(SenderMismatchError)
})

it('gives words from which another wallet derives the same account', async () => {
  const { mnemonic } = await runKeyOperation({ kind: 'export', ...pair })
  expect(mnemonic.split(' ')).toHaveLength(12)
  expect(mnemonicToAccount(mnemonic).address).toBe(pair.address)
})

it('splits the key anew: the new shares sign, and do not combine with earlier ones', async () => {
  const { share, body } = await runKeyOperation({ kind: 'split', walletId, terms: testTerms, ...pair })
  const renewed: SharePair = { shares: [share, readBase64Url(body.share)], address: pair.address }
  const { signature } = await runKeyOperation({ kind: 'sign-message', message: '0x6869', ...renewed })
  expect(await recoverMessageAddress({ message: 'hi', signature })).toBe(pair.address)
  const mixed: SharePair = { shares: [share, wallet.shares[1]], address: pair.address }
  await expect(runKeyOperation({ kind: 'export', ...mixed })).rejects.toThrow(SharesMismatchError)
})

it('refuses shares that cannot be combined at all, such as one share twice', async () => {
  const shares = [pair.shares[0], pair.shares[0].slice()] as [Uint8Array, Uint8Array]
  await expect(runKeyOperation({ kind: 'export', ...pair, shares })).rejects.toThrow(SharesMismatchError)
})

describe('shares that were changed', () => {
  it.each([0, 1])('share %i: nothing is signed or shown', async (index) => {
    const shares = pair.shares.map((share) => share.slice()) as [Uint8Array, Uint8Array]
    const share = shares[index] as Uint8Array
    share[0] = (share[0] ?? 0) ^ 1
    const changed = { ...pair, shares }
    await expect(runKeyOperation({ kind: 'export', ...changed })).rejects.toThrow(SharesMismatchError)
    const splitting = runKeyOperation({ kind: 'split', walletId, terms: testTerms, ...changed })
    await expect(splitting).rejects.toThrow(SharesMismatchError)
    const signing = runKeyOperation({ kind: 'sign-message', message: '0x6869', ...pair, shares })
    await expect(signing).rejects.toThrow(SharesMismatchError)
  })
})

it('creates another key each time', async () => {
  expect((await createTestWallet()).addresses).not.toEqual(wallet.addresses)
})
