import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createPublicClient,
  createTestClient,
  defineChain,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  publicActions,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { multicall3Address } from '../../../servers/chains/install-multicall3.js'
import type { RuntimeConfig } from '../../../servers/pages/runtime-config.js'
import type { RunningServer } from '../../../servers/start/start-all.js'
import { wait } from '../../../src/rules/async/wait.js'
import { createAccount, registerAt } from '../servers/data-api/fixtures/name-office.js'
import { createTestBrowser, createVerifier } from '../servers/identity/fixtures/test-browser.js'
import { openRawClient } from '../servers/relay/fixtures/open-raw-client.js'
import { buyPostcard } from './fixtures/buy-postcard.js'
import { isOpen } from './fixtures/is-open.js'
import { startWithPages, writePages } from './fixtures/start-with-pages.js'

// Real child processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'lintel-server-'))
const script = 'console.log("lintel")\n'.repeat(100)
const pages = writePages(folder)
mkdirSync(join(pages, 'assets'))
writeFileSync(join(pages, 'assets', 'app-abc123.js'), script)
writeFileSync(join(pages, 'assets', 'app-abc123.js.br'), 'packed')
const dataDir = join(folder, 'data')
const reports: string[] = []
const relayOrigins = ['https://ours.example']
const report = (message: string) => void reports.push(message)
const start = () => startWithPages(pages, { dataDir, relayOrigins, report })

function connectTo(rpcUrl: string) {
  return createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a running server', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.close())

  test("no page is told the address of a chain's node", async () => {
    const { practiceWallet } = server.config.services
    for (const url of Object.values(server.controlUrls)) {
      for (const page of [server.url, practiceWallet ?? '']) {
        const texts = await Promise.all(
          [page, `${page}/config.json`].map(async (address) => {
            const response = await fetch(address)
            return response.headers.get('content-security-policy') + (await response.text())
          }),
        )
        expect(texts.join()).not.toContain(new URL(url).host)
      }
    }
  })

  test('pages of this machine call the chains, at the data API: the site, the wallet, and an app on another port', async () => {
    const { dataApi = '', practiceWallet = '' } = server.config.services
    expect(server.config.chains.map(({ rpcUrl }) => new URL(rpcUrl).origin)).toEqual([dataApi, dataApi])
    const callFrom = async (origin: string) => {
      const headers = { 'content-type': 'application/json', origin }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
      return (await fetch(server.config.chains[0]?.rpcUrl ?? '', { method: 'POST', headers, body })).status
    }
    const asked = [server.url, practiceWallet, 'http://localhost:5173', 'http://127.0.0.1:5173', 'https://evil.example']
    expect(await Promise.all(asked.map(callFrom))).toEqual([200, 200, 200, 200, 401])
  })

  test('the data API runs in a process of its own, which the list of services names', async () => {
    const { name, pid } = server.services.find(({ url }) => url === server.config.services.dataApi) ?? {}
    expect([name, pid === process.pid]).toEqual(['Data API', false])
  })

  test('the bundler serves both chains, for pages of this machine only, and has no more than 10 ETH', async () => {
    const { bundler = '', frame = '' } = server.config.services
    const call = async (id: number, method: string, origin: string) => {
      const headers = { 'content-type': 'application/json', origin }
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] })
      const response = await fetch(`${bundler}/v1/eip155:${id}`, { method: 'POST', headers, body })
      return [response.status, (await response.json()).result]
    }
    expect(await call(31337, 'eth_chainId', new URL(frame).origin)).toEqual([200, '0x7a69'])
    expect(await call(31338, 'eth_chainId', server.url)).toEqual([200, '0x7a6a'])
    expect(await call(31337, 'eth_chainId', 'http://localhost:5173')).toEqual([200, '0x7a69'])
    expect(await call(31337, 'eth_chainId', 'https://evil.example')).toEqual([401, undefined])

    const key = readFileSync(join(dataDir, 'bundler', 'key'), 'utf8').trim()
    const { address } = privateKeyToAccount(key as `0x${string}`)
    const balances = Object.values(server.controlUrls).map((url) => connectTo(url).getBalance({ address }))
    expect(await Promise.all(balances)).toEqual([parseEther('10'), parseEther('10')])
  })

  // On Linux a server that listens on all addresses of the machine also answers at this one.
  test.skipIf(process.platform !== 'linux')('every service listens on its loopback address only', async () => {
    const names = server.services.map(({ name }) => name)
    const chains = ['Local Ethereum', 'Local Rollup']
    const networks = ['Local Solana (litesvm)', 'Local Bitcoin (esplora)', 'Local Polkadot (ledger)']
    const identity = ['Identity', 'Inbox', 'Social stand-ins']
    expect(names.toSorted()).toEqual(
      [
        'Analytics',
        'Bundler',
        'Data API',
        'Frame',
        'Practice wallet',
        'Relay',
        'Site',
        ...chains,
        ...networks,
        ...identity,
        ...['Harbor Pay (stand-in)', 'Quay (stand-in)', 'Northbay (stand-in)', 'Slowtide (stand-in)'],
      ].toSorted(),
    )
    for (const { name, url } of server.services) {
      const { hostname, port } = new URL(url)
      const own = hostname === 'localhost' ? '127.0.0.1' : hostname
      expect([name, await isOpen(own, Number(port)), await isOpen('127.77.66.55', Number(port))]).toEqual([
        name,
        true,
        false,
      ])
    }
  })

  test('the sellers of the config are those that the data API sells through, and their pages are served', async () => {
    const sellers = server.config.onRamp?.providers ?? []
    const options = await (await fetch(`${server.config.services.dataApi}/v1/onramp/options`)).json()
    const ids = options.providers.map(({ id }: { id: string }) => id)
    expect([sellers.map(({ id }) => id), ids]).toEqual([
      ['harbor-pay', 'quay'],
      ['harbor-pay', 'quay'],
    ])
    for (const { url } of sellers) expect((await fetch(`${url}/page.css`)).status).toBe(200)
  })

  test('an order of the shop is paid from the exchange of the config, less its fee, and the shop is told', async () => {
    const order = await buyPostcard(server)
    expect([order.origins, order.amount]).toEqual([server.config.exchanges?.map(({ url }) => url), '25'])
    await expect.poll(order.readStatus, { timeout: 20_000 }).toBe('under')
    expect(await order.readRequest()).toMatchObject({ missing: '200000', merchant: { name: 'Lighthouse Shop' } })
  })

  test('a name of the zone of the config is registered, and resolves on its chain within 5 s', async () => {
    const { dataApi = '' } = server.config.services
    const name = `somebody.${server.config.names?.zone}`
    const signing = { account: createAccount(), coin_type: 0x8000_0000 + 31338 }
    // The server is ready before its database is created, which takes long beside other files. The 5 s count from here.
    await vi.waitFor(() => registerAt(dataApi, name, signing), { timeout: 45_000, interval: 1_000 })
    const identity = async () => (await fetch(`${dataApi}/v1/identity/eip155:31338:${signing.account.address}`)).json()
    await expect.poll(identity, { timeout: 5_000 }).toMatchObject({ name })
  })

  test('both chains answer with their id and have Multicall3', async () => {
    expect(server.config.chains.map(({ id }) => id)).toEqual([31337, 31338])
    expect(server.config.swap?.networks).toEqual(['eip155:31337', 'eip155:31338'])
    for (const { id, rpcUrl } of server.config.chains) {
      const client = connectTo(rpcUrl)
      expect(await client.getChainId()).toBe(id)
      const blockNumber = await client.readContract({
        address: multicall3Address,
        abi: parseAbi(['function getBlockNumber() view returns (uint256)']),
        functionName: 'getBlockNumber',
      })
      expect(blockNumber).toBe(await client.getBlockNumber())
    }
  })

  test('the config names the contracts and tokens of each chain: viem resolves a name with it', async () => {
    for (const { id, name, rpcUrl, contracts = {}, tokens = [] } of server.config.chains) {
      const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
      const chain = defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } }, contracts })
      const client = createPublicClient({ chain, transport: http() })
      expect(await client.getEnsAddress({ name: 'alice.eth' })).toBe('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
      expect(await client.getEnsName({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })).toBe('alice.eth')
      const symbols = await client.multicall({
        contracts: tokens
          .filter(({ symbol }) => symbol !== 'MILL')
          .map((token) => ({ address: token.address, abi: erc20Abi, functionName: 'symbol' as const })),
        allowFailure: false,
      })
      const swapSymbols = ['AUSD', 'EXCS', 'POT', 'FERRY', 'QPNY', 'PLNK', 'SGNT']
      expect(symbols).toEqual(['WETH', 'HUSD', 'CBLT', 'MRDN', 'ORCH', 'TOLL', ...swapSymbols])
    }
  })

  test('the page contains the same config as /config.json', async () => {
    const fetched = await (await fetch(`${server.url}/config.json`)).json()
    const html = await (await fetch(server.url)).text()
    const block = /<head><script type="application\/json" id="lintel-config">(.*?)<\/script>/.exec(html)?.[1]
    expect(JSON.parse(block ?? '')).toEqual(fetched)
    expect(fetched).toEqual(server.config)
  })

  test("a page requested at 127.0.0.1 gets the wallet's address at 127.0.0.1, so that storage is shared", async () => {
    const url = server.url.replace('localhost', '127.0.0.1')
    const config: RuntimeConfig = await (await fetch(`${url}/config.json`)).json()
    expect(config.services.practiceWallet).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(config.services.relay).toMatch(/^ws:\/\/127\.0\.0\.1:\d+$/)
    expect(config.services.dataApi).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(config.chains[0]?.rpcUrl).toBe(`${config.services.dataApi}/v1/?chainId=eip155:31337`)
    for (const { rpcUrl } of config.networks) expect(new URL(rpcUrl).hostname).toBe('127.0.0.1')
  })

  test('the policy allows the relay, the data API, the analytics server and the wallet frame and no inline code', async () => {
    const page = await fetch(server.url)
    const policy = page.headers.get('content-security-policy')
    const nonce = /<meta property="csp-nonce" nonce="([^"]{22,})">/.exec(await page.text())?.[1]
    const { relay, dataApi, analytics, practiceWallet, frame, identity } = server.config.services
    const networks = server.config.networks.slice(2).map(({ rpcUrl }) => rpcUrl)
    expect(policy).toBe(
      `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: https: ${dataApi}; ` +
        `connect-src 'self' ${relay} ${dataApi} ${analytics} ${networks.join(' ')}; ` +
        `frame-src ${practiceWallet} ${frame}; frame-ancestors 'self'; ` +
        `base-uri 'none'; object-src 'none'; form-action 'self' ${identity}`,
    )
  })

  test('each response has its own nonce', async () => {
    const readPolicy = async () => (await fetch(server.url)).headers.get('content-security-policy')
    expect(await readPolicy()).not.toBe(await readPolicy())
  })

  test("only the site may frame the wallet, and only the wallet's hidden page", async () => {
    const wallet = server.config.services.practiceWallet
    const readPolicy = async (path: string) =>
      (await fetch(`${wallet}${path}`)).headers.get('content-security-policy') ?? ''
    expect(await readPolicy('/background.html')).toContain(`frame-ancestors ${server.url};`)
    expect(await readPolicy('/approve.html')).toContain("frame-ancestors 'none';")
    expect(await readPolicy('/')).toContain("frame-ancestors 'none';")
  })

  test('only pages of this machine may show the frame, which calls the identity service, the nodes and the bundler', async () => {
    const { frame = '', identity, dataApi, bundler } = server.config.services
    const response = await fetch(frame)
    const policy = response.headers.get('content-security-policy') ?? ''
    const solana = server.config.networks.find(({ caipNetworkId }) => caipNetworkId.startsWith('solana:'))?.rpcUrl
    expect(policy).toContain(`connect-src 'self' ${identity} ${dataApi} ${bundler} ${solana};`)
    expect(policy).toContain('frame-ancestors http://localhost:* http://127.0.0.1:*;')
    expect(await response.text()).toContain(`"identityUrl":"${identity}"`)
    const chain = `${dataApi}/v1/?chainId=eip155:31337`
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
    const headers = { 'content-type': 'application/json', origin: frame }
    expect((await fetch(chain, { method: 'POST', headers, body })).status).toBe(200)
    const login = await fetch(`${identity}/session`, { headers: { origin: frame } })
    expect(login.headers.get('access-control-allow-origin')).toBe(frame)
  })

  test('hashed assets are cached and pages are not', async () => {
    const asset = await fetch(`${server.url}/assets/app-abc123.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await asset.text()).toBe(script)
    expect((await fetch(server.url)).headers.get('cache-control')).toBe('no-cache')
  })

  test('an unknown path is a 404 that is not cached', async () => {
    const response = await fetch(`${server.url}/assets/missing.js`)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test("the relay in the page's config runs", async () => {
    const relay = server.config.services.relay ?? ''
    expect(await (await fetch(`${relay.replace('ws:', 'http:')}/health`)).json()).toEqual({ status: 'ok' })
  })

  test.each<[who: string, readOrigin: () => string | undefined, isServed: boolean]>([
    ['the site', () => server.url, true],
    ['the site at 127.0.0.1', () => server.url.replace('localhost', '127.0.0.1'), true],
    ['the practice wallet', () => server.config.services.practiceWallet, true],
    ['an origin that was named', () => 'https://ours.example', true],
    ['a wallet outside a browser', () => undefined, true],
    ['any other page', () => 'https://evil.example', false],
    ['a page whose host name leads to this machine', () => `http://evil.example:${new URL(server.url).port}`, false],
    ['a page in a sandboxed frame', () => 'null', false],
  ])('the relay and %s: served: %s', async (_who, readOrigin, isServed) => {
    const origin = readOrigin()
    const client = await openRawClient(server.config.services.relay ?? '', origin === undefined ? {} : { origin })
    if (!isServed) {
      expect(await client.closed).toEqual({ code: 3000, reason: 'Unauthorized: origin not allowed' })
      return
    }
    const topic = 'a'.repeat(64)
    await expect(client.request('irn_subscribe', { topic })).resolves.toBeTypeOf('string')
    await client.close()
  })

  test("the site serves the wallet directory in the page's config, with its icons", async () => {
    const directory = `${server.url}${server.config.services.directory}`
    const list = await fetch(`${directory}/getWallets?entries=5&search=rain`)
    expect(await list.json()).toMatchObject({ data: [{ id: 'rainbow', image_id: 'rainbow' }], count: 1 })
    const icon = await fetch(`${directory}/getWalletImage/rainbow`)
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('content-security-policy')).toContain("default-src 'none'")
    // The icon itself, not the letters for a wallet without one.
    expect(await icon.text()).toMatch(/^<svg(?!.*<text).*web3icons/s)
    const again = await fetch(`${directory}/getWalletImage/rainbow`, {
      headers: { 'if-none-match': icon.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    const shown = ['/public/getTokenImage/eth', '/public/getAssetImage/eip155:8453', '/getWalletImage/uniswap-wallet']
    for (const path of shown) expect((await fetch(`${directory}${path}`)).status, path).toBe(200)
    expect((await fetch(`${directory}/public/getTokenImage/no-such-token`)).status).toBe(404)
    expect((await fetch(`${directory}/getWallets?page=0`)).status).toBe(400)
  })

  test('a newcomer logs in with the code in the inbox, and with a stand-in', async () => {
    const { identity = '', inbox = '', frame: frameUrl = '' } = server.config.services
    const names = server.services.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Identity', 'Inbox', 'Social stand-ins']))
    const frame = createTestBrowser((request) => fetch(request), identity, frameUrl)
    const { verifier, challenge } = createVerifier()
    const email = 'newcomer@mail.example'
    const body = { email, challenge, origin: server.url }
    let begun = await frame.post('/email/start', body)
    // While its database is created.
    while (begun.status === 503) {
      await wait(300)
      begun = await frame.post('/email/start', body)
    }
    expect(begun.body.action).toBe('VERIFY_OTP')
    const messages = (await (await fetch(`${inbox}/messages?to=${email}`)).json()) as { text: string }[]
    expect(messages).toHaveLength(1)
    const otp = /^\d{6}$/m.exec(messages[0]?.text ?? '')?.[0]
    const verified = await frame.post('/email/verify', { loginId: begun.body.loginId, verifier, otp })
    expect([verified.status, verified.body.email]).toEqual([200, email])
    const social = await frame.post('/social/start', { provider: 'google', challenge, origin: server.url })
    const opened = await fetch(String(social.body.uri), { redirect: 'manual' })
    expect(opened.headers.get('location')).toMatch(/^http:\/\/localhost:\d+\/oidc\/google\/authorize\?/)
  })

  test("the site serves the sign-in server in the page's config", async () => {
    const signIn = `${server.url}${server.config.services.signIn}`
    const nonce = await fetch(`${signIn}/nonce`)
    expect(await nonce.json()).toEqual({ nonce: expect.stringMatching(/^[a-zA-Z0-9]{8,}$/) })
    expect(nonce.headers.get('set-cookie')).toMatch(/^lintel\.nonce=.*; Path=\/sign-in; HttpOnly; SameSite=Lax$/)
    expect(await (await fetch(`${signIn}/session`)).json()).toEqual({ session: null })
  })

  test('a path cannot leave the folder', async () => {
    expect((await fetch(`${server.url}/%2e%2e/%2e%2e/package.json`)).status).toBe(404)
  })

  /** Calls a network as a page of the site does. */
  async function callNetwork(namespace: string, method: string, params: readonly unknown[]) {
    const network = server.config.networks.find(({ caipNetworkId }) => caipNetworkId.startsWith(`${namespace}:`))
    const headers = { 'content-type': 'application/json', origin: server.url }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    return (await (await fetch(network?.rpcUrl ?? '', { method: 'POST', headers, body })).json()).result
  }

  test('the config names a network of each namespace, and a page of the site may call each', async () => {
    const { networks, chains } = server.config
    const [solana, bitcoin, polkadot] = networks.slice(2)
    expect(networks.slice(0, 2)).toEqual(
      chains.map(({ id, name, rpcUrl }) => ({ caipNetworkId: `eip155:${id}`, name, rpcUrl })),
    )
    expect(networks.slice(2).map(({ name }) => name)).toEqual(['Local Solana', 'Local Bitcoin', 'Local Polkadot'])
    const solanaGenesis = await callNetwork('solana', 'getGenesisHash', [])
    expect(`solana:${solanaGenesis.slice(0, 32)}`).toBe(solana?.caipNetworkId)
    const bitcoinGenesis = await fetch(`${bitcoin?.rpcUrl}/block-height/0`, { headers: { origin: server.url } })
    expect(`bip122:${(await bitcoinGenesis.text()).slice(0, 32)}`).toBe(bitcoin?.caipNetworkId)
    const polkadotGenesis = await callNetwork('polkadot', 'chain_getBlockHash', [0])
    expect(`polkadot:${polkadotGenesis.slice(2, 34)}`).toBe(polkadot?.caipNetworkId)
  })

  test('a second start on the same data folder fails and names the process that holds it', async () => {
    await expect(start()).rejects.toThrow(`already runs with ${dataDir} (pid`)
  })

  // Last, because it ends the server of the tests above.
  test('closing ends every child, and the next start has the chains and networks as they were', async () => {
    const address = '0x00000000000000000000000000000000000000aa'
    const newcomer = 'cGfHiC6Kgg3FpFZvgwGcswsCRtp4aBP2fzuXRQPizuN'
    await connectTo(server.controlUrls[31337] ?? '').setBalance({ address, value: parseEther('7') })
    await callNetwork('solana', 'requestAirdrop', [newcomer, 5_000_000_000])
    const pids = server.services.map(({ pid }) => pid).filter((pid) => pid !== process.pid)
    expect(pids).toHaveLength(5)
    await server.close()
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(reports).toEqual([])

    server = await start()
    expect(await connectTo(server.config.chains[0]?.rpcUrl ?? '').getBalance({ address })).toBe(parseEther('7'))
    expect((await callNetwork('solana', 'getBalance', [newcomer])).value).toBe(5_000_000_000)
  })
})
