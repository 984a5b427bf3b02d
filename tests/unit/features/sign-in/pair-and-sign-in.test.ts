import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthPayload, Siwx } from '../../../../src/core/index.js'
import { createPairedAdapter } from '../../../../src/core/index.js'
import type { NetworkInput } from '../../../../src/core/model/network.js'
import type { Authentication, PairingApproval, WalletConnectPort } from '../../../../src/core/model/wallet-connect.js'
import type { SiweConfig } from '../../../../src/features/sign-in/model/siwe-config.js'
import { getSignInSession, writeSignInMessage } from '../../../../src/headless/index.js'
import { type SignInOptions, signIn } from '../../../../src/services/sign-in/index.js'
import { createFakeSiwx } from '../../core/fixtures/fake-siwx.js'
import { getViewNames, makeNetwork } from '../../core/fixtures/make-state.js'
import { setUpLintel } from '../../core/fixtures/set-up-lintel.js'
import { alice, bob, startSignIn } from '../../servers/sign-in/fixtures/start-sign-in.js'
import { replaceLate } from './replace-late.js'

const ORIGIN = 'https://app.example.com'
const link = `wc:${'1'.repeat(64)}@2?relay-protocol=irn&symKey=${'a'.repeat(64)}`
type Answer = { approve(answer: PairingApproval): void }

beforeEach(() => void vi.stubGlobal('location', { host: 'app.example.com', origin: ORIGIN }))
afterEach(() => void vi.unstubAllGlobals())

/** A server, and the sign-in of a page that uses it. `isDown`: it does not answer. */
function startServer(options: SignInOptions = {}) {
  const server = { ...startSignIn({ chains: [chainOf(1), chainOf(10)], now: Date.now }), isDown: false }
  const browser = server.openBrowser()
  const request = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (server.isDown) throw new TypeError('Failed to fetch')
    const { status, body } = await browser.send(new URL(String(input)).pathname, init)
    return Response.json(body, { status })
  }
  return { server, browser, siwx: signIn({ server: ORIGIN, statement: 'Ahoy.', fetch: request, ...options }) }
}

function chainOf(id: number) {
  const { name, nativeCurrency, rpcUrls } = makeNetwork(id)
  return { id, name, nativeCurrency, rpcUrls }
}

/** An app that pairs, with a wallet that answers as the test says. */
function setUp(app: { siwx?: Siwx; siweConfig?: SiweConfig }, networks?: readonly [NetworkInput, ...NetworkInput[]]) {
  const asked: (Authentication | null)[] = []
  const answers: Answer[] = []
  const ended: string[] = []
  const port: WalletConnectPort = {
    async pair({ authentication }) {
      asked.push((await authentication) ?? null)
      const approval = new Promise<PairingApproval>((approve) => answers.push({ approve }))
      return { uri: link, expiresAt: 240_000, approval }
    },
    prepare: async () => undefined,
    restore: async () => null,
    getSession: () => null,
    request: async () => null,
    disconnect: async () => void ended.push('session'),
    watch: () => () => undefined,
    stop: () => undefined,
  }
  const parts = setUpLintel(
    {
      ...{ ...app, projectId: 'test', services: { relay: 'wss://relay.example' } },
      walletConnect: { create: () => port, createPairedAdapter },
      // Without adapters the app only pairs, in any namespace.
      ...(networks && { networks, adapters: [] }),
    },
    replaceLate(),
  )
  const { lintel, fake } = parts
  lintel.start()
  lintel.actions.open({ view: 'ConnectingWalletConnectBasic' })
  const read = () => lintel.store.getState()

  /** The wallet approves, and the app connects what it shares. */
  async function approve({ message, signature, chainId = 'eip155:1' }: Signed, address: string = alice.address) {
    const data = { ...(asked.at(-1)?.payload as AuthPayload), accountAddress: address, chainId }
    const signIns = signature === '' ? undefined : [{ data, message, signature }]
    answers.at(-1)?.approve({
      ...{ topic: 'f'.repeat(64), accounts: [`${chainId}:${address}`], chains: [chainId], methods: [] },
      ...{ expiresAt: Date.now() + 1e9, peer: { name: 'Foxglove' }, ...(signIns && { signIns }) },
    })
    await vi.waitFor(() => expect(fake.connects).toHaveLength(1))
    fake.connects[0]?.resolve({ connectorId: 'walletConnect', accounts: [{ address, type: 'eoa' }], network: chainId })
    await vi.waitFor(() => expect(read().namespaces.eip155?.connections).toHaveLength(1))
  }

  return {
    ...{ ...parts, asked, ended, answers, read, approve },
    views: () => (read().modal.open ? getViewNames(read()) : []),
    isSignedIn: () => getSignInSession(read()) !== null,
    async pair() {
      lintel.actions.pair().catch(() => undefined)
      await vi.waitFor(() => expect(read().pairing?.uri).toBe(link))
    },
  }
}

type Signed = { message: string; signature: string; chainId?: 'eip155:1' | 'eip155:10' }

/** What Alice's wallet signs. */
async function sign({ payload }: Authentication, account = alice): Promise<Signed> {
  const message = writeSignInMessage({ ...payload, accountAddress: alice.address, chainId: 'eip155:1' })
  return { message, signature: await account.signMessage({ message }) }
}
const unsigned: Signed = { message: '', signature: '' }

function readAsked([authentication]: readonly (Authentication | null)[]): Authentication {
  if (authentication) return authentication
  throw new Error('The wallet was asked for no signature.')
}

describe('a wallet that signs in while it pairs', () => {
  it('is signed in on the server, and the visitor sees no sign-in', async () => {
    const { browser, siwx } = startServer()
    const { pair, asked, approve, views, isSignedIn, storage, read } = setUp({ siwx })
    await pair()
    const authentication = readAsked(asked)
    expect(authentication).toMatchObject({
      chains: ['eip155:1', 'eip155:10'],
      payload: { domain: 'app.example.com', uri: ORIGIN, statement: 'Ahoy.', nonce: expect.any(String) },
    })
    const seen: string[][] = []
    const signed = await sign(authentication)
    await approve(signed)
    seen.push(views())
    await vi.waitFor(() => expect(read().signIn.checked).toBe(`eip155:1:${alice.address}`))
    seen.push(views())
    expect([seen, isSignedIn()]).toEqual([[[], []], true])
    expect(await browser.readSession()).toMatchObject({ accountAddress: alice.address, chainId: 'eip155:1' })
    expect(storage.getItem('lintel.signIn')).toContain(JSON.stringify(signed.message).slice(1, -1))
  })

  it('is verified in the page without a server: a contract is asked on the network of its message', async () => {
    const { pair, asked, approve, isSignedIn, fake, read } = setUp({ siwx: signIn() })
    const verify = vi.fn(async () => true)
    fake.overrides.verifyMessage = verify
    await pair()
    await approve({ ...(await sign(readAsked(asked))), chainId: 'eip155:10' })
    await vi.waitFor(() => expect(read().signIn.checked).toBe(`eip155:10:${alice.address}`))
    expect(isSignedIn()).toBe(true)
    expect(verify).toHaveBeenCalledWith(expect.objectContaining({ network: 'eip155:10' }))
  })

  it('has a new nonce for each link', async () => {
    const { siwx } = startServer()
    const { pair, asked, clock } = setUp({ siwx })
    await pair()
    clock.advance(235_000)
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(new Set(asked.map((one) => one?.payload.nonce)).size).toBe(2)
  })

  it('by siweConfig, unless the app writes the text itself', async () => {
    const verified: string[] = []
    const siweConfig: SiweConfig = {
      getNonce: async () => 'servernonce42',
      verifyMessage: async ({ message }) => verified.push(message) > 0,
      getSession: async () => (verified.length > 0 ? { address: alice.address, chainId: 1 } : null),
      signOut: async () => true,
    }
    const { pair, asked, approve, isSignedIn, read } = setUp({ siweConfig })
    await pair()
    const signed = await sign(readAsked(asked))
    await approve(signed)
    await vi.waitFor(() => expect(read().signIn.checked).not.toBeNull())
    expect([verified, isSignedIn()]).toEqual([[signed.message], true])

    const own = setUp({ siweConfig: { ...siweConfig, createMessage: () => 'Ahoy' } })
    await own.pair()
    expect(own.asked).toEqual([null])
  })
})

describe('the wallet signs in after it has paired', () => {
  it('when it only approves the session', async () => {
    const { siwx } = startServer()
    const { pair, approve, views, read } = setUp({ siwx })
    await pair()
    await approve(unsigned)
    expect(views()).toEqual(['SIWXSignMessage'])
    await vi.waitFor(() => expect(read().signIn.request?.stage).toBe('ready'))
  })

  it('when the server refuses the message', async () => {
    const { browser, siwx } = startServer()
    const { pair, asked, approve, views, isSignedIn, read, lintel } = setUp({ siwx })
    await pair()
    await approve(await sign(readAsked(asked), bob))
    expect([views(), isSignedIn()]).toEqual([['SIWXSignMessage'], false])
    expect(await browser.readSession()).toBeNull()
    await vi.waitFor(() => expect(read().signIn.request?.stage).toBe('ready'))
    expect(lintel.getLog()).toContain('error sign-in-refused')
  })

  it('when the server does not answer while the link is made, which waits for it no longer than 3 s', async () => {
    const down = startServer()
    down.server.isDown = true
    const first = setUp({ siwx: down.siwx })
    await first.pair()
    expect(first.asked).toEqual([null])

    const silent = setUp({ siwx: { ...createFakeSiwx().siwx, createAuthPayload: () => new Promise(() => undefined) } })
    void silent.lintel.actions.pair().catch(() => undefined)
    await vi.waitFor(() => expect(silent.clock.countTimers()).toBeGreaterThan(0))
    silent.clock.advance(3_000)
    await vi.waitFor(() => expect(silent.asked).toEqual([null]))
  })

  it('when the server is down after the wallet has signed', async () => {
    const { server, siwx } = startServer()
    const { pair, asked, answers, fake } = setUp({ siwx })
    await pair()
    const { message, signature } = await sign(readAsked(asked))
    server.isDown = true
    const data = { ...readAsked(asked).payload, accountAddress: alice.address, chainId: 'eip155:1' } as const
    answers[0]?.approve({
      ...{ topic: 'f'.repeat(64), accounts: [`eip155:1:${alice.address}`], chains: ['eip155:1'], methods: [] },
      ...{ expiresAt: Date.now() + 1e9, peer: { name: 'Foxglove' }, signIns: [{ data, message, signature }] },
    })
    await vi.waitFor(() => expect(fake.connects).toHaveLength(1))
  })

  it.each([
    ['is not ASCII, which wallets hash wrongly', { statement: 'Ahoi, schöne Welt.' }],
    ['is not valid', { domain: 'no domain' }],
  ])('when what the message says %s', async (_name, change) => {
    const { asked, pair } = setUp({ siwx: startServer(change).siwx })
    await pair()
    expect(asked).toEqual([null])
  })
})

describe('nothing is signed while pairing', () => {
  const required = createFakeSiwx().siwx
  const solana = { ...makeNetwork(1), id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', chainNamespace: 'solana' } as const

  it.each<[string, Parameters<typeof setUp>]>([
    ['in an app without sign-in', [{}]],
    ['when sign-in is not required', [{ siwx: startServer({ required: false }).siwx }]],
    ['when the app has other namespaces too', [{ siwx: startServer().siwx }, [makeNetwork(1), solana as never]]],
    ['when the app has a sign-in of its own that cannot', [{ siwx: required }]],
  ])('%s', async (_name, [app, networks]) => {
    const { pair, asked } = setUp(app, networks)
    await pair()
    expect(asked).toEqual([null])
  })
})

it('a visitor who leaves while the server verifies is signed out, and the wallet disconnected', async () => {
  const { browser, siwx } = startServer()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const slow: Siwx = {
    ...siwx,
    async addSession(...parameters) {
      await held
      await siwx.addSession(...parameters)
    },
  }
  const { pair, asked, answers, ended, lintel, isSignedIn } = setUp({ siwx: slow })
  await pair()
  const { message, signature } = await sign(readAsked(asked))
  const data = { ...readAsked(asked).payload, accountAddress: alice.address, chainId: 'eip155:1' } as const
  answers[0]?.approve({
    ...{ topic: 'f'.repeat(64), accounts: [`eip155:1:${alice.address}`], chains: ['eip155:1'], methods: [] },
    ...{ expiresAt: Date.now() + 1e9, peer: { name: 'Foxglove' }, signIns: [{ data, message, signature }] },
  })
  await Promise.resolve()
  lintel.actions.close()
  release()
  await vi.waitFor(() => expect(ended).toEqual(['session']))
  await vi.waitFor(async () => expect(await browser.readSession()).toBeNull())
  expect(isSignedIn()).toBe(false)
})
