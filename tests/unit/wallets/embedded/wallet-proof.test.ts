import { bytesToHex, concat, type Hex, keccak256, recoverAddress, sha256, stringToHex } from 'viem'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { listCaveats, rootAuthority } from '../../../../src/embedded/smart-account/delegation.js'
import { getSmartAccountAddress } from '../../../../src/embedded/smart-account/get-smart-account-address.js'
import { hashWalletClaim, type WalletClaim } from '../../../../src/services/identity/wallet-proof.js'
import type { KeyOperation, SharePair } from '../../../../wallets/embedded/signer/key-operation.js'
import { runKeyOperation } from '../../../../wallets/embedded/signer/run-key-operation.js'
import { createTestWallet } from './create-test-wallet.js'

const claim: WalletClaim = {
  action: 'add-device',
  walletId: 'w'.repeat(22),
  thumbprint: 'd'.repeat(43),
  nonce: 'nonce',
  stored: { walletId: 'w'.repeat(22), share: 's' },
}
/** The hashed bytes, written out: EIP-191, version 0x00, a validator of 20 bytes, and the text. */
const stored = JSON.stringify({ share: 's', walletId: 'w'.repeat(22) })
const text = JSON.stringify([claim.action, claim.walletId, claim.thumbprint, claim.nonce, sha256(stringToHex(stored))])
const signedBytes = concat(['0x1900', stringToHex('lintel-wallet-proof1'), stringToHex(text)])

let wallet: Awaited<ReturnType<typeof createTestWallet>>
let pair: SharePair
beforeAll(async () => {
  wallet = await createTestWallet()
  pair = { shares: wallet.shares, address: wallet.addresses.eip155 }
})

const readSigner = (signature: Hex) => recoverAddress({ hash: hashWalletClaim(claim), signature }).catch(() => null)

describe('what is signed', () => {
  it('is the text of the claim under version 0x00 of EIP-191', () => {
    expect(hashWalletClaim(claim)).toBe(keccak256(signedBytes))
  })

  it('does not depend on the order of the fields, or on fields that are not sent', () => {
    const other = { share: 's', walletId: 'w'.repeat(22), proof: undefined }
    expect(hashWalletClaim({ ...claim, stored: other })).toBe(hashWalletClaim(claim))
    const deep = { method: { kind: 'password', salt: 'x' }, list: [{ a: 1, b: 2 }] }
    const turned = { list: [{ b: 2, a: 1 }], method: { salt: 'x', kind: 'password' } }
    expect(hashWalletClaim({ ...claim, stored: turned })).toBe(hashWalletClaim({ ...claim, stored: deep }))
  })

  it.each<[what: string, changes: Partial<WalletClaim>]>([
    ['the action', { action: 'revoke-device' }],
    ['the wallet', { walletId: 'x'.repeat(22) }],
    ['that there is no wallet', { walletId: null }],
    ['the device', { thumbprint: 'e'.repeat(43) }],
    ['the nonce', { nonce: 'other' }],
    ['what is stored', { stored: { ...(claim.stored as object), share: 't' } }],
    ['a further field', { stored: { ...(claim.stored as object), more: null } }],
  ])('depends on %s', (_what, changes) => {
    expect(hashWalletClaim({ ...claim, ...changes })).not.toBe(hashWalletClaim(claim))
  })
})

test('the worker proves the key of the wallet', async () => {
  const { proof } = await runKeyOperation({ kind: 'prove', claim, ...pair })
  expect(await readSigner(proof.signature)).toBe(wallet.addresses.eip155)
})

/** The operations by which the frame signs for pages. A new operation that signs for them must be named here. */
type PageOperation = Exclude<KeyOperation['kind'], 'create' | 'split' | 'seal-recovery' | 'prove' | 'export'>

describe('a page cannot obtain a proof by', () => {
  const listMessages = (): Hex[] => [signedBytes, stringToHex(text), hashWalletClaim(claim), stringToHex(signedBytes)]
  const gas = { callGasLimit: 1n, verificationGasLimit: 2n, preVerificationGas: 3n }
  const fees = { maxFeePerGas: 4n, maxPriorityFeePerGas: 1n }

  const attempts: Record<PageOperation, () => Promise<readonly Hex[]>> = {
    'sign-message': () =>
      Promise.all(
        listMessages().map(
          async (message) => (await runKeyOperation({ kind: 'sign-message', message, ...pair })).signature,
        ),
      ),
    async 'sign-typed-data'() {
      const message = { ...claim, stored, walletId: claim.walletId ?? '' }
      const types = { Proof: Object.keys(message).map((name) => ({ name, type: 'string' })) }
      const domain = { name: 'lintel-wallet-proof1', verifyingContract: stringToHex('lintel-wallet-proof1') }
      const typedData = { domain, types, primaryType: 'Proof', message }
      return [(await runKeyOperation({ kind: 'sign-typed-data', typedData, ...pair })).signature]
    },
    async 'sign-transactions'() {
      const to = stringToHex('lintel-wallet-proof1')
      const base = { chainId: 1, nonce: 0, gas: 21_000n, to, data: signedBytes } as const
      const transactions = [
        { ...base, type: 'legacy', gasPrice: 1n },
        { ...base, type: 'eip2930', gasPrice: 1n },
        { ...base, type: 'eip1559', maxFeePerGas: 1n },
      ] as const
      const signed = await runKeyOperation({ kind: 'sign-transactions', transactions, ...pair })
      // The signature ends each of them: v, then r and s of 32 bytes with a length before.
      return signed.transactions.map((raw) => `0x${raw.slice(-130, -66)}${raw.slice(-64)}1b` as const)
    },
    async 'sign-user-operation'() {
      const sender = getSmartAccountAddress(wallet.addresses.eip155 as Hex)
      const operation = { sender, nonce: 0n, callData: signedBytes, ...gas, ...fees }
      return [(await runKeyOperation({ kind: 'sign-user-operation', operation, chainId: 1, ...pair })).signature]
    },
    async 'sign-delegation'() {
      const owner = wallet.addresses.eip155 as Hex
      const caveats = listCaveats({ allowance: { kind: 'native', amount: 1n }, expiry: 1 })
      const parties = { delegate: owner, delegator: getSmartAccountAddress(owner), authority: rootAuthority }
      const delegation = { ...parties, caveats, salt: BigInt(hashWalletClaim(claim)) }
      return [(await runKeyOperation({ kind: 'sign-delegation', delegation, chainId: 1, ...pair })).signature]
    },
    async 'sign-solana'() {
      const messages = listMessages().map((message) => new Uint8Array(Buffer.from(message.slice(2), 'hex')))
      const signer = wallet.addresses.solana
      const { signatures } = await runKeyOperation({ kind: 'sign-solana', messages, signer, ...pair })
      return signatures.map((signature) => `${bytesToHex(signature)}1b` as const)
    },
  }

  it.each(Object.entries(attempts))('%s', async (_kind, attempt) => {
    const signatures = await attempt()
    expect(signatures.length).toBeGreaterThan(0)
    for (const signature of signatures) {
      const other = `${signature.slice(0, -2)}${signature.endsWith('1b') ? '1c' : '1b'}` as Hex
      for (const one of [signature, other]) expect(await readSigner(one)).not.toBe(wallet.addresses.eip155)
    }
  })
})
