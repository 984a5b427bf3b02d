import { maxUint160 } from 'viem'
import { expect, test } from 'vitest'
import { failureCodes } from '../../../../wallets/practice/protocol/wallet-failure.js'
import { parseTypedData } from '../../../../wallets/practice/requests/parse-typed-data.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const domain = { name: 'Permit2', chainId: 31337, verifyingContract: token }
const domainFields = Object.keys(domain).map((name) => ({ name, type: name === 'chainId' ? 'uint256' : 'string' }))
const list = (fields: Record<string, string>) => Object.entries(fields).map(([name, type]) => ({ name, type }))

const details = { token, amount: String(maxUint160), expiration: '1893456000', nonce: '0' }
const single = {
  types: {
    EIP712Domain: domainFields,
    PermitSingle: list({ details: 'PermitDetails', spender: 'address', sigDeadline: 'uint256' }),
    PermitDetails: list({ token: 'address', amount: 'uint160', expiration: 'uint48', nonce: 'uint48' }),
  },
  primaryType: 'PermitSingle',
  domain,
  message: { details, spender, sigDeadline: '1893456000' },
}
const batch = {
  ...single,
  types: { ...single.types, PermitBatch: list({ details: 'PermitDetails[]', spender: 'address', ids: 'uint8[2][]' }) },
  primaryType: 'PermitBatch',
  message: { details: [details, details], spender, ids: [[1, 2]] },
}
const dai = {
  types: {
    Permit: list({ holder: 'address', spender: 'address', nonce: 'uint256', expiry: 'uint256', allowed: 'bool' }),
  },
  primaryType: 'Permit',
  domain,
  message: { holder: token, spender, nonce: 0, expiry: 0, allowed: true },
}
const domainOnly = { types: { EIP712Domain: domainFields }, primaryType: 'EIP712Domain', domain, message: {} }

test.each([
  ['a struct in a struct', single],
  ['lists', batch],
  ['a domain whose type is not given', dai],
  ['all standard fields of a domain', { ...dai, domain: { ...domain, version: '1', salt: '0x00' } }],
  ['the domain alone', domainOnly],
  ['no domain', { ...dai, domain: undefined }],
])('typed data with %s is accepted', (_name, data) => {
  expect(parseTypedData(data, 31337)).toBe(JSON.stringify(data))
})

test.each([
  ['an amount beside unlimited details', { ...single, message: { ...single.message, value: '0' } }, 'message.value'],
  ['text as an amount', { ...single, message: { ...single.message, value: 'x' } }, 'message.value'],
  ['an amount beside `allowed`', { ...dai, message: { ...dai.message, value: '0' } }, 'message.value'],
  [
    'a key in a struct',
    { ...single, message: { ...single.message, details: { ...details, limit: 1 } } },
    'message.details.limit',
  ],
  [
    'a key in a struct in a list',
    { ...batch, message: { ...batch.message, details: [details, { ...details, limit: 1 }] } },
    'message.details[1].limit',
  ],
  ['a list in place of a number', { ...dai, message: { ...dai.message, nonce: ['7'] } }, 'message.nonce[0]'],
  ['an object in place of an address', { ...dai, message: { ...dai.message, spender: { a: 1 } } }, 'message.spender.a'],
  ['a type that is not there', { ...dai, primaryType: 'Mail' }, 'message.holder'],
  ['the name of a built-in as type', { ...dai, primaryType: 'constructor' }, 'message.holder'],
  ['a domain key outside its type', { ...single, domain: { ...domain, salt: '0x00' } }, 'domain.salt'],
  ['a domain key that is not standard', { ...dai, domain: { ...domain, owner: token } }, 'domain.owner'],
  ['a message beside the domain alone', { ...domainOnly, message: { name: 'x' } }, 'message.name'],
])('typed data with %s is refused', (_name, data, key) => {
  const expected = {
    code: failureCodes.invalidParams,
    message: `The typed data has \`${key}\`, which its \`types\` do not declare. It would not be signed.`,
  }
  expect(() => parseTypedData(JSON.stringify(data), 31337)).toThrow(expect.objectContaining(expected))
})
