import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  parseConnectionLink,
  readCarriedLink,
} from '../../../../../wallets/practice/walletconnect/pairing/parse-connection-link.js'
import { enPractice } from '../../../../../wallets/practice/words/en.js'

const now = Date.UTC(2026, 10, 20)
const seconds = now / 1000
const topic = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const symKey = '587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303'
const query = `relay-protocol=irn&symKey=${symKey}`
const link = `wc:${topic}@2?${query}`

const parse = (text: string) => parseConnectionLink(text, now, enPractice.link)

describe('a link to pair with', () => {
  test.each([
    ['as the site shows it', link],
    ['with blanks around it', ` \n${link}\t`],
    ['with parameters in another order', `wc:${topic}@2?symKey=${symKey}&relay-protocol=irn`],
    ['inside the link of a wallet', `http://localhost:3001/wc?uri=${encodeURIComponent(link)}`],
    ['inside the link of an app', `wallet://wc?uri=${encodeURIComponent(link)}`],
    ['inside a link that forgot to encode it', `https://wallet.example/wc?uri=${link}`],
  ])('%s', (_, text) => {
    const parsed = parse(text)
    expect(parsed.type === 'link' && new URLSearchParams(parsed.uri.split('?')[1]).get('symKey')).toBe(symKey)
    expect(parsed).toMatchObject({ uri: expect.stringMatching(new RegExp(`^wc:${topic}@2\\?`)) })
  })

  test('is one until its last second', () => {
    expect(parse(`${link}&expiryTimestamp=${seconds + 1}`).type).toBe('link')
    expect(parse(`${link}&expiryTimestamp=${seconds}`)).toEqual({
      type: 'refused',
      reason: expect.stringContaining('expired'),
    })
  })
})

describe('refused with the reason', () => {
  test.each([
    ['', 'Paste a connection link first'],
    ['hello', 'those start with “wc:”'],
    ['https://harbour.example/', 'those start with “wc:”'],
    ['https://harbour.example/?uri=', 'Paste a connection link first'],
    ['https://harbour.example/?uri=hello', 'those start with “wc:”'],
    [`wc:${topic}@1?bridge=https%3A%2F%2Fbridge.example&key=${symKey}`, 'version 1'],
    ['wc:', 'damaged'],
    ['wc:abc@2', 'damaged'],
    [`wc:${topic}@3?${query}`, 'damaged'],
    [`wc:${topic}`, 'damaged'],
    [`wc:${topic}@2`, 'symKey'],
    [`wc:${topic}@2?relay-protocol=irn`, 'symKey'],
    [`wc:${topic}@2?relay-protocol=irn&symKey=12`, 'symKey'],
    [`wc:${topic}@2?symKey=${symKey}`, 'symKey'],
    [`${link}&expiryTimestamp=soon`, 'expired'],
  ])('%s', (text, reason) => {
    expect(parse(text)).toEqual({ type: 'refused', reason: expect.stringContaining(reason) })
  })

  test('anything at all is a link or refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `wc:${rest}`),
          fc.webUrl({ withQueryParameters: true }),
        ),
        (text) => {
          expect(parse(text).type).toBe('refused')
        },
      ),
    )
  })
})

test('an address without a link carries none', () => {
  expect(readCarriedLink('')).toBeNull()
  expect(readCarriedLink('?theme=dark')).toBeNull()
  expect(readCarriedLink(`?theme=dark&uri=${encodeURIComponent(link)}`)).toBe(link)
})
