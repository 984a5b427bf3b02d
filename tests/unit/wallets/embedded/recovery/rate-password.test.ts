import { expect, test } from 'vitest'
import { rateLength } from '../../../../../wallets/embedded/recovery/password-rating.js'
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
  // Leaked ones, and words with a year or digits.
  ['princess1234', 'weak'],
  ['superman1234', 'weak'],
  ['hellokitty123', 'weak'],
  ['1q2w3e4r5t6y', 'weak'],
  ['sunshine2026', 'weak'],
  ['Summer2026!!', 'weak'],
  ['thisismypassword', 'weak'],
  ['correcthorsebatterystaple', 'weak'],
  ['Correct Horse Battery Staple', 'weak'],
  ['spongebobsquarepants', 'weak'],
  ['harborlantern', 'weak'],
  ['vK3p9xQm2Lw7', 'fair'],
  ['harbor lantern onion', 'strong'],
  ['ميناء فانوس بصل جبل', 'strong'],
] as const)('the password "%s" is %s', (password, rating) => {
  expect(ratePassword(password)).toBe(rating)
})

test('what an attacker knows does not count', () => {
  expect(ratePassword('zxq.lovelacia.8142')).toBe('strong')
  expect(ratePassword('zxq.lovelacia.8142', ['ada@zxq.lovelacia.example'])).toBe('weak')
})

test('a password of many characters is rated at once', () => {
  const start = performance.now()
  expect(ratePassword('p4$$w0rd '.repeat(200))).toBe('weak')
  expect(performance.now() - start).toBeLessThan(2_000)
})

test('before the list has loaded no password is accepted', () => {
  expect(rateLength('elevenchars')).toBe('short')
  expect(rateLength('harbor lantern onion')).toBe('unrated')
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
