import { expect, test } from 'vitest'
import { changeMessage, permit, permitBatch } from '../../../../stories/support/typed-data-samples.js'
import { failureCodes } from '../../../../wallets/practice/protocol/wallet-failure.js'
import { parseTypedData } from '../../../../wallets/practice/requests/parse-typed-data.js'

test.each([
  ['a struct', permit],
  ['lists of structs', permitBatch],
  ['no chain', { ...permit, domain: { name: 'USD Coin' } }],
  ['no domain', { ...permit, domain: undefined }],
])('typed data with %s is accepted', (_name, data) => {
  expect(parseTypedData(data, 31337)).toBe(JSON.stringify(data))
})

test.each([
  ['a key that no type declares', changeMessage(permit, { limit: 1 }), '`message.limit`, which its `types` do not'],
  ['a list in place of a number', changeMessage(permit, { nonce: ['7'] }), '`message.nonce` must be a whole number'],
  ['an object in place of an address', changeMessage(permit, { spender: { a: 1 } }), '`message.spender`'],
  ['a domain key that is not standard', { ...permit, domain: { owner: 'x' } }, '`domain.owner`'],
  ['a type that is not there', { ...permit, primaryType: 'Mail' }, 'no type `Mail`'],
  ['another chain', { ...permit, domain: { ...permit.domain, chainId: 1 } }, 'is for chain 1'],
])('typed data with %s is refused', (_name, data, message) => {
  const expected = { code: failureCodes.invalidParams, message: expect.stringContaining(message) }
  expect(() => parseTypedData(JSON.stringify(data), 31337)).toThrow(expect.objectContaining(expected))
})
