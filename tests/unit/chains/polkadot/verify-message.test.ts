import { RistrettoPoint } from '@noble/curves/ed25519'
import { describe, expect, it } from 'vitest'
import { readSs58, writeSs58 } from '../../../../src/chains/polkadot/addresses/ss58.js'
import { polkadot } from '../../../../src/chains/polkadot/index.js'
import { verifyPolkadotMessage } from '../../../../src/chains/polkadot/verify-message.js'
import type { Signed } from '../../../../src/core/model/requests.js'
import { foreignSignatures, foreignMessage as message } from '../../../fixtures/polkadot-signatures.js'
import { polkadotNetworks } from '../conformance/polkadot-browser.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const schemes = ['sr25519', 'ed25519', 'ecdsa'] as const

/** Changes one byte. */
function change(signature: string, at: number): string {
  const bytes = Buffer.from(signature.slice(2), 'hex')
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return `0x${bytes.toString('hex')}`
}

describe.each(schemes)('a signature of %s', (scheme) => {
  const { address, wrapped, bare } = foreignSignatures[scheme]

  it('verifies, wrapped and bare, with any prefix, and when its scheme is not known', () => {
    const account = readSs58(address)
    const elsewhere = account && writeSs58({ ...account, prefix: 42 })
    for (const signature of [wrapped, bare]) {
      expect(verifyPolkadotMessage({ message, signature, address, scheme })).toBe(true)
      expect(verifyPolkadotMessage({ message, signature, address })).toBe(true)
      expect(verifyPolkadotMessage({ message, signature, address: elsewhere ?? '', scheme })).toBe(true)
    }
  })

  it('does not verify for anything else', () => {
    const verify = (changed: Partial<Parameters<typeof verifyPolkadotMessage>[0]>) =>
      verifyPolkadotMessage({ message, signature: wrapped, address, scheme, ...changed })
    expect(verify({})).toBe(true)
    expect(verify({ message: 'Hello' })).toBe(false)
    expect(verify({ message: `<Bytes>${message}</Bytes> ` })).toBe(false)
    for (const at of [0, 31, 32, 63]) expect(verify({ signature: change(wrapped, at) })).toBe(false)
    expect(verify({ signature: wrapped.slice(0, -2) })).toBe(false)
    expect(verify({ signature: `${wrapped}00` })).toBe(false)
    expect(verify({ signature: wrapped.slice(2) })).toBe(false)
    expect(verify({ signature: '' })).toBe(false)
    for (const other of schemes.filter((name) => name !== scheme)) {
      expect(verify({ address: foreignSignatures[other].address })).toBe(false)
      expect(verify({ scheme: other })).toBe(false)
    }
    expect(verify({ address: `${address}1` })).toBe(false)
    // An account on no curve.
    expect(verify({ address: writeSs58({ id: new Uint8Array(32).fill(0xff), prefix: 0 }) })).toBe(false)
  })
})

it('does not verify what anybody can sign: for the account of zeros', () => {
  // With a neutral public key, any s with its own point is a signature of every text.
  const scalar = new Uint8Array(32)
  scalar[0] = 7
  const point = RistrettoPoint.BASE.multiply(7n).toRawBytes()
  const forged = new Uint8Array([...point, ...scalar])
  forged[63] = 0x80
  const address = writeSs58({ id: new Uint8Array(32), prefix: 0 })
  const signature = `0x${Buffer.from(forged).toString('hex')}`
  expect(verifyPolkadotMessage({ message, signature, address })).toBe(false)
})

it('verifies an ECDSA signature whose recovery id is written as Ethereum does', () => {
  const { address, wrapped } = foreignSignatures.ecdsa
  const signature = `${wrapped.slice(0, -2)}1b`
  expect(verifyPolkadotMessage({ message, signature, address })).toBe(true)
  expect(verifyPolkadotMessage({ message, signature: `${wrapped.slice(0, -2)}1d`, address })).toBe(false)
})

describe('verifyMessage of the adapter', () => {
  const adapter = polkadot().create({ networks: polkadotNetworks, storage: createMemoryStorage() })
  const { address, wrapped } = foreignSignatures.sr25519
  const signed: Signed = { signature: wrapped, encoding: 'hex', scheme: 'sr25519', address }

  it('is true for the account that signed', async () => {
    await expect(adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it.each([
    ['another scheme', { scheme: 'bip322' }],
    ['another namespace', { scheme: 'eip191' }],
    ['another encoding', { encoding: 'base64' }],
    ['an address of another chain', { address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }],
  ] as const)('is false for %s', async (_name, changed) => {
    await expect(adapter.verifyMessage({ message, signed: { ...signed, ...changed } })).resolves.toBe(false)
  })
})
