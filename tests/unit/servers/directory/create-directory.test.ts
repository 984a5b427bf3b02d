import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDirectory, type DirectoryOptions } from '../../../../servers/index.js'

const list = [
  { id: 'b', name: 'Banyan Wallet', order: 2, badge_type: 'certified', chains: ['eip155:1', 'eip155:10'] },
  { id: 'a', name: 'Éclair', order: 1, badge_type: 'none', chains: ['eip155:1'], rdns: 'example.eclair' },
  { id: 'c', name: 'Blue Éclat', order: 3, badge_type: 'certified', chains: ['solana:abc'] },
  { id: 'd', name: 'Abclairity', order: 4, chains: [] },
]

async function ask(path: string, options: DirectoryOptions = { wallets: list }, init?: RequestInit) {
  const response = await createDirectory(options)(new Request(`https://wallets.example${path}`, init))
  const text = await response.text()
  const isJson = text !== '' && response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

async function askIds(query: string): Promise<string> {
  const { status, body } = await ask(`/getWallets?${query}`)
  expect(status).toBe(200)
  return `${body.data.map(({ id }: { id: string }) => id).join('')} of ${body.count}`
}

describe('GET /getWallets', () => {
  test('serves the built-in wallets in the directory’s own order, a page at a time', async () => {
    const first = await ask('/getWallets?page=1&entries=40', {})
    const second = await ask('/getWallets?page=2&entries=40', {})
    expect(first.body.data).toHaveLength(40)
    expect(first.body.count).toBeGreaterThanOrEqual(80)
    expect(first.body.data[0]).toMatchObject({ id: 'metamask', name: 'MetaMask', badge_type: 'certified' })
    const ids = [...first.body.data, ...second.body.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(first.headers.get('cache-control')).toContain('public')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test.each([
    ['', 'abcd of 4'],
    ['page=1&entries=2', 'ab of 4'],
    ['page=2&entries=3', 'd of 4'],
    ['page=2&entries=4', ' of 4'],
    ['page=99999&entries=100', ' of 4'],
    ['badge_type=certified', 'bc of 2'],
    ['badge_type=none', 'ad of 2'],
    ['include=c,a', 'ac of 2'],
    ['include=nobody', ' of 0'],
    ['include=', ' of 0'],
    ['exclude=a,d', 'bc of 2'],
    ['exclude=example.eclair', 'bcd of 3'],
    ['include=a,b&exclude=b', 'a of 1'],
    ['chains=eip155:10', 'b of 1'],
    ['chains=eip155:10,solana:abc', 'bc of 2'],
    ['search=&badge_type=certified&chains=eip155:1', 'b of 1'],
    ['projectId=any&st=lintel&sv=1.0.0&unknown=1', 'abcd of 4'],
  ])('answers "%s" with %s', async (query, ids) => {
    expect(await askIds(query)).toBe(ids)
  })

  test('a chain that no wallet lists is compared by its namespace', async () => {
    expect(await askIds('chains=eip155:31337')).toBe('ab of 2')
    expect(await askIds('chains=polkadot:none')).toBe(' of 0')
  })

  test.each([
    ['beginnings before words before the middle', 'clair', 'ad of 2'],
    ['no accents needed', 'ecl', 'ac of 2'],
    ['accents allowed', 'ÉCLAT', 'c of 1'],
    ['decomposed accents', 'e\u0301cl', 'ac of 2'],
    ['case', 'BANYAN', 'b of 1'],
    ['several words, surplus space', '  banyan   wal ', 'b of 1'],
    ['nothing', 'zzz', ' of 0'],
    ['signs of other languages of search', '.*', ' of 0'],
  ])('searches names: %s', async (_what, words, ids) => {
    expect(await askIds(`search=${encodeURIComponent(words)}`)).toBe(ids)
  })

  test.each([
    ['page=0', 'page', /whole number from 1/],
    ['page=-1', 'page', /whole number/],
    ['page=1.5', 'page', /whole number/],
    ['page=abc', 'page', /whole number/],
    ['page=', 'page', /whole number/],
    ['entries=0', 'entries', /from 1 to 100/],
    ['entries=101', 'entries', /from 1 to 100/],
    [`search=${'x'.repeat(101)}`, 'search', /100 characters/],
    ['badge_type=gold', 'badge_type', /none or certified/],
    ['include=a b', 'include', /a list of ids/],
    ['include=%3Cscript%3E', 'include', /a list of ids/],
    [`exclude=${Array.from({ length: 201 }, (_, index) => `w${index}`)}`, 'exclude', /at most 200/],
    ['chains=ethereum', 'chains', /CAIP-2/],
    [`projectId=${'x'.repeat(101)}`, 'projectId', /100 characters/],
  ])('refuses what does not fit and says why (%#)', async (query, field, description) => {
    const { status, body, headers } = await ask(`/getWallets?${query}`)
    expect(status).toBe(400)
    expect(body).toEqual({ status: 'FAILED', reasons: [{ field, description: expect.stringMatching(description) }] })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test('names every parameter that is wrong at once', async () => {
    const { body } = await ask('/getWallets?page=x&entries=y')
    expect(body.reasons.map(({ field }: { field: string }) => field)).toEqual(['page', 'entries'])
  })

  test('a list of 0 and a list of 1,000 are served', async () => {
    expect((await ask('/getWallets', { wallets: [] })).body).toEqual({ data: [], count: 0 })
    const many = Array.from({ length: 1_000 }, (_, index) => ({
      id: `w${index}`,
      name: `Wallet ${index}`,
      order: index,
    }))
    const { body } = await ask('/getWallets?page=10&entries=100&search=wallet', { wallets: many })
    expect([body.count, body.data.at(-1).id]).toEqual([1_000, 'w999'])
  })
})

describe('pictures', () => {
  const icon = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const readImage = async (kind: string, id: string) =>
    id === 'a' || kind === 'token' ? { type: 'image/svg+xml', body: icon } : undefined

  test('an icon that is there is served as it is, sandboxed and kept', async () => {
    const { status, headers, body } = await ask('/getWalletImage/a', { wallets: list, readImage })
    expect([status, body]).toEqual([200, icon])
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cache-control')).toBe('public, max-age=604800')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('etag')).toMatch(/^"[0-9a-f]{24}"$/)
  })

  test.each([(tag: string) => tag, (tag: string) => `W/${tag}`, (tag: string) => `"other", ${tag}`, () => '*'])(
    'is not sent again to whoever has it (%#)',
    async (write) => {
      const tag = (await ask('/getWalletImage/b')).headers.get('etag') ?? ''
      const again = await ask('/getWalletImage/b', { wallets: list }, { headers: { 'if-none-match': write(tag) } })
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', tag])
      expect(
        (await ask('/getWalletImage/b', { wallets: list }, { headers: { 'if-none-match': '"old"' } })).status,
      ).toBe(200)
    },
  )

  test('a wallet without an icon has letters', async () => {
    expect((await ask('/getWalletImage/b', { wallets: list, readImage })).body).toContain('>BA</text>')
    expect((await ask('/getWalletImage/c')).body).toContain('>BÉ</text>')
  })

  test('tokens and networks have what is found, currencies their letters', async () => {
    expect((await ask('/public/getTokenImage/ETH', { readImage })).body).toBe(icon)
    expect((await ask('/public/getAssetImage/a', { readImage })).body).toBe(icon)
    expect((await ask('/public/getCurrencyImage/usd')).body).toContain('>US</text>')
  })

  test.each([
    '/getWalletImage/nobody',
    '/getWalletImage/',
    '/getWalletImage/..%2F..%2Fetc%2Fpasswd',
    '/public/getTokenImage/ETH',
    '/public/getAssetImage/eip155:1',
    '/public/getCurrencyImage/dollars',
    '/public/getTokenImage/%3Cscript%3E',
    `/public/getTokenImage/${'x'.repeat(101)}`,
    '/nothing',
    '/',
  ])('there is nothing at a wrong address (%#)', async (path) => {
    const { status, body } = await ask(path)
    expect([status, body.status]).toEqual([404, 'FAILED'])
  })

  test('never asks for a file by an id that is no id', async () => {
    const asked = vi.fn(async () => undefined)
    await ask('/public/getTokenImage/..%2F..%2Fpackage.json', { readImage: asked })
    await ask('/getWalletImage/..%2Fx', { readImage: asked })
    expect(asked).not.toHaveBeenCalled()
  })

  test('a source of icons that fails is a 500 that says nothing of it', async () => {
    const readImage = async () => Promise.reject(new Error('secret path'))
    const { status, body } = await ask('/getWalletImage/a', { wallets: list, readImage })
    expect([status, JSON.stringify(body).includes('secret')]).toEqual([500, false])
  })
})

describe('who is served', () => {
  const options = { wallets: list, projectIds: ['mine'], allowedOrigins: ['https://app.example'] }

  test.each([
    ['a project it knows', 'projectId=mine', 'https://app.example', 200],
    ['localhost, always', 'projectId=mine', 'http://localhost:5173', 200],
    ['no origin: a server or an <img>', 'projectId=mine', undefined, 200],
    ['another project', 'projectId=other', 'https://app.example', 401],
    ['no project', '', 'https://app.example', 401],
    ['another origin', 'projectId=mine', 'https://evil.example', 401],
    ['an origin that only looks local', 'projectId=mine', 'https://localhost.evil.example', 401],
  ])('%s', async (_who, query, origin, expected) => {
    const headers: Record<string, string> = origin ? { origin } : {}
    const { status, body } = await ask(`/getWallets?${query}`, options, { headers })
    expect(status).toBe(expected)
    if (expected === 401) expect(body.reasons[0].field).toMatch(/projectId|origin/)
  })

  test.each(['https://app.example', 'https://evil.example', undefined])(
    'a cache keeps the replies for each origin apart, also the one for %s',
    async (origin) => {
      const request = { headers: origin ? { origin } : {} }
      const { headers } = await ask('/getWallets?projectId=mine', options, request)
      expect(headers.get('vary')).toBe('Origin')
      expect((await ask('/getWallets', {}, request)).headers.get('vary')).toBeNull()
    },
  )

  test('whoever is refused may ask which origins are allowed', async () => {
    const headers = { origin: 'https://evil.example' }
    const { status, body } = await ask('/projects/v1/origins?projectId=mine', options, { headers })
    expect([status, body]).toEqual([200, { allowedOrigins: ['https://app.example'] }])
  })

  test('analytics are off unless they are on', async () => {
    expect((await ask('/getAnalyticsConfig')).body).toEqual({ isAnalyticsEnabled: false })
    expect((await ask('/getAnalyticsConfig', { isAnalyticsEnabled: true })).body).toEqual({ isAnalyticsEnabled: true })
  })

  test('HEAD is answered without a body, other methods not at all', async () => {
    expect(await ask('/getWallets', { wallets: list }, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
    expect((await ask('/getWallets', { wallets: list }, { method: 'POST' })).status).toBe(404)
  })
})

describe('a list of one’s own', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    [[{ id: 'a' }], '`wallets[0].name` is missing'],
    [
      [
        { id: 'a', name: 'A' },
        { id: 'b b', name: 'B' },
      ],
      '`wallets[1].id`',
    ],
    [[{ id: 'a', name: 'A', order: 'first' }], '`wallets[0].order`'],
    [
      [
        { id: 'a', name: 'A' },
        { id: 'a', name: 'B' },
      ],
      '`wallets[1].id`',
    ],
    [[null], '`wallets[0]`'],
  ])('is refused at the start when %j stands in it', (wallets, message) => {
    expect(() => createDirectory({ wallets: JSON.parse(JSON.stringify(wallets)) })).toThrow(message)
  })
})
