import fc from 'fast-check'
import { getAddress, type Hex } from 'viem'
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { describe, expect, it } from 'vitest'
import { parseSignInMessage, type SignInMessageData, writeSignInMessage } from '../../../../../src/core/index.js'

const data: SignInMessageData = {
  accountAddress: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'app.example.com',
  uri: 'https://app.example.com/start',
  version: '1',
  nonce: 'k3v9Qm27xPzL',
  statement: 'Sign in to Harbor.',
  issuedAt: '2026-11-24T10:00:00.000Z',
}

const hexDigits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 })
const letters = fc.constantFrom(...'abcXYZ0189')
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const uri = fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.constant('did:key:z6Mk'))
const domain = fc.oneof(
  fc.domain(),
  fc.tuple(fc.domain(), fc.integer({ min: 1, max: 65535 })).map(([host, port]) => `${host}:${port}`),
  fc.ipV4(),
  fc.constantFrom('localhost', 'localhost:5173', 'shop.localhost:80'),
)
const statement = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 80 })
  .map((text) => text.replace(/[\p{Default_Ignorable_Code_Point}\p{C}\p{Zl}\p{Zp}]/gu, ''))
  .filter((text) => text !== '')

const messages: fc.Arbitrary<SignInMessageData> = fc
  .record(
    {
      accountAddress: hexDigits.map((digits) => getAddress(`0x${digits}`) as string),
      chainId: fc.integer({ min: 1, max: 2 ** 48 }).map((id) => `eip155:${id}` as const),
      domain,
      uri,
      version: fc.constant('1' as const),
      nonce: fc.string({ unit: letters, minLength: 8, maxLength: 40 }),
      issuedAt: time,
      statement: fc.oneof(statement, fc.constantFrom('URI: https://evil.example', 'Nonce: 12345678')),
      expirationTime: time,
      notBefore: time,
      requestId: fc.string({ unit: fc.constantFrom(...'aZ0-._~:@=%41'), minLength: 1, maxLength: 20 }),
      resources: fc.array(uri, { maxLength: 4 }),
    },
    { requiredKeys: ['accountAddress', 'chainId', 'domain', 'uri', 'version', 'nonce', 'issuedAt'] },
  )
  .filter(({ requestId }) => requestId === undefined || !/%(?![0-9a-f]{2})/i.test(requestId))

function toDate(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text)
}

function writeWithViem(message: SignInMessageData): string {
  const { accountAddress, chainId, resources } = message
  return createSiweMessage({
    ...message,
    address: accountAddress as Hex,
    chainId: Number(chainId.slice(7)),
    issuedAt: new Date(message.issuedAt),
    expirationTime: toDate(message.expirationTime),
    notBefore: toDate(message.notBefore),
    resources: resources && [...resources],
  })
}

describe('writeSignInMessage', () => {
  it('writes byte for byte what viem writes for eip155', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(writeSignInMessage(message)).toBe(writeWithViem(message))
      }),
      { numRuns: 300 },
    )
  })

  it('is read by viem with the same fields', () => {
    fc.assert(
      fc.property(messages, (message) => {
        const read = parseSiweMessage(writeSignInMessage(message))
        expect(read.address).toBe(message.accountAddress)
        expect(read.domain).toBe(message.domain)
        expect(read.nonce).toBe(message.nonce)
        expect(read.chainId).toBe(Number(message.chainId.slice(7)))
        expect(read.uri).toBe(message.uri)
        expect(read.expirationTime).toEqual(toDate(message.expirationTime))
        expect(validateSiweMessage({ message: { ...read, expirationTime: undefined, notBefore: undefined } })).toBe(
          true,
        )
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', 'Solana'],
    ['bip122:000000000019d6689c085ae165831e93', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'Bitcoin'],
    ['polkadot:91b171bb158e2d3848fa23a9f1c25182', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5', 'Polkadot'],
  ] as const)('carries the CAIP-2 id for %s', (chainId, accountAddress, name) => {
    const text = writeSignInMessage({ ...data, chainId, accountAddress })
    expect(text.split('\n').slice(0, 2)).toEqual([
      `app.example.com wants you to sign in with your ${name} account:`,
      accountAddress,
    ])
    expect(text).toContain(`\nChain ID: ${chainId}\n`)
    expect(parseSignInMessage(text)).toEqual({ ...data, chainId, accountAddress })
  })

  it.each<[keyof SignInMessageData, unknown]>([
    ['domain', ''],
    ['domain', 'https://app.example.com'],
    ['domain', 'app.example.com/path'],
    ['domain', 'evil.example wants you to sign in with your Ethereum account:\n0x'],
    ['domain', '300.1.1.1'],
    ['chainId', 'eip155:01'],
    ['chainId', 'eip155:one'],
    ['chainId', 1],
    ['accountAddress', '0x12'],
    ['accountAddress', `${data.accountAddress}\n\nMore`],
    ['uri', 'app.example.com'],
    ['uri', 'https://app.example.com/a b'],
    ['uri', 'https://app.example.com/%zz'],
    ['uri', `https://app.example.com\nVersion: 1`],
    ['version', '2'],
    ['nonce', 'short'],
    ['nonce', 'with-a-dash'],
    ['statement', 'two\nlines'],
    ['statement', 'a return\r'],
    ['statement', 'reversed \u202Etxet'],
    ['statement', ''],
    ['issuedAt', '24 November 2026'],
    ['issuedAt', '2026-02-30T00:00:00Z'],
    ['issuedAt', '2026-11-24T24:00:00Z'],
    ['expirationTime', 'never'],
    ['notBefore', '2026-11-24'],
    ['requestId', 'a\nResources:'],
    ['requestId', ''],
    ['resources', ['not a uri']],
    ['resources', 'https://app.example.com'],
  ])('refuses a %s of %j', (field, value) => {
    const message = { ...data, [field]: value } as SignInMessageData
    expect(() => writeSignInMessage(message)).toThrow(`\`${field}\``)
  })
})

describe('parseSignInMessage', () => {
  it('reads what was written, and writing gives the same text', () => {
    fc.assert(
      fc.property(messages, (message) => {
        expect(parseSignInMessage(writeSignInMessage(message))).toEqual(message)
      }),
      { numRuns: 300 },
    )
  })

  it('never reads a text that it would write in another way', () => {
    const texts = fc.tuple(messages, fc.nat(), fc.nat(3), fc.string({ unit: 'binary', maxLength: 6 }))
    fc.assert(
      fc.property(texts, ([message, at, removed, added]) => {
        const text = writeSignInMessage(message)
        const place = at % (text.length + 1)
        const changed = text.slice(0, place) + added + text.slice(place + removed)
        const read = parseSignInMessage(changed)
        if (read) expect(writeSignInMessage(read)).toBe(changed)
      }),
      { numRuns: 1_000 },
    )
  })

  it('reads any text without throwing', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseSignInMessage(text) === null))
  })

  const text = writeSignInMessage({ ...data, expirationTime: data.issuedAt, requestId: 'a', resources: [data.uri] })
  it.each([
    ['a blank line at the end', `${text}\n`],
    ['a blank line at the start', `\n${text}`],
    ['Windows line breaks', text.replaceAll('\n', '\r\n')],
    ['another order', text.replace(/(Nonce: .*)\n(Issued At: .*)/, '$2\n$1')],
    ['a field twice', text.replace(/(Nonce: .*)/, '$1\n$1')],
    ['an unknown field', text.replace('\nNonce', '\nRole: admin\nNonce')],
    ['another version', text.replace('Version: 1', 'Version: 2')],
    ['no nonce', text.replace(/Nonce: .*\n/, '')],
    ['two statements', text.replace('Harbor.', 'Harbor.\nMore.')],
    ['a scheme before the domain', `https://${text}`],
    ['a leading zero in the chain', text.replace('Chain ID: 1', 'Chain ID: 01')],
    ['the CAIP-2 id for eip155', text.replace('Chain ID: 1', 'Chain ID: eip155:1')],
    ['the account name of another namespace', text.replace('Ethereum', 'Solana')],
    ['a space after a field', text.replace('Version: 1', 'Version: 1 ')],
    ['a resource without its dash', text.replace('- https', 'https')],
    ['a text after the resources', `${text}\nSigned`],
  ])('refuses %s', (_name, changed) => {
    expect(changed).not.toBe(text)
    expect(parseSignInMessage(changed)).toBeNull()
  })
})
