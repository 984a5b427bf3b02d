import fc from 'fast-check'
import { concat, numberToHex, serializeErc6492Signature, size, slice } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { describe, expect, test } from 'vitest'
import { SignInError, type VerifySignInOptions, verifySignIn } from '../../../../servers/index.js'
import type { SignInMessageData } from '../../../../src/core/index.js'
import { alice, bob, describeMessage, ORIGIN, START, sign } from './fixtures/start-sign-in.js'

type Expected = VerifySignInOptions['expected']

const whole: Partial<SignInMessageData> = {
  statement: 'Sign in to Harbor.',
  uri: `${ORIGIN}/start`,
  expirationTime: new Date(START + 600_000).toISOString(),
  notBefore: new Date(START - 1_000).toISOString(),
  requestId: 'request-1',
  resources: [`${ORIGIN}/terms`],
}

/** Returns 'accepted', or the code of the error. */
async function tryToVerify(signed: { message: string; signature: string }, expected: Partial<Expected> = {}) {
  const own: Expected = {
    domain: 'app.example.com',
    uri: ORIGIN,
    nonce: describeMessage().nonce,
    chainIds: ['eip155:1'],
    now: START,
    ...expected,
  }
  try {
    await verifySignIn({ ...signed, expected: own, client: () => undefined })
    return 'accepted'
  } catch (error) {
    return error instanceof SignInError ? error.code : error
  }
}

describe('a message that was signed by its account', () => {
  test('is accepted, and its fields are returned', async () => {
    const signed = await sign(whole)
    const expected = { domain: 'app.example.com', uri: ORIGIN, nonce: 'k3v9Qm27xPzL', now: START }
    await expect(verifySignIn({ ...signed, expected, client: () => undefined })).resolves.toEqual(
      describeMessage(whole),
    )
  })

  test('is accepted as viem writes it', async () => {
    const { domain, uri, nonce } = describeMessage()
    const { address } = alice
    const message = createSiweMessage({
      address,
      chainId: 1,
      domain,
      uri,
      nonce,
      version: '1',
      issuedAt: new Date(START),
    })
    expect(await tryToVerify({ message, signature: await alice.signMessage({ message }) })).toBe('accepted')
  })

  test('is accepted with 0 and 1 as the last byte, as some hardware wallets sign', async () => {
    const { message, signature } = await sign()
    const parity = numberToHex(Number(slice(signature, 64)) - 27, { size: 1 })
    expect(await tryToVerify({ message, signature: concat([slice(signature, 0, 64), parity]) })).toBe('accepted')
  })
})

const refused = /^(message|domain|uri|chain|nonce|time|signature)$/

describe('a message that was changed after it was signed is refused', () => {
  test.each<[field: string, from: string, to: string]>([
    ['domain', 'app.example.com wants', 'app.example.org wants'],
    ['address', alice.address, bob.address],
    ['statement', 'Sign in to Harbor.', 'Sign in to Haven.'],
    ['uri', `URI: ${ORIGIN}/start`, `URI: ${ORIGIN}/admin`],
    ['version', 'Version: 1', 'Version: 2'],
    ['chain', 'Chain ID: 1', 'Chain ID: 11155111'],
    ['nonce', 'k3v9Qm27xPzL', 'k3v9Qm27xPzM'],
    ['issued at', `Issued At: ${new Date(START).toISOString()}`, `Issued At: ${new Date(START + 1).toISOString()}`],
    ['expiration time', new Date(START + 600_000).toISOString(), new Date(START + 900_000).toISOString()],
    ['not before', new Date(START - 1_000).toISOString(), new Date(START - 2_000).toISOString()],
    ['request id', 'request-1', 'request-2'],
    ['resources', `- ${ORIGIN}/terms`, `- ${ORIGIN}/funds`],
  ])('%s', async (_field, from, to) => {
    const { message, signature } = await sign(whole)
    const changed = message.replace(from, to)
    expect(changed).not.toBe(message)
    // Refused by the signature alone too, where a server expects what the changed text says.
    const chainIds = ['eip155:1', 'eip155:11155111'] as const
    const lenient = { domain: 'app.example.org', nonce: 'k3v9Qm27xPzM', chainIds }
    expect(await tryToVerify({ message: changed, signature })).toMatch(refused)
    expect(await tryToVerify({ message: changed, signature }, lenient)).not.toBe('accepted')
    expect(await tryToVerify({ message: changed, signature }, { chainIds })).not.toBe('accepted')
  })

  test('any one character', async () => {
    const { message, signature } = await sign(whole)
    const place = fc.integer({ min: 0, max: message.length - 1 })
    const character = fc.string({ unit: 'binary', minLength: 0, maxLength: 1 })
    await fc.assert(
      fc.asyncProperty(place, character, fc.boolean(), async (at, text, isInserted) => {
        const changed = message.slice(0, at) + text + message.slice(isInserted ? at : at + 1)
        fc.pre(changed !== message)
        expect(await tryToVerify({ message: changed, signature })).toMatch(refused)
      }),
      { numRuns: 500 },
    )
  }, 30_000)

  test.each<[what: string, change: (message: string) => string]>([
    ['CRLF', (message) => message.replaceAll('\n', '\r\n')],
    ['a space at the end', (message) => `${message} `],
    ['a line break at the end', (message) => `${message}\n`],
    ['a space after a field', (message) => message.replace('Version: 1', 'Version: 1 ')],
    ['a byte order mark', (message) => `\u{feff}${message}`],
    ['a Cyrillic letter in the domain', (message) => message.replace('app.', '\u{430}pp.')],
    ['an invisible character in the nonce', (message) => message.replace('Nonce: ', 'Nonce: \u{200b}')],
    ['a user name before the domain', (message) => `admin@${message}`],
    ['a scheme before the domain', (message) => `https://${message}`],
    ['fullwidth digits', (message) => message.replace('Chain ID: 1', 'Chain ID: \u{ff11}')],
    ['a second nonce', (message) => message.replace('\nIssued', '\nNonce: k3v9Qm27xPzL\nIssued')],
    ['an address in lower case', (message) => message.replace(alice.address, alice.address.toLowerCase())],
  ])('%s, even when it was signed so', async (_what, change) => {
    const message = change((await sign(whole)).message)
    const signature = await alice.signMessage({ message })
    expect(await tryToVerify({ message, signature })).toBe('message')
  })
})

describe('what the server expects', () => {
  test.each<[what: string, code: string, changes: Partial<SignInMessageData>]>([
    ['another domain', 'domain', { domain: 'example.com' }],
    ['a subdomain', 'domain', { domain: 'x.app.example.com' }],
    ['another port', 'domain', { domain: 'app.example.com:8443' }],
    ['the domain in capitals', 'domain', { domain: 'App.example.com' }],
    ['another origin', 'uri', { uri: 'https://evil.example' }],
    ['another scheme', 'uri', { uri: 'http://app.example.com' }],
    ['another port of the origin', 'uri', { uri: 'https://app.example.com:8443/' }],
    ['a longer host', 'uri', { uri: 'https://app.example.com.evil.example' }],
    ['a user name that looks like the host', 'uri', { uri: 'https://app.example.com@evil.example' }],
    ['a user name', 'uri', { uri: 'https://admin@app.example.com' }],
    ['a URI that is no URL', 'uri', { uri: 'did:key:z6Mk' }],
    ['a network that is not accepted', 'chain', { chainId: 'eip155:10' }],
    ['a network of another namespace', 'chain', { chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
    ['another nonce', 'nonce', { nonce: 'k3v9Qm27' }],
    ['the nonce in other case', 'nonce', { nonce: 'K3V9QM27XPZL' }],
  ])('%s is refused with its reason', async (_what, code, changes) => {
    expect(await tryToVerify(await sign(changes))).toBe(code)
  })

  test.each([`${ORIGIN}/`, `${ORIGIN}/a/b`, `${ORIGIN}?a=1`, `${ORIGIN}#a`])('%s is of the origin', async (uri) => {
    expect(await tryToVerify(await sign({ uri }))).toBe('accepted')
    expect(await tryToVerify(await sign({ uri }), { uri: `${ORIGIN}/somewhere/else` })).toBe('accepted')
  })

  const at = (offset: number) => new Date(START + offset).toISOString()
  test.each<[what: string, code: string, changes: Partial<SignInMessageData>]>([
    ['issued 60 s ahead of the server', 'accepted', { issuedAt: at(60_000) }],
    ['issued 61 s ahead of the server', 'time', { issuedAt: at(61_000) }],
    ['issued 6 minutes ago', 'accepted', { issuedAt: at(-360_000) }],
    ['issued 6 minutes and 1 s ago', 'time', { issuedAt: at(-361_000) }],
    ['issued in another time zone', 'accepted', { issuedAt: '2026-11-24T15:30:00+05:30' }],
    ['expires now', 'time', { expirationTime: at(0) }],
    ['expires in 1 ms', 'accepted', { expirationTime: at(1) }],
    ['expired in another time zone', 'time', { expirationTime: '2026-11-24T10:30:00+01:00' }],
    ['valid from now', 'accepted', { notBefore: at(0) }],
    ['valid in 1 ms', 'time', { notBefore: at(1) }],
  ])('%s: %s', async (_what, code, changes) => {
    expect(await tryToVerify(await sign(changes))).toBe(code)
  })
})

describe('a signature is refused', () => {
  test('of another account', async () => {
    const { message } = await sign()
    expect(await tryToVerify({ message, signature: await bob.signMessage({ message }) })).toBe('signature')
  })

  test('in its other form, which has a high s (EIP-2)', async () => {
    const { message, signature } = await sign()
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
    const s = numberToHex(order - BigInt(slice(signature, 32, 64)), { size: 32 })
    const parity = slice(signature, 64) === '0x1b' ? '0x1c' : '0x1b'
    const other = concat([slice(signature, 0, 32), s, parity])
    expect(size(other)).toBe(65)
    expect(await tryToVerify({ message, signature: other })).toBe('signature')
    const wrapped = serializeErc6492Signature({ address: bob.address, data: '0x', signature: other })
    expect(await tryToVerify({ message, signature: wrapped })).toBe('signature')
  })

  test.each([
    '',
    '0x',
    '0x0',
    'hello',
    `0x${'00'.repeat(65)}`,
    `0x${'ff'.repeat(64)}1b`,
    `0x${'00'.repeat(64)}6492649264926492649264926492649264926492649264926492649264926492`,
    `0x${'6492'.repeat(16)}`,
  ])('that is no signature: %s', async (signature) => {
    const { message } = await sign()
    expect(await tryToVerify({ message, signature })).toBe('signature')
  })

  test('without its prefix, with spaces, or with a byte more or less', async () => {
    const { message, signature } = await sign()
    const others = [signature.slice(2), ` ${signature}`, `${signature}\n`, `${signature}00`, signature.slice(0, -2)]
    for (const other of others) expect(await tryToVerify({ message, signature: other })).toBe('signature')
  })
})
