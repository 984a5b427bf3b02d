import { expect, test } from 'vitest'
import { getEffect } from '../../../../src/core/data/get-effect.js'
import type { OperationType } from '../../../../src/core/model/activity.js'

test('the direction of a transfer says whether it adds or subtracts', () => {
  expect(getEffect('deposit', { direction: 'out' })).toBe('subtracts')
  expect(getEffect('withdraw', { direction: 'in' })).toBe('adds')
})

test.each([
  ['receive', 'adds'],
  ['deposit', 'adds'],
  ['borrow', 'adds'],
  ['claim', 'adds'],
  ['withdraw', 'subtracts'],
  ['repay', 'subtracts'],
  ['burn', 'subtracts'],
  ['send', null],
  ['execute', null],
] as const satisfies [OperationType, string | null][])('without a direction %s %s', (operation, effect) => {
  expect(getEffect(operation, { direction: 'self' })).toBe(effect)
})
