import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { type DirectoryWallet, LintelError } from '../../../../src/core/index.js'
import { createDirectoryClient } from '../../../../src/services/directory/create-directory-client.js'

const page = { page: 1, entries: 100 }
const unhandled: unknown[] = []
process.on('unhandledRejection', (reason) => unhandled.push(reason))
afterAll(() => expect(unhandled).toEqual([]))

afterEach(() => vi.unstubAllGlobals())

/** Reads a reply with `entry` between two valid ones. */
async function readEntry(entry: unknown): Promise<{ wallet: DirectoryWallet | undefined; dropped: number }> {
  const data = [{ id: 'first', name: 'First' }, entry, { id: 'last', name: 'Last' }]
  const client = createDirectoryClient({
    baseUrl: 'https://wallets.example',
    fetch: async () => Response.json({ data, count: 3 }),
  })
  const { wallets, dropped } = await client.listWallets(page)
  const ids = wallets.map(({ id }) => id)
  expect([ids[0], ids.at(-1)]).toEqual(['first', 'last'])
  return { wallet: wallets.find(({ id }) => id === 'x'), dropped }
}

describe('a malformed entry is dropped alone', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'wallet'],
    ['a list', []],
    ['no name', { id: 'x' }],
    ['an empty name', { id: 'x', name: '' }],
    ['a blank name', { id: 'x', name: ' \n\u2003' }],
    ['a name that is none', { id: 'x', name: { toString: 'x' } }],
    ['no id', { name: 'X' }],
    ['an id with markup', { id: '<b>', name: 'X' }],
    ['an endless id', { id: 'x'.repeat(101), name: 'X' }],
    ['chains that are no list', { id: 'x', name: 'X', chains: 'eip155:1' }],
    ['a chain that is not a text', { id: 'x', name: 'X', chains: [1] }],
    ['an order that is not a number', { id: 'x', name: 'X', order: '1' }],
    ['a link that is not a text', { id: 'x', name: 'X', mobile_link: 1 }],
    ['injected ids of another shape', { id: 'x', name: 'X', injected: [{ namespace: 'eip155' }] }],
  ])('%s is dropped and counted', async (_what, entry) => {
    expect(await readEntry(entry)).toEqual({ wallet: undefined, dropped: 1 })
  })

  test('null and missing fields are accepted', async () => {
    const nulls = Object.fromEntries(
      'badge_type description chains homepage image_id image_url order mobile_link desktop_link webapp_link link_mode app_store play_store chrome_store rdns injected'
        .split(' ')
        .map((key) => [key, null]),
    )
    const bare = { id: 'x', name: 'X', isCertified: false, chains: [], order: 1, injected: [] }
    expect(await readEntry({ id: 'x', name: 'X', ...nulls })).toEqual({ wallet: bare, dropped: 0 })
  })
})

describe('hostile names, links and images', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '\u202egnirts desrever',
    'Meta\u200bMask',
    "'; DROP TABLE wallets; --",
    '{{7*7}}',
    '__proto__',
  ])('the name %j stays as it is: text', async (name) => {
    expect((await readEntry({ id: 'x', name, description: name })).wallet).toMatchObject({ name, description: name })
  })

  test('long names and descriptions are cut between characters', async () => {
    const { wallet } = await readEntry({ id: 'x', name: '👛'.repeat(100_000), description: 'd'.repeat(100_000) })
    expect([wallet?.name, wallet?.description]).toEqual(['👛'.repeat(200), 'd'.repeat(1_000)])
  })

  test('an own property named __proto__ changes nothing', async () => {
    const entry = JSON.parse('{"id":"x","name":"X","__proto__":{"isCertified":true,"homepage":"https://evil.example"}}')
    const { wallet } = await readEntry(entry)
    expect([wallet?.isCertified, wallet?.homepage, Object.getPrototypeOf(wallet)]).toEqual([
      false,
      undefined,
      Object.prototype,
    ])
  })

  const keys = [
    'mobile_link',
    'desktop_link',
    'webapp_link',
    'link_mode',
    'homepage',
    'app_store',
    'play_store',
    'chrome_store',
    'firefox_store',
    'edge_store',
  ]
  const readLinks = async (link: string) => {
    const { wallet, dropped } = await readEntry({
      id: 'x',
      name: 'X',
      ...Object.fromEntries(keys.map((key) => [key, link])),
    })
    expect(dropped).toBe(0)
    return Object.values(wallet ?? {}).filter((value) => value === link).length
  }

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript\t:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'blob:https://wallets.example/x',
    'filesystem:https://wallets.example/x',
    'about:blank',
    'view-source:https://wallets.example',
    'intent://x#Intent;scheme=http;end',
    'ms-msdt:/id',
    'search-ms:query=x',
    'search:query=x&crumb=location:%5C%5Cevil.example',
    'search://x',
    'smb://evil.example/share',
    'cifs://evil.example/share',
    'nfs://evil.example/share',
    'davs://evil.example/share',
    'webdav://evil.example/share',
    'anydesk://123456789',
    'rustdesk://123456789',
    'teamviewer10://control',
    'rlogin://evil.example',
    'tn3270://evil.example',
    'mosh://evil.example',
    'jnlp://evil.example/app',
    'zed://file/etc/passwd',
    'brave://settings',
    'opera://settings',
    'about:config',
    'resource://x',
    'view-source:x',
    'ssh://evil.example',
    'git+ssh://evil.example',
    'vscode://file/etc/passwd',
    'vscode-insiders://publisher.extension',
    'microsoft-edge:https://evil.example',
    'MICROSOFT-EDGE://evil.example',
    'edge-extension://x',
    'moz-extension://x',
    'x-apple.systempreferences://x',
    'prefs://root',
    'windowsdefender://x',
    'prism://user@evil.example',
    'prism://app:8080',
    'prism://app?run=1',
    'prism:app#run',
    'prism://%2e%2e',
    'prism:run',
    'chrome://settings',
    'http://wallets.example',
    'http://localhost.evil.example',
    'ftp://wallets.example',
    '//evil.example',
    '/relative',
    'wallet',
    ':',
    'https://',
    'https://wallets.example/\u202egro.live',
    'https://wallets.example/\u{E0061}live',
    'https://wallets.example/\u3164',
    `https://wallets.example/${'x'.repeat(3_000)}`,
    '',
  ])('%j is not a link', async (link) => {
    expect(await readLinks(link)).toBe(0)
  })

  test.each([
    ['https://wallets.example/a?b=c#d', 10],
    ['http://localhost:3001', 10],
    ['http://127.0.0.1:3001/x', 10],
    ['metamask://', 2],
    ['argent://app', 2],
    ['celo:', 2],
    ['com.kresus.superapp://', 2],
    ['web+wallet://x', 2],
    ['bnc://app.binance.com/cedefi/', 2],
    ['xportal://', 2],
    ['searobin-wallet://', 2],
  ])('%j is a link in %i places', async (link, places) => {
    expect(await readLinks(link)).toBe(places)
  })

  const shown = 'https://wallets.example/getWalletImage/icon?st=lintel&sv=0.1.0'
  test.each([
    ['https://cdn.example/i.svg', 'https://cdn.example/i.svg'],
    ['/icons/i.png', shown],
    ['https://app.example/sign-out', shown],
    ['//app.example/sign-out', shown],
    ['https:/sign-out', 'https://sign-out/'],
    ['https:sign-out', 'https://sign-out/'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['data:image/svg+xml,<svg onload="alert(1)"/>', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
    ['data:text/html,<script>alert(1)</script>', shown],
    ['javascript:alert(1)', shown],
    ['http://cdn.example/i.svg', shown],
    ['//evil.example/i.svg', shown],
    ['/\\evil.example/i.svg', shown],
    ['blob:https://wallets.example/x', shown],
    ['', shown],
  ])('the image %j is shown as %s', async (image_url, expected) => {
    vi.stubGlobal('location', { origin: 'https://app.example' })
    expect((await readEntry({ id: 'x', name: 'X', image_id: 'icon', image_url })).wallet?.imageUrl).toBe(expected)
  })

  test.each(['/directory', 'https://app.example/directory'])(
    'the directory %s of the own site may name paths of that site as images',
    async (baseUrl) => {
      vi.stubGlobal('location', { origin: 'https://app.example' })
      const data = [{ id: 'x', name: 'X', image_url: '/icons/i.png' }]
      const client = createDirectoryClient({ baseUrl, fetch: async () => Response.json({ data, count: 1 }) })
      expect((await client.listWallets(page)).wallets[0]?.imageUrl).toBe('/icons/i.png')
    },
  )

  test.each([
    ['not valid', '\ud800'],
    ['too long', 'x'.repeat(1_000)],
  ])('an image id that is %s is left out', async (_what, image_id) => {
    const { wallet, dropped } = await readEntry({ id: 'x', name: 'X', image_id })
    expect([wallet?.imageUrl, dropped]).toEqual([undefined, 0])
  })

  test('an image id cannot leave its path', async () => {
    const { wallet } = await readEntry({ id: 'x', name: 'X', image_id: '../../evil?a=b#c' })
    expect(wallet?.imageUrl).toBeUndefined()
  })

  test.each(['not an rdns', 'nodots', '.a.b', 'a..b', '<a.b>', `${'a'.repeat(64)}.b`, ''])(
    'the rdns %j is invalid',
    async (rdns) => {
      expect((await readEntry({ id: 'x', name: 'X', rdns })).wallet?.rdns).toBeUndefined()
    },
  )

  test('unknown chains and namespaces are left out', async () => {
    const chains = ['eip155:1', 'cosmos:hub', 'eip155', 'eip155:1:2', 'eip155:<b>', 'constructor:1', '__proto__:1']
    const injected = [
      { namespace: 'eip155', injected_id: 'isX' },
      { namespace: '__proto__', injected_id: 'isY' },
    ]
    const { wallet } = await readEntry({ id: 'x', name: 'X', chains, injected })
    expect(wallet).toMatchObject({ chains: ['eip155:1'], injected: [{ namespace: 'eip155', injectedId: 'isX' }] })
  })
})

describe('a reply of 2 MB keeps the page busy for less than 0.5 s', () => {
  /** `unit` as often as it fits, with commas between. */
  const fill = (unit: string) =>
    Array(Math.floor(1_900_000 / (unit.length + 1)))
      .fill(unit)
      .join(',')
  const wallet = (fields: string) => `{"count":1,"data":[{"id":"x","name":"X",${fields}}]}`
  test.each([
    ['wrong entries', `{"count":1,"data":[${fill('1')}]}`],
    ['wrong chains', wallet(`"chains":[${fill('1')}]`)],
    ['chains', wallet(`"chains":[${fill('""')}]`)],
    ['wrong injected ids', wallet(`"injected":[${fill('{}')}]`)],
    ['a blank name', wallet(`"name":"${fill(' ').replaceAll(',', ' ')}"`)],
    ['a long rdns', wallet(`"rdns":"${fill('a').replaceAll(',', '.')}"`)],
    ['a long link', wallet(`"mobile_link":"${fill('a:')}"`)],
    ['a blank image', wallet(`"image_url":"${fill(' ').replaceAll(',', ' ')}"`)],
  ])('%s', async (_name, body) => {
    const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => new Response(body) })
    // Processor time, because other tests run at the same time.
    const start = process.cpuUsage()
    await client.listWallets(page)
    const { user } = process.cpuUsage(start)
    expect(user / 1_000).toBeLessThan(500)
  })

  test.each([
    ['wrong reasons', 400, '1'],
    ['empty reasons', 401, '{}'],
  ])('an error with %s (HTTP %i)', async (_name, status, reason) => {
    const body = `{"status":"FAILED","reasons":[${fill(reason)}]}`
    const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => new Response(body, { status }) })
    const start = process.cpuUsage()
    await expect(client.listWallets(page)).rejects.toBeInstanceOf(LintelError)
    const { user } = process.cpuUsage(start)
    expect(user / 1_000).toBeLessThan(500)
  })
})

/** Any reply of a directory: JSON of any shape, and entries that are almost valid. */
const nearlyWallet = fc.record(
  {
    id: fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), fc.anything()),
    name: fc.oneof(fc.string(), fc.anything()),
    chains: fc.oneof(fc.array(fc.string()), fc.anything()),
    order: fc.oneof(fc.integer(), fc.anything()),
    homepage: fc.oneof(fc.webUrl(), fc.string(), fc.anything()),
    mobile_link: fc.oneof(fc.string(), fc.anything()),
    image_url: fc.oneof(fc.webUrl(), fc.anything()),
    injected: fc.anything(),
    rdns: fc.anything(),
  },
  { requiredKeys: [] },
)
const anyPage = fc
  .record({
    data: fc.array(fc.oneof(nearlyWallet, fc.jsonValue())),
    count: fc.oneof(fc.nat(), fc.nat(), fc.jsonValue()),
  })
  .map((reply) => JSON.stringify(reply))
const anyReply = fc.oneof(
  { weight: 3, arbitrary: anyPage },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
  // Truncated.
  { weight: 1, arbitrary: fc.tuple(anyPage, fc.nat({ max: 200 })).map(([reply, cut]) => reply.slice(0, cut)) },
)
const anyStatus = fc.oneof(
  { weight: 9, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.integer({ min: 201, max: 599 }) },
)

describe('500 generated replies', () => {
  test('each is a page or a typed error, and dropped entries are counted', async () => {
    let pages = 0
    let errors = 0
    await fc.assert(
      fc.asyncProperty(anyReply, anyStatus, async (body, status) => {
        const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => new Response(body, { status }) })
        try {
          const reply = await client.listWallets(page)
          pages += 1
          const sent: unknown[] = JSON.parse(body).data
          expect(reply.wallets.length + reply.dropped).toBe(Math.min(sent.length, page.entries))
          for (const wallet of reply.wallets) expect([...wallet.name].length).toBeLessThanOrEqual(200)
        } catch (error) {
          expect(error).toBeInstanceOf(LintelError)
          errors += 1
        }
      }),
      { numRuns: 500 },
    )
    // Both outcomes occur.
    expect(Math.min(pages, errors)).toBeGreaterThan(50)
  })
})
