import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest'
import { ensureFirefox } from '../../scripts/ensure-engines.js'
import { type RunSite, readRunSite } from '../fixtures/run-site.js'
import { startIsolatingProxy } from '../fixtures/start-isolating-proxy.js'
import { untilWindowOpened } from './embedded-wallet.js'
import { type Engine, until } from './engine.js'
import { startFirefox } from './firefox.js'
import { buildInjections } from './fixtures/build-page.js'
import { asVisitor } from './visitor.js'

// Firefox, with pages that have the header Cross-Origin-Opener-Policy. Chromium: tests/e2e/embedded-socials.spec.ts.

let server: RunSite
let locator: string
let proxy: Awaited<ReturnType<typeof startIsolatingProxy>>
let engine: Engine
let isIsolated: (url: URL) => boolean = () => false

beforeAll(async () => {
  server = await readRunSite()
  locator = (await buildInjections()).locator
  proxy = await startIsolatingProxy((url) => isIsolated(url))
}, 60_000)

// A browser for each test: a tab that such a page is loaded in becomes another one.
beforeEach(async () => {
  engine = await startFirefox(ensureFirefox(), {
    'network.proxy.type': 1,
    'network.proxy.http': '127.0.0.1',
    'network.proxy.http_port': proxy.port,
    'network.proxy.allow_hijacking_localhost': true,
  })
}, 60_000)

afterEach(() => engine?.close())

afterAll(() => proxy?.close())

const places = {
  app: (url: URL) => url.origin === server.url && url.pathname === '/',
  provider: (url: URL) => url.pathname === '/oidc/google/authorize',
}

test.each(['app', 'provider'] as const)(
  'COOP of the %s cuts the window off, and the login reaches the page',
  async (place) => {
    isIsolated = places[place]
    const { frame = '' } = server.config.services
    const visitor = asVisitor(engine.window, locator)
    await visitor.open(server.url)
    await visitor.choose('button', 'Connect wallet')
    await visitor.choose('button', 'Continue with Google')
    const popup = await untilWindowOpened(engine)
    await until('the page of the provider', () =>
      popup.evaluate("document.querySelector('h1')?.textContent === 'Stand-in for Google' && window.opener === null"),
    )
    await visitor.see('heading', 'Is the window closed?')
    await popup.evaluate("void document.querySelector('button[value=yes]').click()")
    await until('the end of the login', () =>
      popup.evaluate("document.querySelector('h1')?.textContent === 'You are logged in'"),
    )
    await asVisitor(engine.findFrame(frame), locator).see('button', 'Password')
  },
  60_000,
)
