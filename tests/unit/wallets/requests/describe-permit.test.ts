import { maxUint160, maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { describePermit } from '../../../../wallets/requests/describe-permit.js'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const other = '0x8A791620dd6260079BF849Dc5567aDC3F2FdC318'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const limited = { amount: 5n, isUnlimited: false }

const write = (message: object, primaryType = 'Permit') => ({
  types: {},
  primaryType,
  domain: { verifyingContract: token },
  message,
})

test.each([
  [
    'EIP-2612',
    write({ owner: other, spender, value: '5', nonce: 0, deadline: 9 }),
    { spender, tokens: [{ token, ...limited }], deadline: 9n },
  ],
  [
    'EIP-2612 without limit, as hex',
    write({ owner: other, spender, value: `0x${maxUint256.toString(16)}`, nonce: 0, deadline: '9' }),
    { spender, tokens: [{ token, amount: maxUint256, isUnlimited: true }], deadline: 9n },
  ],
  [
    'the permit of DAI',
    write({ holder: other, spender, nonce: 0, expiry: 0, allowed: true }),
    { spender, tokens: [{ token, amount: maxUint256, isUnlimited: true }], deadline: null },
  ],
  [
    'an allowance of Permit2',
    write({ details: { token: other, amount: String(maxUint160), expiration: 7, nonce: 0 }, spender, sigDeadline: 9 }),
    { spender, tokens: [{ token: other, amount: maxUint160, isUnlimited: true }], deadline: 7n },
  ],
  [
    'allowances of Permit2',
    write({ details: [token, other].map((one) => ({ token: one, amount: 5 })), spender, sigDeadline: 9 }),
    { spender, tokens: [token, other].map((one) => ({ token: one, ...limited })), deadline: 9n },
  ],
  [
    'a transfer of Permit2 with a witness',
    write(
      { permitted: { token: other, amount: '5' }, spender, nonce: 0, deadline: 9, witness: {} },
      'PermitWitnessTransferFrom',
    ),
    { spender, tokens: [{ token: other, ...limited }], deadline: 9n },
  ],
  [
    'a transfer of Permit2 whose witness is named `value`',
    write({ permitted: { token: other, amount: '5' }, spender, nonce: 0, deadline: 9, value: '0' }),
    { spender, tokens: [{ token: other, ...limited }], deadline: 9n },
  ],
  [
    'a transfer of Permit2 whose witness is named `details`',
    write({ permitted: { token: other, amount: '5' }, spender, deadline: 9, details: { amount: 0, expiration: 1 } }),
    { spender, tokens: [{ token: other, ...limited }], deadline: 9n },
  ],
  [
    'a transfer of Permit2 whose witness is named `sigDeadline`',
    write({ permitted: { token: other, amount: '5' }, spender, deadline: 9, sigDeadline: 1 }),
    { spender, tokens: [{ token: other, ...limited }], deadline: 9n },
  ],
  [
    'allowances of Permit2, of which the second ends last,',
    write({ details: [1, 7, 2].map((expiration) => ({ token, amount: 5, expiration })), spender, sigDeadline: 1 }),
    { spender, tokens: Array(3).fill({ token, ...limited }), deadline: 7n },
  ],
])('%s is a permit', (_name, data, expected) => {
  expect(describePermit(data)).toEqual(expected)
})

test.each([
  ['a mail', write({ text: 'hi' }, 'Mail')],
  ['an amount that is no number', write({ spender, value: 'many' })],
  ['a spender that is no text', write({ spender: {}, value: 1 })],
  ['no domain', { types: {}, primaryType: 'Permit', message: { spender, value: 1 } }],
])('%s is not', (_name, data) => {
  expect(describePermit(data)).toBeNull()
})
