import { expect, test } from 'vitest'
import { ratePassword } from '../../../../../wallets/embedded/recovery/rate-password.js'
import { readProblem } from '../../../../../wallets/embedded/screens/parts/problem.js'
import { isConfirmed } from '../../../../../wallets/embedded/screens/recovery/is-confirmed.js'
import { ServiceFailure } from '../../../../../wallets/embedded/service/service-failure.js'

test.each([
  ['', 'short'],
  ['elevenchars', 'short'],
  ['   elevenchars   ', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012345', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['qwertyuiopasdf', 'weak'],
  ['passwordpassword', 'weak'],
  ['abababababababab', 'weak'],
  ['harborlantern', 'fair'],
  ['harbor lantern onion', 'strong'],
  ['ميناء فانوس بصل جبل', 'strong'],
] as const)('the password "%s" is %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating)
})

test('what an attacker knows does not count', () => {
  expect(ratePassword('lovelace.2026')).toBe('fair')
  expect(ratePassword('lovelace.2026', ['ada@lovelace.example'])).toBe('weak')
})

test.each([
  ['new wallet', true],
  [' New  WALLET ', true],
  ['new walle', false],
  ['', false],
])('"%s" confirms: %s', (text, expected) => {
  expect(isConfirmed(text, 'new wallet')).toBe(expected)
})

test.each([
  [new ServiceFailure({ status: 0, field: 'service', description: 'No answer.' }), { kind: 'unavailable' }],
  [
    new ServiceFailure({ status: 429, field: 'account', description: 'Please try again after 90 seconds' }),
    { kind: 'wait', seconds: 90 },
  ],
  [new ServiceFailure({ status: 400, field: 'otp', description: 'Wrong.' }), { kind: 'wrong-code' }],
  [new DOMException('', 'NotAllowedError'), { kind: 'passkey-refused' }],
  [new DOMException('', 'NotSupportedError'), { kind: 'prf-missing' }],
  [new TypeError('a secret'), { kind: 'failed' }],
])('%s is told as %j', (error, problem) => {
  expect(readProblem(error)).toEqual(problem)
})
