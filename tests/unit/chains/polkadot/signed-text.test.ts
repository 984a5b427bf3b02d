import { describe, expect, it } from 'vitest'
import { readSignature } from '../../../../src/chains/polkadot/signed-text.js'
import { foreignSignatures } from '../../../fixtures/polkadot-signatures.js'

const numbers = { ed25519: '00', sr25519: '01', ecdsa: '02' } as const
const schemes = ['sr25519', 'ed25519', 'ecdsa'] as const

describe('a signature whose scheme the wallet does not say', () => {
  it.each(schemes)('is recognised: %s, bare and with its number in front', (scheme) => {
    const { wrapped } = foreignSignatures[scheme]
    const expected = { signature: wrapped, encoding: 'hex', scheme }
    expect(readSignature({ signature: wrapped })).toEqual(expected)
    expect(readSignature({ signature: `0x${numbers[scheme]}${wrapped.slice(2)}` })).toEqual(expected)
  })

  it.each([{}, null, { signature: 5 }, { signature: '0x' }, { signature: `0x${'00'.repeat(63)}` }])(
    'fails: %j',
    (answer) => {
      expect(() => readSignature(answer)).toThrow(
        expect.objectContaining({ code: 'wallet-failed', details: 'The wallet returned no readable signature.' }),
      )
    },
  )
})

it('a signature of another scheme than that of the account is refused', () => {
  const { wrapped } = foreignSignatures.ecdsa
  expect(() => readSignature({ signature: wrapped }, 'sr25519')).toThrow(
    expect.objectContaining({ details: 'The wallet returned no sr25519 signature.' }),
  )
})
