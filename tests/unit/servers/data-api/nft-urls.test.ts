import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PublicClient } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readAvatar } from '../../../../servers/data-api/readers/identity/read-avatar.js'
import { createNftReader } from '../../../../servers/data-api/readers/nfts/create-nft-reader.js'
import { parseIpfsUrl } from '../../../../servers/data-api/readers/nfts/ipfs.js'
import { address } from './fixtures/decoded-rows.js'

const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const cid1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'
const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** The gateway, and any other server: each counts what is requested of it. */
let gateway: Server
let stranger: Server
let requests: string[] = []
let answer: RequestListener
const listen = (server: Server) => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  gateway = createServer((request, response) => {
    requests.push(`gateway ${request.url}`)
    answer(request, response)
  })
  stranger = createServer((request, response) => {
    requests.push(`stranger ${request.url}`)
    response.writeHead(200, { 'content-type': 'image/png' }).end(png)
  })
  await Promise.all([listen(gateway), listen(stranger)])
})
afterAll(() => {
  for (const server of [gateway, stranger]) server.close().closeAllConnections()
})
beforeEach(() => {
  requests = []
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png)
})

/** A chain on which each token's URI is the text `uri`. */
function create(uri = '', gatewayUrl: string | undefined = urlOf(gateway)) {
  const client = {
    multicall: async ({ contracts }: { contracts: { functionName: string }[] }) =>
      contracts.map(({ functionName }) =>
        functionName === 'tokenURI' ? { status: 'success', result: uri } : { status: 'failure' },
      ),
  }
  return createNftReader(client as unknown as PublicClient, gatewayUrl)
}
const json = (metadata: object) =>
  `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`

/** URLs that a contract may name, which nobody may request. `<stranger>` is a server that would answer. */
const hostile = [
  '<stranger>/a.png',
  '<stranger>',
  'https://tracker.example/pixel.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::ffff:169.254.169.254]/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://localhost:8545/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://[::1]/',
  '//169.254.169.254/',
  'file:///etc/passwd',
  'FILE:///etc/passwd',
  'ftp://files.example/a',
  'gopher://127.0.0.1:6379/_FLUSHALL',
  'javascript:alert(1)',
  'vbscript:x',
  'blob:https://a.example/1',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml+html,<svg>',
  'data:application/octet-stream;base64,AAAA',
  'data:image/png',
  'data:image/png;base64,%%%',
  'ipfs://',
  'ipfs://x',
  'ipfs://<cid>/../../api/v0/shutdown',
  'ipfs://<cid>/%2e%2e/%2e%2e/api',
  'ipfs://<cid>/..%2f..%2fapi',
  'ipfs://<cid>/a%5c..%5cb',
  'ipfs://<cid>/%0d%0aHost:evil',
  'ipfs://<cid>/a?x=1',
  'ipfs://<cid>/a#x',
  'ipfs://<cid>/%zz',
  'ipfs://user@evil.example/a',
  'ipfs://evil.example/<cid>',
  'ipfs://Qm00000000000000000000000000000000000000000000',
  'ipns://<cid>/a',
  'ar://abc',
  'ipfs:<cid>',
  '',
  '\u0000',
  'x'.repeat(100_000),
  '\u202eipfs://<cid>/a',
]
const write = (url: string) => url.replaceAll('<stranger>', urlOf(stranger)).replaceAll('<cid>', cid)

describe('an image', () => {
  test.each(hostile)('is not read from %j', async (url) => {
    const reader = create()
    expect(await reader.readImage({ image: write(url) })).toBeUndefined()
    expect(reader.hasImage({ image: write(url) })).toBe(false)
    expect(requests).toEqual([])
  })

  test.each([
    ['ipfs://<cid>', `/ipfs/${cid}`],
    ['ipfs://<cid>/7.png', `/ipfs/${cid}/7.png`],
    ['IPFS://ipfs/<cid>/a b/ü.png', `/ipfs/${cid}/a%20b/%C3%BC.png`],
    [`ipfs://${cid1}/a`, `/ipfs/${cid1}/a`],
  ])('%s is read from the gateway, at %s', async (url, path) => {
    const reader = create()
    expect(await reader.readImage({ image: write(url) })).toEqual({ type: 'image/png', bytes: new Uint8Array(png) })
    expect(reader.hasImage({ image: write(url) })).toBe(true)
    expect(requests).toEqual([`gateway ${path}`])
  })

  test.each<[what: string, answer: RequestListener]>([
    ['redirects', (_request, response) => response.writeHead(302, { location: `${urlOf(stranger)}/a.png` }).end()],
    ['redirects for good', (_request, response) => response.writeHead(308, { location: '/other' }).end()],
    [
      'answers with a page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<script>'),
    ],
    ['answers without a type', (_request, response) => response.end(png)],
    [
      'answers with an error',
      (_request, response) => response.writeHead(404, { 'content-type': 'image/png' }).end(png),
    ],
    [
      'answers with too much',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' })
        response.on('error', () => undefined)
        response.end(Buffer.alloc(6_000_000))
      },
    ],
    ['closes the connection', (request) => void request.socket.destroy()],
  ])('a gateway that %s: no image, and no other request', async (_what, gatewayAnswer) => {
    answer = gatewayAnswer
    expect(await create().readImage({ image: `ipfs://${cid}` })).toBeUndefined()
    expect(requests).toEqual([`gateway /ipfs/${cid}`])
  })

  test('is requested once by callers at the same time, and soon after', async () => {
    const reader = create()
    const image = { image: `ipfs://${cid}/a` }
    await Promise.all([reader.readImage(image), reader.readImage(image)])
    await reader.readImage(image)
    expect(requests).toEqual([`gateway /ipfs/${cid}/a`])
  })

  test('of a slow gateway: 8 requests are open at once, the others wait, and each gets its own answer', async () => {
    const reader = create()
    const open: (() => void)[] = []
    let most = 0
    answer = ({ url }, response) => {
      open.push(() => response.writeHead(200, { 'content-type': 'image/png' }).end(url))
      most = Math.max(most, open.length)
    }
    const paths = Array.from({ length: 20 }, (_, index) => `${cid}/${index}`)
    const reading = Promise.all(paths.map((path) => reader.readImage({ image: `ipfs://${path}` })))
    while (requests.length < paths.length) {
      await expect.poll(() => open.length).toBeGreaterThan(0)
      open.shift()?.()
    }
    for (const finish of open) finish()
    const texts = (await reading).map((content) => new TextDecoder().decode(content?.bytes))
    expect(texts).toEqual(paths.map((path) => `/ipfs/${path}`))
    expect(most).toBe(8)
  })

  test('of a gateway that is busy with others for 8 s is given up, and its place is not lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const reader = create()
      const open: (() => void)[] = []
      answer = (_request, response) => void open.push(() => response.writeHead(404).end())
      const busy = Array.from({ length: 8 }, (_, index) => reader.readImage({ image: `ipfs://${cid}/${index}` }))
      const late = reader.readImage({ image: `ipfs://${cid}/late` })
      await vi.waitFor(() => expect(open).toHaveLength(8))
      vi.advanceTimersByTime(8_000)
      expect(await late).toBeUndefined()
      for (const finish of open) finish()
      await Promise.all(busy)
      expect(requests).not.toContain(`gateway /ipfs/${cid}/late`)
      answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png)
      expect(await reader.readImage({ image: `ipfs://${cid}/next` })).toMatchObject({ type: 'image/png' })
    } finally {
      vi.useRealTimers()
    }
  })

  test('without a gateway nothing on IPFS is read', async () => {
    const reader = createNftReader({} as PublicClient, undefined)
    expect(await reader.readImage({ image: `ipfs://${cid}` })).toBeUndefined()
    expect(reader.hasImage({ image: `ipfs://${cid}` })).toBe(false)
    expect(requests).toEqual([])
  })

  test.each([
    ['data:image/png;base64,iVBORw0KGgo=', 'image/png', png],
    [
      'data:image/svg+xml;utf8,<svg fill="#fff" width="50%"/>',
      'image/svg+xml',
      Buffer.from('<svg fill="#fff" width="50%"/>'),
    ],
    ['data:image/svg+xml,%3Csvg%20id%3D%22%C3%BC%22%2F%3E', 'image/svg+xml', Buffer.from('<svg id="ü"/>')],
    ['DATA:IMAGE/SVG+XML;charset=utf-8,<svg/>', 'image/svg+xml', Buffer.from('<svg/>')],
  ])('%s needs no request', async (url, type, bytes) => {
    expect(await create().readImage({ image: url })).toEqual({ type, bytes: new Uint8Array(bytes) })
    expect(requests).toEqual([])
  })

  test('a data: URL of more than 5 MB is not decoded', async () => {
    const large = `data:image/png;base64,${'A'.repeat(7_000_000)}`
    expect(await create().readImage({ image: large })).toBeUndefined()
  })
})

describe('metadata', () => {
  const ids = [{ contract: address(7), tokenId: 255n }]

  test.each(hostile)('is not read from %j', async (url) => {
    expect(await create(write(url)).readMetadata(ids)).toEqual([{ name: null, description: null, image: null }])
    expect(requests).toEqual([])
  })

  test.each<[what: string, metadata: object, expected: object]>([
    [
      'all of it',
      { name: 'A', description: 'B', image: 'ipfs://x' },
      { name: 'A', description: 'B', image: 'ipfs://x' },
    ],
    ['other names of the image', { image_url: 'ipfs://y' }, { image: 'ipfs://y' }],
    ['a drawing in it', { image_data: '<svg/>' }, { image: 'data:image/svg+xml,%3Csvg%2F%3E' }],
    ['characters that hide and reorder', { name: '\u202eA\u0000 \n B\u200b' }, { name: 'A B' }],
    ['a name that is too long', { name: 'x'.repeat(10_000) }, { name: 'x'.repeat(100) }],
    ['a name that is no text', { name: 7 }, {}],
    ['a list', [], {}],
  ])('%s', async (_what, metadata, expected) => {
    const none = { name: null, description: null, image: null }
    expect(await create(json(metadata)).readMetadata(ids)).toEqual([{ ...none, ...expected }])
  })

  test('its id stands in the URI as 64 digits, and it is read once', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"A"}')
    const reader = create(`ipfs://${cid}/{id}.json`)
    expect(await reader.readMetadata([...ids, ...ids])).toEqual(
      Array(2).fill({ name: 'A', description: null, image: null }),
    )
    await reader.readMetadata(ids)
    expect(requests).toEqual([`gateway /ipfs/${cid}/${'ff'.padStart(64, '0')}.json`])
  })
})

test.each([
  ['https://pictures.example/a.png', { kind: 'url', url: 'https://pictures.example/a.png' }],
  ['data:image/png;base64,AA', { kind: 'url', url: 'data:image/png;base64,AA' }],
  [`ipfs://${cid}/a`, { kind: 'ipfs', url: `ipfs://${cid}/a` }],
  ['http://pictures.example/a.png', null],
  ['https://user:secret@pictures.example/a.png', null],
  ['https://192.168.0.1/reboot', null],
  ['https://[fd00::1]/', null],
  ['https://2130706433/', null],
  ['https://localhost/a.png', null],
  ['https://router.local/a.png', null],
  ['data:text/html,<script>', null],
  [`data:image/png;base64,${'A'.repeat(100_000)}`, null],
  ['javascript:alert(1)', null],
  ['eip155:1/erc721:0xb47e3cd837ddf8e4c57f05d70ab865de6e193bbb/1', null],
  ['file:///etc/passwd', null],
  [`https://pictures.example/${'a'.repeat(2_000)}`, null],
  ['', null],
  [null, null],
])('the avatar record %j leads to %j', (record, avatar) => {
  expect(readAvatar(record)).toEqual(avatar)
})

test('a path on IPFS stays below its CID', () => {
  expect(parseIpfsUrl(`ipfs://${cid}/a/b%20c`)).toBe(`${cid}/a/b%20c`)
})
