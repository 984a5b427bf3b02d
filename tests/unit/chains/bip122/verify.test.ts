import { secp256k1 } from '@noble/curves/secp256k1'
import { RawWitness } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bip122, bitcoinMainnet } from '../../../../src/chains/bip122/index.js'
import { verifyBitcoinMessage } from '../../../../src/chains/bip122/verify/verify-message.js'
import type { Signed } from '../../../../src/core/model/requests.js'
import { createBitcoinKey, signBip322, signCompact } from '../../../fixtures/bitcoin-signing.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
/** The vectors of BIP-322. */
const vectors = [
  [
    '',
    'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
  [
    'Hello World',
    'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  ],
] as const

const describeSigned = (signature: string, fields: Partial<Signed> = {}): Signed => ({
  signature,
  encoding: 'base64',
  scheme: 'bip322',
  address,
  ...fields,
})

describe('BIP-322', () => {
  it.each(vectors)('verifies the vector "%s"', (message, signature) => {
    expect(verifyBitcoinMessage(message, describeSigned(signature))).toBe(true)
    expect(verifyBitcoinMessage(message, describeSigned(`smp${signature}`))).toBe(true)
    const hex = Buffer.from(signature, 'base64').toString('hex')
    expect(verifyBitcoinMessage(message, describeSigned(hex, { encoding: 'hex' }))).toBe(true)
  })

  it.each(vectors)('does not verify anything else with the vector "%s"', (message, signature) => {
    expect(verifyBitcoinMessage(`${message}.`, describeSigned(signature))).toBe(false)
    const other = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    expect(verifyBitcoinMessage(message, describeSigned(signature, { address: other }))).toBe(false)
    expect(verifyBitcoinMessage(message, describeSigned(signature, { address: 'bc1q' }))).toBe(false)
    expect(verifyBitcoinMessage(message, describeSigned(signature, { scheme: 'ecdsa' }))).toBe(false)
    expect(verifyBitcoinMessage(message, describeSigned(signature, { scheme: 'ed25519' }))).toBe(false)
    expect(verifyBitcoinMessage(message, describeSigned(signature, { encoding: 'base58' }))).toBe(false)
  })

  it('does not verify a vector with another bit', () => {
    const [message, signature] = vectors[1]
    const bytes = Buffer.from(signature, 'base64')
    fc.assert(
      fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
        const changed = Buffer.from(bytes)
        changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
        expect(verifyBitcoinMessage(message, describeSigned(changed.toString('base64')))).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['p2wpkh', 'p2tr', 'p2sh'] as const)('verifies what @scure/btc-signer signs as %s', (type) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 1, max: 250 }),
        (message, byte) => {
          const key = createBitcoinKey(byte, type)
          const signed = signBip322(key, message)
          expect(verifyBitcoinMessage(message, signed)).toBe(true)
          expect(verifyBitcoinMessage(`${message} `, signed)).toBe(false)
          const other = createBitcoinKey(byte + 1, type)
          expect(verifyBitcoinMessage(message, { ...signed, address: other.address })).toBe(false)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('refuses flags that leave out outputs, other forms of a witness, and other kinds of addresses', () => {
    const key = createBitcoinKey(7, 'p2wpkh')
    const signed = signBip322(key, 'hi')
    const witness = RawWitness.decode(new Uint8Array(Buffer.from(signed.signature, 'base64')))
    const verify = (...parts: Uint8Array[]) =>
      verifyBitcoinMessage('hi', { ...signed, signature: Buffer.from(RawWitness.encode(parts)).toString('base64') })
    const [signature = new Uint8Array(), publicKey = new Uint8Array()] = witness
    expect(verify(signature, publicKey)).toBe(true)
    expect(verify(Uint8Array.from([...signature.slice(0, -1), 2]), publicKey)).toBe(false)
    expect(verify(signature)).toBe(false)
    expect(verify(publicKey, signature)).toBe(false)
    expect(verify(signature, publicKey, new Uint8Array())).toBe(false)
    expect(verify(signature, secp256k1.ProjectivePoint.fromHex(publicKey).toRawBytes(false))).toBe(false)
    for (const text of ['', 'AA==', 'Ag==', 'AkcwRA==', '%', 'AP8=']) {
      expect(verifyBitcoinMessage('hi', { ...signed, signature: text })).toBe(false)
    }
    const script = 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3'
    expect(verifyBitcoinMessage('hi', { ...signed, address: script })).toBe(false)
  })
})

describe('BIP-137', () => {
  it.each([
    ['p2pkh', 31],
    ['p2sh', 35],
    ['p2wpkh', 39],
    // Electrum and others write this header for every type.
    ['p2wpkh', 31],
    ['p2sh', 31],
  ] as const)('verifies ECDSA of %s with the header %i', (type, header) => {
    const key = createBitcoinKey(9, type)
    const signed = signCompact(key, 'Hello, Wörld', header)
    expect(verifyBitcoinMessage('Hello, Wörld', signed)).toBe(true)
    expect(verifyBitcoinMessage('Hello', signed)).toBe(false)
    expect(verifyBitcoinMessage('Hello, Wörld', { ...signed, scheme: 'bip322' })).toBe(false)
    expect(verifyBitcoinMessage('Hello, Wörld', { ...signed, address: createBitcoinKey(8, type).address })).toBe(false)
  })

  it('verifies a signature that bitcoinjs-message made', () => {
    const signature = 'H9L5yLFjti0QTHhPyFrZCT1V/MMnBtXKmoiKDZ78NDBjERki6ZTQZdSMCtkgoNmp17By9ItJr8o7ChX0XxY91nk='
    const signed = {
      signature,
      encoding: 'base64',
      scheme: 'ecdsa',
      address: '1F3sAm6ZtwLAUnj7d38pGFxtP3RVEvtsbV',
    } as const
    expect(verifyBitcoinMessage('This is an example of a signed message.', signed)).toBe(true)
  })

  it('verifies a message of more than 252 and of more than 65,535 bytes', () => {
    const key = createBitcoinKey(9, 'p2wpkh')
    for (const message of ['x'.repeat(300), 'x'.repeat(70_000)]) {
      expect(verifyBitcoinMessage(message, signCompact(key, message, 39))).toBe(true)
    }
  })

  it('refuses a header of the uncompressed key for a segwit address, and taproot', () => {
    const key = createBitcoinKey(9, 'p2wpkh')
    expect(verifyBitcoinMessage('hi', signCompact(key, 'hi', 27))).toBe(false)
    expect(verifyBitcoinMessage('hi', signCompact(createBitcoinKey(9, 'p2tr'), 'hi', 39))).toBe(false)
    expect(verifyBitcoinMessage('hi', { ...signCompact(key, 'hi', 39), signature: 'AAAA' })).toBe(false)
  })
})

it('is what the adapter verifies with', async () => {
  const networks = [{ ...bitcoinMainnet, caipNetworkId: `bip122:${bitcoinMainnet.id}` as const }]
  const adapter = bip122().create({ networks, storage: createMemoryStorage() })
  const [message, signature] = vectors[1]
  await expect(adapter.verifyMessage({ message, signed: describeSigned(signature) })).resolves.toBe(true)
  await expect(adapter.verifyMessage({ message: '', signed: describeSigned(signature) })).resolves.toBe(false)
})
