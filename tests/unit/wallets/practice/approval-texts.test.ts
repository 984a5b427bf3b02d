import { parseEther, stringToHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { formatEtherAmount } from '../../../../wallets/practice/pages/format-ether-amount.js'
import { formatMessage, revealHidden } from '../../../../wallets/requests/format-message.js'

describe('a message to sign', () => {
  test('is shown as its text, lines and all', () => {
    expect(formatMessage(stringToHex('Grüße\n<b>東京</b>'))).toEqual({ format: 'text', text: 'Grüße\n<b>東京</b>' })
  })

  test.each([
    ['a right-to-left override', 'pay \u202eecila', 'pay \\u202eecila'],
    ['a zero-width space', 'li\u200bntel', 'li\\u200bntel'],
    ['a carriage return', 'one\rtwo', 'one\\u000dtwo'],
    ['a tag letter', 'pay\u{e0061}', 'pay\\u{e0061}'],
    ['a byte order mark', '\ufefftext', '\\ufefftext'],
  ])('shows %s', (_name, message, text) => {
    expect(formatMessage(stringToHex(message))).toEqual({ format: 'text', text })
  })

  test('a name that a site gives cannot reorder the words around it', () => {
    expect(revealHidden('Local\u202e muerehtE')).toBe('Local\\u202e muerehtE')
  })

  test('is shown as bytes when it is not UTF-8', () => {
    expect(formatMessage('0xff00')).toEqual({ format: 'hex', text: '0xff00' })
  })
})

test.each([
  [0n, 18, '0 ETH'],
  [1n, 18, '0.000000000000000001 ETH'],
  [1n, 4, '< 0.0001 ETH'],
  [parseEther('1.5'), 4, '1.5 ETH'],
  [parseEther('9999.99999'), 4, '9999.9999 ETH'],
  [10n ** 30n, 4, '1000000000000 ETH'],
])('%s wei with %i decimals is %s', (wei, digits, text) => {
  expect(formatEtherAmount(wei, digits)).toBe(text)
})
