import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english'
import fc from 'fast-check'
import { ristretto255_oprf } from 'noble-curves-2/ed25519.js'
import { bytesToHex, hexToBytes, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { readBase64Url, writeBase64Url } from '../../../../src/rules/base64-url.js'
import {
  deriveEd25519Key,
  deriveEvmKey,
  deriveSeed,
  deriveSolanaKey,
  writeMnemonic,
} from '../../../../wallets/embedded/keys/derive-accounts.js'
import {
  createPasswordMethod,
  derivePasskeyKey,
  derivePasswordKey,
  type EvaluatePassword,
} from '../../../../wallets/embedded/keys/recovery-key.js'
import { openSealed, SealBrokenError, sealBytes } from '../../../../wallets/embedded/keys/seal-bytes.js'
import { combineShares, createEntropy, splitEntropy, wipe } from '../../../../wallets/embedded/keys/split-entropy.js'

describe('shares', () => {
  it('give the key in every pair, in either order', async () => {
    const entropy = createEntropy()
    const { device, server, recovery } = await splitEntropy(entropy)
    for (const [one, other] of [
      [device, server],
      [server, device],
      [device, recovery],
      [server, recovery],
    ] as const) {
      expect(await combineShares(one, other)).toEqual(entropy)
    }
  })

  it('of two splits do not combine to the key', async () => {
    const entropy = createEntropy()
    const [first, second] = [await splitEntropy(entropy), await splitEntropy(entropy)]
    // Of 255 pairs one has the same place on the curve, and is refused.
    expect(await combineShares(first.device, second.server).catch(() => null)).not.toEqual(entropy)
  })

  it('refuses one share twice', async () => {
    const { server } = await splitEntropy(createEntropy())
    await expect(combineShares(server, server)).rejects.toThrow()
  })

  it('alone fit every key: a byte of one share is as likely for one key as for another', {
    timeout: 60_000,
  }, async () => {
    const count = async (value: number) => {
      const seen = new Uint32Array(4)
      for (let run = 0; run < 2_000; run += 1) {
        const { server } = await splitEntropy(new Uint8Array(16).fill(value))
        seen[(server[0] ?? 0) >> 6] = (seen[(server[0] ?? 0) >> 6] ?? 0) + 1
      }
      return [...seen]
    }
    // 500 expected in each quarter; 6 standard deviations are 116.
    for (const quarter of [...(await count(0)), ...(await count(255))]) {
      expect(Math.abs(quarter - 500)).toBeLessThan(116)
    }
  })
})

describe('derivation', () => {
  it('gives the account that other wallets derive from the words', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 16 }), async (entropy) => {
        const key = deriveEvmKey(await deriveSeed(entropy))
        expect(privateKeyToAccount(toHex(key)).address).toBe(mnemonicToAccount(writeMnemonic(entropy)).address)
      }),
      { numRuns: 5 },
    )
  })

  it('gives the Solana account that Solana’s own tools derive from the words', async () => {
    const words = 'neither lonely flavor argue grass remind eye tag avocado spot unusual intact'
    const key = deriveSolanaKey(await deriveSeed(mnemonicToEntropy(words, wordlist)))
    expect(base58.encode(ed25519.getPublicKey(key))).toBe('5vftMkHL72JaJG6ExQfGAsT2uGVHpRR7oTNUPMs68Y2N')
  })

  // The first test vector of SLIP-0010 for ed25519.
  it.each([
    [[], '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7'],
    [[0], '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3'],
    [[0, 1], 'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2'],
    [[0, 1, 2], '92a5b23c0b8a99e37d07df3fb9966917f5d06e02ddbd909c7e184371463e9fc9'],
  ])('follows SLIP-0010 along %j', (steps, expected) => {
    const key = deriveEd25519Key(hexToBytes('0x000102030405060708090a0b0c0d0e0f'), steps)
    expect(bytesToHex(key)).toBe(`0x${expected}`)
  })
})

describe('sealed bytes', () => {
  const bytes = hexToBytes('0x000102030405060708090a0b0c0d0e0f10')
  const createKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

  it('open with the same key for the same record', async () => {
    const key = await createKey()
    const sealed = await sealBytes(key, bytes, 'user 1, wallet 1')
    expect(await openSealed(key, JSON.parse(JSON.stringify(sealed)), 'user 1, wallet 1')).toEqual(bytes)
  })

  it('do not open for another record, with another key, or changed', async () => {
    const key = await createKey()
    const sealed = await sealBytes(key, bytes, 'user 1, wallet 1')
    const changed = { ...sealed, data: `${sealed.data.startsWith('A') ? 'B' : 'A'}${sealed.data.slice(1)}` }
    for (const [otherKey, other, record] of [
      [key, sealed, 'user 2, wallet 1'],
      [await createKey(), sealed, 'user 1, wallet 1'],
      [key, changed, 'user 1, wallet 1'],
      [key, { ...sealed, iv: 'AAAAAAAAAAAAAAAA' }, 'user 1, wallet 1'],
      [key, { ...sealed, data: '' }, 'user 1, wallet 1'],
      [key, { ...sealed, data: '§' }, 'user 1, wallet 1'],
    ] as const) {
      await expect(openSealed(otherKey, other, record)).rejects.toThrow(SealBrokenError)
    }
  })

  it('differ each time', async () => {
    const key = await createKey()
    expect(await sealBytes(key, bytes, 'a')).not.toEqual(await sealBytes(key, bytes, 'a'))
  })
})

/** A recovery of an earlier version asks no service. */
const unasked: EvaluatePassword = () => Promise.reject(new Error('The service was asked.'))

/** The service's part, with a key of its own. */
function createService() {
  const { oprf } = ristretto255_oprf
  const { secretKey } = oprf.generateKeyPair()
  const asked: string[] = []
  const evaluate: EvaluatePassword = async ({ blinded }) => {
    asked.push(blinded)
    const evaluated = writeBase64Url(oprf.blindEvaluate(secretKey, readBase64Url(blinded)))
    return { evaluated, keyId: '2026' }
  }
  return { evaluate, asked }
}

describe('the key of the recovery share', () => {
  it('is the same for the same password, and can never be exported', async () => {
    // The parameters are stored with the share; small ones keep the test fast.
    const method = { ...createPasswordMethod(), memory: 64, passes: 1 }
    const sealed = await sealBytes(
      await derivePasswordKey('corréct horse', method, unasked),
      new Uint8Array([7]),
      'wallet 1',
    )
    // Composed and decomposed letters are the same password.
    const again = await derivePasswordKey('  corréct horse ', method, unasked)
    expect(await openSealed(again, sealed, 'wallet 1')).toEqual(new Uint8Array([7]))
    expect(again.extractable).toBe(false)
    const other = await derivePasswordKey('correct horse', method, unasked)
    await expect(openSealed(other, sealed, 'wallet 1')).rejects.toThrow(SealBrokenError)
  })

  it('of a recovery with the service’s part needs the password and that part', async () => {
    const method = { ...createPasswordMethod(), memory: 64, passes: 1, oprfKey: '2026' }
    const derive = (password: string, evaluate: EvaluatePassword) => derivePasswordKey(password, method, evaluate)
    const service = createService()
    const sealed = await sealBytes(await derive('correct horse', service.evaluate), new Uint8Array([7]), 'wallet 1')
    expect(await openSealed(await derive(' correct horse', service.evaluate), sealed, 'wallet 1')).toEqual(
      new Uint8Array([7]),
    )
    // Blinded anew each time: the service cannot tell whether two tries were of one password.
    expect(new Set(service.asked).size).toBe(2)
    const others = [
      await derive('correct horses', service.evaluate),
      await derive('correct horse', createService().evaluate),
      // Whoever has all that is stored, and the password, without the service.
      await derivePasswordKey('correct horse', { ...method, oprfKey: undefined }, unasked),
      await derive('correct horse', async ({ blinded }) => ({ evaluated: blinded, keyId: '2026' })),
    ]
    for (const key of others) await expect(openSealed(key, sealed, 'wallet 1')).rejects.toThrow(SealBrokenError)
  })

  it('costs at least what OWASP asks of Argon2id', () => {
    const { memory, passes } = createPasswordMethod()
    expect([memory >= 19_456, passes >= 2]).toEqual([true, true])
  })

  it('follows the passkey’s secret', async () => {
    const secret = crypto.getRandomValues(new Uint8Array(32))
    const sealed = await sealBytes(await derivePasskeyKey(secret), new Uint8Array([7]), 'wallet 1')
    expect(await openSealed(await derivePasskeyKey(secret), sealed, 'wallet 1')).toEqual(new Uint8Array([7]))
    const other = await derivePasskeyKey(crypto.getRandomValues(new Uint8Array(32)))
    await expect(openSealed(other, sealed, 'wallet 1')).rejects.toThrow(SealBrokenError)
  })
})

it('wipes secrets', () => {
  const secret = createEntropy()
  wipe(secret)
  expect(secret).toEqual(new Uint8Array(16))
})
