import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appMessages } from '../../../src/embedded/protocol/app-messages.js'
import { readEmailAddress } from '../../../src/rules/login/email-address.js'
import { loginRequests } from '../../../src/services/identity/schema.js'

const addresses: [typed: string, read: string][] = [
  ['mira@example.com', 'mira@example.com'],
  [" O'Neil@Example.com ", "o'neil@example.com"],
  ['a&b@example.com', 'a&b@example.com'],
  ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
  ['mira+wallet@mail.example.co.uk', 'mira+wallet@mail.example.co.uk'],
  ['a..b@docomo.example', 'a..b@docomo.example'],
  ['mira@müller.example', 'mira@xn--mller-kva.example'],
  ['mira@例え.テスト', 'mira@xn--r8jz45g.xn--zckzah'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
]

const refused = [
  '',
  'mira',
  '@example.com',
  'mira@',
  'mira@localhost',
  'mira@example.',
  'mira@.com',
  'mira@-a.example',
  'mira@exa mple.com',
  'mi ra@example.com',
  'mira@mara@example.com',
  'mira@example.com\nBcc: all@example.com',
  'jürgen@example.com',
  // The Kelvin sign, which is k in lower case.
  '\u212Aim@example.com',
  'mira@ex%61mple.com',
  'mira@müller.example:80',
  'mira@müller.example/path',
  `${'a'.repeat(65)}@example.com`,
  `mira@${'a.'.repeat(130)}example`,
]

describe.each(addresses)('%s', (typed, read) => {
  test('is read', () => {
    expect(readEmailAddress(typed)).toBe(read)
  })

  test('passes the frame and the identity service as it was read', () => {
    expect(v.parse(appMessages.CONNECT_EMAIL.payload, { email: typed })).toEqual({ email: read })
    expect(v.parse(appMessages.UPDATE_EMAIL.payload, { email: typed })).toEqual({ email: read })
    expect(v.parse(loginRequests().startEmail.body.entries.email, typed)).toBe(read)
  })
})

test.each(refused)('%j is no e-mail address, here and in every schema', (text) => {
  expect(readEmailAddress(text)).toBeNull()
  expect(v.safeParse(appMessages.CONNECT_EMAIL.payload, { email: text }).success).toBe(false)
  expect(v.safeParse(loginRequests().startEmail.body.entries.email, text).success).toBe(false)
})
