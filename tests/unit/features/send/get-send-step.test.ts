import { describe, expect, test } from 'vitest'
import { fromFiat, toFiat } from '../../../../src/core/requests/payments/convert-value.js'
import { writeTypedAmount } from '../../../../src/core/requests/payments/read-typed-amount.js'
import { computeMax } from '../../../../src/features/send/model/compute-max.js'
import { getSendStep, type SendFields } from '../../../../src/features/send/model/get-send-step.js'
import { readSendAmount } from '../../../../src/features/send/model/read-send-amount.js'

const whole: SendFields = {
  balance: 100n,
  amount: { status: 'valid', amount: 10n },
  receiver: { status: 'valid' },
}

describe('what is missing before a review', () => {
  test.each([
    ['select-token', { balance: null, amount: { status: 'empty' }, receiver: { status: 'empty' } }],
    ['enter-amount', { amount: { status: 'empty' }, receiver: { status: 'empty' } }],
    ['amount-invalid', { amount: { status: 'invalid', reason: 'format' }, receiver: { status: 'invalid' } }],
    ['amount-invalid', { amount: { status: 'valid', amount: 0n } }],
    ['insufficient-funds', { amount: { status: 'valid', amount: 101n }, receiver: { status: 'empty' } }],
    ['enter-address', { receiver: { status: 'empty' } }],
    ['checking-address', { receiver: { status: 'pending' } }],
    ['address-invalid', { receiver: { status: 'invalid' } }],
    ['review', {}],
    ['review', { amount: { status: 'valid', amount: 100n } }],
  ] as const satisfies [string, Partial<SendFields>][])('%s', (step, change) => {
    expect(getSendStep({ ...whole, ...change })).toBe(step)
  })
})

test('Max leaves 65,000 gas at the current price, or the fee of a chain without gas', () => {
  const gwei = 10n ** 9n
  expect(computeMax(10n ** 18n, { fee: 21_000n * gwei, gas: 21_000n })).toBe(10n ** 18n - 65_000n * gwei)
  expect(computeMax(100n, { fee: 21_000n * gwei, gas: 21_000n })).toBe(0n)
  // A price that is no whole number is rounded up.
  expect(computeMax(1_000_000n, { fee: 10n, gas: 3n })).toBe(1_000_000n - 216_667n)
  expect(computeMax(1_000n, { fee: 10n, deposit: 40n })).toBe(950n)
})

test('amounts and their value in USD', () => {
  expect(toFiat(1_500_000n, 6, 2)).toBe('3')
  expect(toFiat(1n, 18, 3_496.42)).toBe('0.00000000000000349642')
  expect(toFiat(10n ** 30n, 18, 0.1)).toBe('100000000000')
  expect(fromFiat(350n, 6, 1)).toBe(3_500_000n)
  expect(fromFiat(100n, 18, 3)).toBe(333_333_333_333_333_333n)
  expect(fromFiat(100n, 18, 0)).toBeNull()
  expect(fromFiat(100n, 18, Number.NaN)).toBeNull()
})

test('an amount is written as it is read again, and USD are never worth more', () => {
  expect(writeTypedAmount('1234.5678', { unit: 'token', locale: 'en' })).toBe('1234.5678')
  expect(writeTypedAmount('1234.5678', { unit: 'token', locale: 'de' })).toBe('1234,5678')
  expect(writeTypedAmount('246.919', { unit: 'usd', locale: 'en' })).toBe('246.91')
  expect(writeTypedAmount('1500', { unit: 'usd', locale: 'de' })).toBe('1500')
  const { amount } = readSendAmount(writeTypedAmount('1234.567', { unit: 'token', locale: 'de' }), {
    token: null,
    unit: 'token',
    locale: 'de',
  })
  expect(amount).toEqual({ status: 'valid', amount: 1_234_567n * 10n ** 15n })
})
