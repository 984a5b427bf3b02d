import { describe, expect, test } from 'vitest'
import { formatPairingLink } from '../../../../src/features/pairing/views/parts/format-pairing-link.js'

const uri = 'wc:7f6e504b@2?relay-protocol=irn&symKey=587d5484&expiryTimestamp=1700000000'
const encoded = encodeURIComponent(uri)

describe('a link that opens a wallet with a pairing', () => {
  test.each([
    ['a scheme', 'prism:', `prism://wc?uri=${encoded}`],
    ['a scheme with slashes', 'prism://', `prism://wc?uri=${encoded}`],
    ['a scheme with one slash', 'prism:/', `prism://wc?uri=${encoded}`],
    ['a scheme with a path', 'prism://main', `prism://main/wc?uri=${encoded}`],
    ['a scheme with a path and a slash', 'prism://app/main/', `prism://app/main/wc?uri=${encoded}`],
    ['a scheme with dots and dashes', 'com.prism-app+1://', `com.prism-app+1://wc?uri=${encoded}`],
    ['a universal link', 'https://prism.example', `https://prism.example/wc?uri=${encoded}`],
    ['a universal link with a slash', 'https://prism.example/', `https://prism.example/wc?uri=${encoded}`],
    ['a universal link with a path', 'https://prism.example/app/', `https://prism.example/app/wc?uri=${encoded}`],
    ['a universal link with a query', 'https://prism.example/a?b=1', `https://prism.example/a/wc?b=1&uri=${encoded}`],
    ['a universal link with a fragment', 'https://prism.example/#x', `https://prism.example/wc?uri=${encoded}`],
    ['a wallet on this machine', 'http://localhost:5173/wc', `http://localhost:5173/wc/wc?uri=${encoded}`],
  ])('%s', (_name, link, expected) => {
    const formatted = formatPairingLink(link, uri)
    expect(formatted).toBe(expected)
    expect(new URLSearchParams(formatted?.replace(/^[^?]*/, '')).get('uri')).toBe(uri)
  })

  test('a uri that is already encoded is encoded once', () => {
    expect(formatPairingLink('prism:', encoded)).toBe(`prism://wc?uri=${encoded}`)
    expect(formatPairingLink('prism:', encoded.toLowerCase())).toMatch(/^prism:\/\/wc\?uri=wc%3A7f6e504b%402/)
  })

  test('a Telegram app gets it in the characters that its start parameter allows', () => {
    const formatted = formatPairingLink('https://t.me/prism_bot/wallet', uri)
    const { origin, pathname, searchParams } = new URL(formatted ?? '')
    expect(origin + pathname).toBe('https://t.me/prism_bot/wallet')
    const start = searchParams.get('startapp') ?? ''
    expect(start).toMatch(/^[\w-]+$/)
    expect(Buffer.from(start, 'base64url').toString()).toBe(`uri=${encoded}`)
  })

  test.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\tscript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox'],
    ['blob:https://prism.example/1'],
    ['file:///etc/passwd'],
    ['intent://wc#Intent;scheme=prism;end'],
    ['http://prism.example'],
    ['https://'],
    ['prism'],
    ['//prism.example'],
    [''],
    [`prism://${'a'.repeat(2_100)}`],
    ['prism:\u202e//'],
  ])('rejects %j', (link) => {
    expect(formatPairingLink(link, uri)).toBeNull()
  })

  test.each([['https://prism.example'], [''], ['wc%3'], ['wc%3A%E0%A4%A'], ['javascript:wc:']])(
    'accepts only a pairing, not %j',
    (other) => {
      expect(formatPairingLink('prism:', other)).toBeNull()
    },
  )
})
