import { isAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { isSolanaAddress } from '../../../../../src/chains/solana/is-solana-address.js'
import { readTypedAmount } from '../../../../../src/core/requests/payments/read-typed-amount.js'
import { tidyReceiver } from '../../../../../src/core/requests/payments/tidy-receiver.js'
import { writePaymentLink } from '../../../../../src/features/receive/views/wallet-receive/write-payment-link.js'
import { readReceiver } from '../../../../../src/features/send/model/read-receiver.js'

const me = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const account = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const wide = (text: string) => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0))

const read = (typed: string) => {
  const { text, isElsewhere } = tidyReceiver(typed, 'eip155:1')
  if (isElsewhere) return 'elsewhere'
  return readReceiver(text, { namespace: 'eip155', isAddress: (one) => isAddress(one) })
}
const readOnSolana = (typed: string) =>
  readReceiver(tidyReceiver(typed, solana).text, { namespace: 'solana', isAddress: isSolanaAddress })

describe('a receiver is read as what it means', () => {
  test.each([
    ['an address', friend],
    ['a link', `ethereum:${friend}`],
    ['the link of Receive', writePaymentLink({ address: friend, namespace: 'eip155', chainId: 1 })],
    ['a link to pay', `ethereum:pay-${friend}@1?value=1e18`],
    ['a short name', `eth:${friend}`],
    ['CAIP-10', `eip155:1:${friend}`],
    ['groups of four', friend.replace(/(.{4})/g, '$1 ')],
    ['two lines', `${friend.slice(0, 20)}\r\n${friend.slice(20)}`],
    ['marks that nobody sees', `\u200e${friend.slice(0, 9)}\u200b\u00ad${friend.slice(9)}\u202c\ufeff`],
    ['wide characters', wide(friend)],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual({ status: 'valid', address: friend })
  })

  test.each([friend.toUpperCase(), `0x${friend.slice(2).toUpperCase()}`])('capitals have no checksum: %s', (text) => {
    expect(read(text)).toEqual({ status: 'valid', address: friend.toLowerCase() })
  })

  test.each(['nora.eth', '\u200enora.eth\u200f ', 'nora。eth', 'ｎｏｒａ．ｅｔｈ', 'ethereum:nora.eth'])(
    'a name: %j',
    (text) => {
      expect(read(text)).toEqual({ status: 'name', name: 'nora.eth' })
    },
  )

  test.each([
    ` ${account}\n`,
    `solana:${account}?amount=1`,
    `${solana}:${account}`,
    `${account.slice(0, 20)} ${account.slice(20)}`,
  ])('on Solana: %j', (text) => {
    expect(readOnSolana(text)).toEqual({ status: 'valid', address: account })
  })

  test('a field of invisible characters is empty', () => {
    expect(read(' \u200b\n')).toEqual({ status: 'empty' })
  })
})

describe('where it is not certain', () => {
  test.each([
    ['a link that calls a token', `ethereum:${friend}/transfer?address=${me}&uint256=1`, { reason: 'format' }],
    ['an unknown short name', `toaster:${friend}`, { reason: 'format' }],
    ['two addresses', `${friend} ${me}`, { reason: 'format' }],
    ['two words', 'nora .eth', { reason: 'format' }],
    ['40 digits without 0x', friend.slice(2), { reason: 'format' }],
    ['a wrong checksum in a link', `ethereum:${friend.replace('C8', 'c8')}@1`, { reason: 'checksum' }],
    [
      'the link of Bitcoin',
      'bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=1',
      { reason: 'foreign', namespace: 'bip122' },
    ],
    ['an account of Solana', `${solana}:${account}`, { reason: 'foreign', namespace: 'solana' }],
  ])('%s leads to no receiver', (_, text, problem) => {
    expect(read(text)).toEqual({ status: 'invalid', problem })
  })

  test.each([`ethereum:${friend}@8453`, `base:${friend}`, `eip155:10:${friend}`])(
    '%s is for another network',
    (text) => {
      expect(read(text)).toBe('elsewhere')
    },
  )
})

describe('an amount', () => {
  const readAmount = (text: string, locale: string) => readTypedAmount(text, { decimals: 6, locale })

  test.each([
    ['1.5', 'en', 1_500_000n],
    ['１．５', 'ja', 1_500_000n],
    ['1。5', 'zh', 1_500_000n],
    ['１，５', 'de', 1_500_000n],
    ['\u200f\u2066١٫٥\u2069', 'ar-EG', 1_500_000n],
  ] as const)('%j in %s is read', (text, locale, amount) => {
    expect(readAmount(text, locale)).toEqual({ status: 'valid', amount })
  })

  test.each([
    ['5²', 'en', 'format'],
    ['½', 'en', 'format'],
    ['１，５００', 'en', 'format'],
    ['－１', 'en', 'negative'],
  ] as const)('%s in %s is refused', (text, locale, reason) => {
    expect(readAmount(text, locale)).toEqual({ status: 'invalid', reason })
  })
})
