import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { safeParse } from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { createFrame, type FrameOptions } from '../../../../servers/frame/create-frame.js'
import { CONFIG_ELEMENT, readFrameConfig } from '../../../../servers/frame/frame-config.js'
import { frameFontsSchema } from '../../../../servers/frame/frame-fonts.js'
import { createOriginList } from '../../../../servers/origins/create-origin-list.js'

const folder = mkdtempSync(join(tmpdir(), 'lintel-frame-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Wallet</title></head><body></body></html>')
writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'console.log(1)')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const networks = [
  {
    caipNetworkId: 'eip155:1',
    name: 'Ethereum',
    rpcUrl: 'https://rpc.example/v1/?chainId=eip155:1',
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
  },
]

function create(options: Partial<FrameOptions> = {}) {
  const answer = createFrame({
    folder,
    readConfig: () => ({ identityUrl: 'https://id.example', networks }),
    readOrigins: async () => ['https://app.example'],
    allowsLoopback: false,
    ...options,
  })
  return async (path: string, host = 'localhost') => {
    const response = await answer(new Request(new URL(path, 'http://localhost'), { headers: { host } }))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
}

/** The configuration as a script of the page reads it. */
function readConfigOf(html: string) {
  const pattern = new RegExp(`<script type="application/json" id="${CONFIG_ELEMENT}">(.*?)</script>`, 's')
  const textContent = pattern.exec(html)?.[1] ?? ''
  return readFrameConfig({ getElementById: () => ({ textContent }) as HTMLElement })
}

const readAncestors = (headers: Headers) =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]

describe('the headers', () => {
  test('the policy of the page, whole', async () => {
    const { headers } = await create()('/')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https://id.example https://rpc.example; " +
        "img-src 'self' data:; worker-src 'self'; frame-ancestors https://app.example; base-uri 'none'; form-action https://id.example; " +
        "require-trusted-types-for 'script'; trusted-types lintel-signer",
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('origin-agent-cluster')).toBe('?1')
  })

  test('the page may call the data API that lists permissions', async () => {
    const readConfig = () => ({ identityUrl: 'https://id.example', dataApiUrl: 'https://data.example/v0', networks })
    const { headers, text } = await create({ readConfig })('/')
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://id.example https://data.example https://rpc.example;",
    )
    expect(readConfigOf(text)).toMatchObject({ dataApiUrl: 'https://data.example/v0' })
  })

  test('the page may call the bundler of a network', async () => {
    const withBundler = networks.map((network) => ({ ...network, bundlerUrl: 'https://bundler.example/v1/eip155:1' }))
    const readConfig = () => ({ identityUrl: 'https://id.example', networks: withBundler })
    const { headers, text } = await create({ readConfig })('/')
    expect(headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://id.example https://rpc.example https://bundler.example;",
    )
    expect(readConfigOf(text).networks[0]?.bundlerUrl).toBe('https://bundler.example/v1/eip155:1')
  })

  test('a file can neither call another server nor load from one, as the worker with the key is one', async () => {
    const { headers, text } = await create()('/assets/main-abc123.js')
    expect(text).toBe('console.log(1)')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('other paths, and hosts that lead to this machine, are refused', async () => {
    const ask = create({ hosts: ['wallet.example'] })
    expect((await ask('/assets/missing.js')).status).toBe(404)
    expect((await ask('/%2e%2e/package.json')).status).toBe(404)
    expect((await ask('/', 'evil.example')).status).toBe(401)
    expect((await ask('/', 'wallet.example')).status).toBe(200)
  })
})

describe('the pages that may show the frame', () => {
  const createList = (options: { origins?: string[]; directoryUrl?: string; isDevelopment?: boolean }) =>
    createOriginList({ service: 'Frame', isDevelopment: false, now: Date.now, report: () => {}, ...options })

  test('an empty list allows none', async () => {
    const { headers, text } = await create({ readOrigins: createList({}).read })('/')
    expect(readAncestors(headers)).toBe("'none'")
    expect(readConfigOf(text).allowedOrigins).toEqual([])
  })

  test('a list that cannot be read allows none', async () => {
    const { read } = createList({ directoryUrl: 'http://127.0.0.1:1' })
    expect(readAncestors((await create({ readOrigins: read })('/')).headers)).toBe("'none'")
  })

  test('a project in development allows the pages of this machine, and no others', async () => {
    const ask = create({ readOrigins: createList({ isDevelopment: true }).read, allowsLoopback: true })
    const { headers, text } = await ask('/')
    expect(readAncestors(headers)).toBe('http://localhost:* http://127.0.0.1:*')
    expect(readConfigOf(text)).toMatchObject({ allowedOrigins: [], allowsLoopback: true })
  })

  test('entries that are no origins are dropped, also those that would end the directive', async () => {
    const hostile = [
      '*',
      "'self'",
      'https:',
      'https://*.example',
      'https://a.example; script-src *',
      'javascript:0',
      'null',
    ]
    const origins = ['https://app.example', 'https://app.example/path', 'https://APP.example', '', ...hostile]
    const { headers, text } = await create({ readOrigins: createList({ origins }).read })('/')
    expect(readAncestors(headers)).toBe('https://app.example')
    expect(readConfigOf(text).allowedOrigins).toEqual(['https://app.example'])
  })
})

describe('the configuration in the page', () => {
  test('is read back as it was written, whatever it contains', async () => {
    const name = '</script><script>alert(1)</script><!-- \u2028"\'&lt;'
    const config = { identityUrl: 'https://id.example', networks: networks.map((network) => ({ ...network, name })) }
    const { text } = await create({ readConfig: () => config })('/')
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(readConfigOf(text).networks[0]?.name).toBe(name)
  })

  test.each([
    ['another scheme', { identityUrl: 'javascript:alert(1)' }],
    ['no network', { networks: [] }],
    ['a network of another form', { networks: [{ ...networks[0], caipNetworkId: 'eip155:0' }] }],
    ['an RPC URL that is none', { networks: [{ ...networks[0], rpcUrl: '/v1' }] }],
    ['a bundler with another scheme', { networks: [{ ...networks[0], bundlerUrl: 'javascript:alert(1)' }] }],
  ])('the page refuses %s', (_what, part) => {
    const value = { identityUrl: 'https://id.example', networks, allowedOrigins: [], allowsLoopback: false, ...part }
    const page = { getElementById: () => ({ textContent: JSON.stringify(value) }) as HTMLElement }
    expect(() => readFrameConfig(page)).toThrow()
  })

  test('a page of another server has none', () => {
    expect(() => readFrameConfig({ getElementById: () => null })).toThrow('no configuration')
  })
})

describe('the typeface', () => {
  const file = join(folder, 'harbor.woff2')
  writeFileSync(file, new Uint8Array([0x77, 0x4f, 0x46, 0x32, 0xff]))
  const font = { file, family: 'Harbor Sans', weight: '100 900' }

  test('is served by the frame itself, which allows no other', async () => {
    const ask = create({ fonts: [font, { ...font, style: 'italic', unicodeRange: 'U+0000-00FF, U+0131' }] })
    const { headers, text } = await ask('/')
    expect(headers.get('content-security-policy')).toContain("; font-src 'self';")
    const [, sheet = ''] = /<link rel="stylesheet" href="(.*?)">/.exec(text) ?? []
    const css = await ask(sheet)
    expect(css.headers.get('content-type')).toContain('text/css')
    const [, file = ''] = /url\("(.*?)"\)/.exec(css.text) ?? []
    expect(css.text).toBe(
      `@font-face{font-family:"Harbor Sans";font-weight:100 900;font-style:normal;font-display:swap;src:url("${file}") format("woff2")}\n` +
        `@font-face{font-family:"Harbor Sans";font-weight:100 900;font-style:italic;unicode-range:U+0000-00FF, U+0131;font-display:swap;src:url("${file}") format("woff2")}\n` +
        ':root{--lintel-font-family:"Harbor Sans",system-ui,sans-serif}',
    )
    const served = await ask(file)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('font/woff2')
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('/fonts/harbor.woff2')).status).toBe(404)
  })

  test('without one the page loads no font', async () => {
    const { headers, text } = await create()('/')
    expect(headers.get('content-security-policy')).not.toContain('font-src')
    expect(text).not.toContain('<link')
  })

  test('a file that is not there is an error at the start', () => {
    expect(() => create({ fonts: [{ ...font, file: join(folder, 'missing.woff2') }] })).toThrow('missing.woff2')
  })

  test.each([
    ['a family that ends the rule', { family: 'A";}body{display:none}' }],
    ['a weight that is none', { weight: '400;src:url(https://evil.example)' }],
    ['a range that is none', { unicodeRange: 'U+0;}' }],
    ['another kind of file', { file: '/etc/passwd' }],
    ['another key', { src: 'https://evil.example' }],
  ])('%s is refused', (_what, part) => {
    expect(safeParse(frameFontsSchema, [{ ...font, ...part }]).success).toBe(false)
    expect(safeParse(frameFontsSchema, [font]).success).toBe(true)
  })
})

test('a folder without the page is an error at the start', () => {
  expect(() => create({ folder: join(folder, 'assets') })).toThrow('has no index.html')
})
