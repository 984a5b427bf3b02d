import { expect, test } from 'vitest'
import { isSignature } from '../../../../src/chains/eip155/is-signature.js'
import { isTransactionHash } from '../../../../src/chains/eip155/is-transaction-hash.js'

test('checks the format of hashes and signatures', () => {
  const hash = `0x${'a'.repeat(64)}`
  expect([hash, hash.slice(2), `${hash}0`].map(isTransactionHash)).toEqual([true, false, false])
  const signatures = [62, 130, 61].map((length) => `0x${'a'.repeat(length)}`)
  expect(signatures.map(isSignature)).toEqual([true, true, false])
})
