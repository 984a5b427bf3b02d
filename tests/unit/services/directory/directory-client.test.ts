import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createDirectory, type DirectoryOptions } from '../../../../servers/index.js'
import type { CaipNetworkId } from '../../../../src/core/index.js'
import { isLongQuery } from '../../../../src/rules/directory-limits.js'
import { createDirectoryClient } from '../../../../src/services/directory/create-directory-client.js'
import { listInParts } from '../../../../src/services/directory/list-in-parts.js'

const page = { page: 1, entries: 40 }

/** A client for this repository's directory server, and the requested URLs. */
function setUp(options: DirectoryOptions = {}, { baseUrl = '/directory', projectId = 'demo' } = {}) {
  const asked: string[] = []
  const directory = createDirectory(options)
  const client = createDirectoryClient({
    baseUrl,
    projectId,
    fetch: (input, init) => {
      asked.push(String(input))
      const path = String(input).replace(baseUrl.replace(/\/$/, ''), '')
      return directory(new Request(`https://wallets.example${path}`, init))
    },
  })
  return { client, asked }
}

describe('with the directory server of this repository', () => {
  test('lists wallets with all known fields and no unknown ones', async () => {
    const { client } = setUp()
    const { wallets, count, dropped } = await client.listWallets(page)
    expect([wallets.length, count > 80, dropped]).toEqual([40, true, 0])
    expect(wallets[0]).toEqual({
      id: 'metamask',
      name: 'MetaMask',
      isCertified: true,
      chains: expect.arrayContaining(['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']),
      homepage: 'https://metamask.io',
      imageUrl: '/directory/getWalletImage/metamask?projectId=demo&st=lintel&sv=0.1.0',
      order: 1,
      rdns: 'io.metamask',
      mobileLink: 'metamask://',
      appStore: 'https://apps.apple.com/app/id1438144202',
      playStore: 'https://play.google.com/store/apps/details?id=io.metamask',
      chromeStore: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
      firefoxStore: 'https://addons.mozilla.org/firefox/addon/ether-metamask/',
      edgeStore: 'https://microsoftedge.microsoft.com/addons/detail/ejbalbakoplchlghecdalmeeeajnimhm',
      injected: [
        { namespace: 'eip155', injectedId: 'isMetaMask' },
        { namespace: 'solana', injectedId: 'MetaMask' },
        { namespace: 'bip122', injectedId: 'MetaMask' },
      ],
    })
  })

  test('sends exactly the query, the project and the client version', async () => {
    const { client, asked } = setUp({}, { baseUrl: 'https://wallets.example/v1/' })
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'))
    const chains: CaipNetworkId[] = ['eip155:1', 'solana:abc']
    await client.listWallets({
      page: 3,
      entries: 9,
      search: ' pho ',
      isCertifiedOnly: true,
      include: ['a', 'b'],
      exclude: ['c'],
      chains,
    })
    const [address = ''] = asked
    expect(address.startsWith('https://wallets.example/v1/getWallets?')).toBe(true)
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      projectId: 'demo',
      st: 'lintel',
      sv: version,
      page: '3',
      entries: '9',
      search: 'pho',
      badge_type: 'certified',
      include: 'a,b',
      exclude: 'c',
      chains: 'eip155:1,solana:abc',
    })
  })

  test('searches, pages, includes and excludes', async () => {
    const { client } = setUp()
    const names = async (query: Partial<Parameters<typeof client.listWallets>[0]>) =>
      (await client.listWallets({ ...page, ...query })).wallets.map(({ name }) => name)
    expect(await names({ search: 'rain' })).toEqual(['Rainbow'])
    expect(await names({ search: `rain${'w'.repeat(10_000)}` })).toEqual([])
    expect(await names({ include: ['rainbow', 'metamask'] })).toEqual(['MetaMask', 'Rainbow'])
    expect(await names({ include: ['rainbow', 'metamask'], exclude: ['io.metamask'] })).toEqual(['Rainbow'])
    expect(await names({ entries: 2, page: 2 })).toEqual(['Phantom', 'Rainbow'])
    expect(await names({ chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'] })).toContain('Talisman')
  })

  describe('a list that is longer than the directory accepts', () => {
    const ids = Array.from({ length: 250 }, (_, index) => `w${index}`)
    const wallets = ids.map((id, index) => ({
      id,
      name: `Wallet ${id}`,
      order: 250 - index,
      chains: [`eip155:${index + 1}`],
    }))
    const ordered = [...ids].reverse()
    const list = async (query: Partial<Parameters<ReturnType<typeof setUp>['client']['listWallets']>[0]>) => {
      const { client } = setUp({ wallets })
      const asked = { page: 1, entries: 40, ...query }
      const page = await (isLongQuery(asked) ? listInParts(asked, client.listWallets) : client.listWallets(asked))
      return { ids: page.wallets.map(({ id }) => id), count: page.count, dropped: page.dropped }
    }

    test('250 included ids are read in parts, page by page, in the order of the directory', async () => {
      expect(await list({ include: ids })).toEqual({ ids: ordered.slice(0, 40), count: 250, dropped: 0 })
      expect((await list({ include: ids, page: 7 })).ids).toEqual(ordered.slice(240))
    })

    test('150 ids are read at once', async () => {
      const include = ids.slice(0, 150)
      expect(await list({ include, entries: 150 })).toEqual({ ids: [...include].reverse(), count: 150, dropped: 0 })
    })

    test('250 networks are read in parts, with each wallet once', async () => {
      const chains = ids.map((_, index): CaipNetworkId => `eip155:${index + 1}`)
      const shared = wallets.map((wallet) => ({ ...wallet, chains: [...wallet.chains, 'eip155:1', 'eip155:250'] }))
      expect((await list({ chains })).ids).toEqual(ordered.slice(0, 40))
      const { client } = setUp({ wallets: shared })
      const page = await listInParts({ page: 1, entries: 250, chains }, client.listWallets)
      expect([page.wallets.map(({ id }) => id), page.count]).toEqual([ordered, 250])
    })

    test('a search has the best results of all parts first', async () => {
      const found = await list({ include: ids, search: 'wallet w24' })
      expect(found.ids.slice(0, 2).sort()).toEqual(['w249', 'w24'].sort())
    })

    test('of 250 excluded ids none is listed', async () => {
      const { ids: found } = await list({ exclude: ids.slice(0, 220), entries: 100 })
      expect(found).toEqual(ordered.slice(0, 30))
    })

    test.each([
      { name: 'included and excluded', query: { include: 250, exclude: 200 } },
      { name: 'excluded, with networks', query: { chains: 200, exclude: 200 } },
      { name: 'all three lists', query: { include: 250, chains: 200, exclude: 200 } },
    ])('no URL is too long for Node: ids of 64 characters, $name', async ({ query }) => {
      const { client, asked } = setUp()
      const makeIds = (count = 0) => Array.from({ length: count }, (_, index) => `${index}`.padStart(64, 'a'))
      const chains = makeIds(query.chains).map((id): CaipNetworkId => `polkadot:${id.slice(-32)}`)
      const lists = { ...(query.include && { include: makeIds(query.include) }), ...(query.chains && { chains }) }
      await listInParts({ ...page, ...lists, exclude: makeIds(query.exclude) }, client.listWallets)
      // Of the 16 KB for the request's line and headers.
      expect(Math.max(...asked.map((url) => url.length))).toBeLessThan(15_000)
    })
  })

  test('excluded names do not make the request invalid', async () => {
    const { client, asked } = setUp()
    const exclude = ['Coinbase Wallet', 'Ledger, Inc.', 'x'.repeat(101), 'io.metamask']
    const { wallets } = await client.listWallets({ ...page, exclude })
    expect(wallets[0]?.name).toBe('Trust Wallet')
    expect(new URL(asked[0] ?? '', 'https://page.example').searchParams.get('exclude')).toBe('io.metamask')
  })

  test('sends no request for an empty list', async () => {
    const { client, asked } = setUp()
    expect(await client.listWallets({ ...page, include: [] })).toEqual({ wallets: [], count: 0, dropped: 0 })
    expect(await client.listWallets({ ...page, chains: [] })).toEqual({ wallets: [], count: 0, dropped: 0 })
    expect(asked).toEqual([])
  })

  test('reads 1,000 wallets in 10 pages', async () => {
    const wallets = Array.from({ length: 1_000 }, (_, index) => ({ id: `w${index}`, name: `Wallet ${index}` }))
    const { client } = setUp({ wallets })
    const pages = await Promise.all(
      Array.from({ length: 10 }, (_, index) => client.listWallets({ page: index + 1, entries: 100 })),
    )
    expect(new Set(pages.flatMap((part) => part.wallets.map(({ id }) => id))).size).toBe(1_000)
    expect(pages.map(({ count, dropped }) => count + dropped)).toEqual(Array(10).fill(1_000))
  })

  test('ignores entries beyond the requested number', async () => {
    const data = Array.from({ length: 5_000 }, (_, index) => ({ id: `w${index}`, name: 'W' }))
    const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => Response.json({ data, count: 5_000 }) })
    expect((await client.listWallets(page)).wallets).toHaveLength(40)
  })

  test('wallets without an order keep the order of the reply', async () => {
    const data = ['x', 'y'].map((id) => ({ id, name: id, order: null }))
    const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => Response.json({ data, count: 90 }) })
    const { wallets } = await client.listWallets({ page: 2, entries: 40 })
    expect(wallets.map(({ order }) => order)).toEqual([40, 41])
  })

  test('drops and counts the second wallet with the same id', async () => {
    const data = [1, 2].map((order) => ({ id: 'same', name: `Wallet ${order}`, order }))
    const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => Response.json({ data, count: 2 }) })
    expect(await client.listWallets(page)).toMatchObject({ wallets: [{ name: 'Wallet 1' }], dropped: 1 })
  })
})

describe('failures', () => {
  const servers: Server[] = []
  afterEach(() => {
    vi.useRealTimers()
    for (const server of servers.splice(0)) server.close().closeAllConnections()
  })

  async function serve(listener: RequestListener) {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const answer = (status: number, body: string) =>
    serve((_request, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body))

  test('a server that does not answer is a timeout', async () => {
    const client = createDirectoryClient({ baseUrl: await serve(() => undefined), timeLimit: 60 })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failed = vi.fn()
    void client.listWallets(page).catch(failed)
    await vi.advanceTimersByTimeAsync(59)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    const error = expect.objectContaining({ code: 'directory-unavailable', reason: 'timeout' })
    expect(failed).toHaveBeenCalledExactlyOnceWith(error)
  })

  test('a reply that stops in the middle is a timeout', async () => {
    const baseUrl = await serve((_request, response) => response.writeHead(200).write('{"data":['))
    const client = createDirectoryClient({ baseUrl, timeLimit: 60 })
    await expect(client.listWallets(page)).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('a fetch that ignores signals is a timeout', async () => {
    const client = createDirectoryClient({ baseUrl: '/d', fetch: () => new Promise(() => undefined), timeLimit: 20 })
    await expect(client.listWallets(page)).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('no connection is offline, with the URL', async () => {
    const baseUrl = await serve(() => undefined)
    for (const server of servers.splice(0)) server.close()
    const client = createDirectoryClient({ baseUrl })
    await expect(client.listWallets(page)).rejects.toMatchObject({
      code: 'directory-unavailable',
      reason: 'offline',
      message: expect.stringContaining(baseUrl),
    })
  })

  const failed = (field: string) =>
    JSON.stringify({ status: 'FAILED', reasons: [{ field, description: 'Not on the list.' }] })

  test.each([
    [401, failed('projectId'), 'invalid-project-id', 'projectId: Not on the list.'],
    [403, failed('origin'), 'invalid-app-configuration', 'origin: Not on the list.'],
    [403, '<html>Forbidden', 'invalid-app-configuration', '<html>Forbidden'],
    [400, failed('page'), 'directory-unavailable', 'page: Not on the list.'],
    [404, '', 'directory-unavailable', ''],
    [429, failed('rate'), 'directory-unavailable', 'rate: Not on the list.'],
    [500, 'x'.repeat(100_000), 'directory-unavailable', 'x'.repeat(300)],
    [503, 'null', 'directory-unavailable', 'null'],
  ])("HTTP %i is an error with its code and the server's text", async (status, body, code, details) => {
    const client = createDirectoryClient({ baseUrl: await answer(status, body) })
    const expected = { code, details, ...(code === 'directory-unavailable' ? { reason: 'status', status } : {}) }
    await expect(client.listWallets(page)).rejects.toMatchObject(expected)
  })

  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"data":{},"count":1}',
    '{"data":[]}',
    '{"data":[],"count":-1}',
    '<html>',
    '"x"',
  ])('a reply that is not a list is one error: %s', async (body) => {
    const client = createDirectoryClient({ baseUrl: await answer(200, body) })
    await expect(client.listWallets(page)).rejects.toMatchObject({ code: 'directory-unavailable', reason: 'reply' })
  })

  test('the error has the reasons of the directory', async () => {
    const { client } = setUp({ projectIds: ['mine'] }, { projectId: 'yours' })
    await expect(client.listWallets(page)).rejects.toMatchObject({
      code: 'invalid-project-id',
      details: 'projectId: This project is not served here.',
    })
  })

  test('aborting rejects at once, also before the request starts', async () => {
    const client = createDirectoryClient({ baseUrl: await serve(() => undefined) })
    const leaving = new AbortController()
    const pending = client.listWallets({ ...page, signal: leaving.signal })
    leaving.abort()
    await expect(pending).rejects.toMatchObject({ code: 'request-cancelled' })
    await expect(client.listWallets({ ...page, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'request-cancelled',
    })
  })

  test.each([
    '',
    'wallets.example',
    '//wallets.example',
    '/\\evil',
    'ftp://wallets.example',
    'javascript:alert(1)',
    'https://',
    'https:///wallets.example',
    '/directory?project=mine',
    '/directory#v1',
    '/directory//v1',
    '/directory//',
    'https://wallets.example?project=mine',
    'https://wallets.example/#v1',
    'https://wallets.example//v1',
    'https://wallets.example//',
    'https://wallets.example/\\v1',
    'https://user:secret@wallets.example',
  ])('rejects %j as the URL of a directory, with what to write', (baseUrl) => {
    const create = () => createDirectoryClient({ baseUrl })
    expect(create).toThrow(/`services.directory` is not valid/)
    expect(create).toThrow(/https:\/\/example\.com\/v1 or a path such as \/v1, without \?, # or/)
  })

  test.each([
    ['/', '/getWallets?'],
    ['/directory/', '/directory/getWallets?'],
    ['https://wallets.example/', 'https://wallets.example/getWallets?'],
    ['HTTPS://wallets.example:8443/a/b', 'HTTPS://wallets.example:8443/a/b/getWallets?'],
    ['http://localhost:3000/v1', 'http://localhost:3000/v1/getWallets?'],
  ])('accepts %j, and sends requests below it', async (baseUrl, expected) => {
    const { client, asked } = setUp({}, { baseUrl })
    await client.listWallets(page).catch(() => undefined)
    expect(asked[0]?.startsWith(expected)).toBe(true)
  })

  describe('a reply that never ends', () => {
    const wallet = `{"id":"w","name":"${'x'.repeat(1_000)}"},`
    /** Sends until the client disconnects; `sent` counts bytes. */
    const pour = (status: number) => {
      const counter = { sent: 0, isCancelled: false }
      const part = new TextEncoder().encode(wallet.repeat(50))
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"count":1,"data":[')),
        pull(controller) {
          counter.sent += part.length
          controller.enqueue(part)
        },
        cancel() {
          counter.isCancelled = true
        },
      })
      return { counter, fetch: async () => new Response(body, { status }) }
    }

    test.each([200, 403, 500])('is cancelled after 2 MB with an error (HTTP %i)', async (status) => {
      const { counter, fetch } = pour(status)
      const client = createDirectoryClient({ baseUrl: '/d', fetch })
      await expect(client.listWallets(page)).rejects.toMatchObject({
        code: 'directory-unavailable',
        reason: 'reply',
        details: 'Over 2 MB.',
      })
      expect(counter.isCancelled).toBe(true)
      expect(counter.sent).toBeLessThan(2_300_000)
    })
  })

  test('a large reply within the limit is read completely, also characters that are split between chunks', async () => {
    const name = '👛'.repeat(100)
    const data = Array.from({ length: 40 }, (_, index) => ({ id: `w${index}`, name, description: 'd'.repeat(45_000) }))
    const bytes = new TextEncoder().encode(JSON.stringify({ data, count: 40 }))
    let position = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (position >= bytes.length) return controller.close()
        controller.enqueue(bytes.subarray(position, position + 997))
        position += 997
      },
    })
    const client = createDirectoryClient({ baseUrl: '/d', fetch: async () => new Response(body) })
    const { wallets } = await client.listWallets(page)
    expect(wallets.map((wallet) => wallet.name)).toEqual(Array(40).fill(name))
  })
})
