import { getWallets } from '@wallet-standard/app'
import { privateKeyToAddress } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bip122, bitcoinMainnet } from '../../../../src/chains/bip122/index.js'
import { eip155 } from '../../../../src/chains/eip155/index.js'
import { polkadot, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import { solana, solanaMainnet } from '../../../../src/chains/solana/index.js'
import { createLintel, getSignInSession, type Lintel, type LintelOptions } from '../../../../src/headless/index.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { signIn } from '../../../../src/services/sign-in/index.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { createXverseWallet } from '../../../fixtures/bitcoin-wallets.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createInjectedExtension } from '../../../fixtures/injected-extension.js'
import { createStandardWallet, createTestKey, type StandardWallet } from '../../../fixtures/standard-wallet.js'
import { createTestWallet } from '../../../fixtures/test-wallet.js'
import { createMemoryStorage, openWindow } from '../../chains/eip155/create-page.js'
import { ORIGIN, startSignIn } from '../../servers/sign-in/fixtures/start-sign-in.js'

type Case = {
  name: string
  network: LintelOptions['networks'][number]
  chainId: string
  adapter: LintelOptions['adapters'][number]
  /** Puts the wallet on the page. */
  install(): { connectorId: string; readCalls(): readonly string[]; remove?: () => void }
  /** The request for the signature. */
  signs: string
}

let lintel: Lintel
let remove: (() => void) | undefined
let standard: StandardWallet

const solanaCase = (name: string, without: readonly string[], signs: string): Case => ({
  name,
  network: solanaMainnet,
  chainId: `solana:${solanaMainnet.id}`,
  adapter: solana(),
  install() {
    standard = createStandardWallet({ name: 'Foxglove', keys: [createTestKey(1), createTestKey(2)], without })
    const unregister = getWallets().register(standard.wallet)
    return { connectorId: 'standard:Foxglove', readCalls: () => standard.calls, remove: unregister }
  },
  signs,
})
const solanaBySignIn = solanaCase('solana by signIn', [], 'signIn')

const cases: readonly Case[] = [
  {
    name: 'eip155',
    network: mainnet,
    chainId: 'eip155:1',
    adapter: eip155(),
    install() {
      const wallet = createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 1: '' } })
      return {
        connectorId: 'example.foxglove',
        readCalls: () => wallet.calls.map(({ method }) => method),
        remove: announceProvider(createProvider(wallet), { name: 'Foxglove' }),
      }
    },
    signs: 'personal_sign',
  },
  solanaBySignIn,
  solanaCase('solana by signMessage', ['solana:signIn'], 'signMessage'),
  {
    name: 'bip122',
    network: bitcoinMainnet,
    chainId: `bip122:${bitcoinMainnet.id}`,
    adapter: bip122(),
    install() {
      const wallet = createXverseWallet({ keys: [1, 2] })
      const leave = wallet.loadPage()
      return { connectorId: wallet.connectorId, readCalls: () => wallet.calls, remove: leave }
    },
    signs: 'signMessage',
  },
  {
    name: 'polkadot',
    network: polkadotAssetHub,
    chainId: `polkadot:${polkadotAssetHub.id}`,
    adapter: polkadot(),
    install() {
      const extension = createInjectedExtension('foxglove', [1, 2])
      extension.inject()
      return { connectorId: 'injected:foxglove', readCalls: () => extension.calls }
    },
    signs: 'signRaw',
  },
]

/** Opens a page whose visitor has connected a wallet, and waits for the message to sign. */
async function open({ network, adapter, install }: Case, options: Parameters<typeof signIn>[0] = {}) {
  const chains = network.chainNamespace === undefined ? [mainnet] : []
  const networks = network.chainNamespace === undefined ? [] : [network]
  const browser = startSignIn({ chains, networks, now: Date.now }).openBrowser()
  const wallet = install()
  remove = wallet.remove
  const sent: { signedMessage?: string; message?: string }[] = []
  lintel = createLintel({
    metadata: { name: 'Harbor' },
    networks: [network],
    adapters: [adapter],
    storage: createMemoryStorage(),
    onError: () => undefined,
    debug: false,
    siwx: signIn({
      server: ORIGIN,
      async fetch(input, init) {
        if (init?.body) sent.push(JSON.parse(String(init.body)))
        const { status, headers, body } = await browser.send(new URL(String(input)).pathname, init)
        return new Response(JSON.stringify(body), { status, headers })
      },
      ...options,
    }),
  } as LintelOptions)
  lintel.start()
  const read = () => lintel.store.getState()
  const namespace = adapter.namespace
  await vi.waitFor(() => {
    const listed = read().namespaces[namespace]?.connectors.map(({ id }) => id)
    expect(listed).toContain(wallet.connectorId)
  }, 3_000)
  lintel.actions.open()
  await lintel.actions.connect({ connectorId: wallet.connectorId, namespace })
  await vi.waitFor(() => expect(read().signIn.request?.stage).toBe('ready'), 3_000)
  return { ...wallet, browser, read, sent, failure: () => read().signIn.request?.failure?.code }
}

beforeEach(() => {
  openWindow()
  vi.stubGlobal('location', new URL(`${ORIGIN}/swap`))
})

afterEach(() => {
  lintel.destroy()
  remove?.()
  remove = undefined
  vi.unstubAllGlobals()
})

describe.each(cases)('signing in on $name', (shape) => {
  test.each([undefined, 'Sign in to Harbor.'])(
    'with the statement %s, the server knows the account',
    async (statement) => {
      const { read, readCalls, browser } = await open(shape, { statement })
      const accountAddress = read().namespaces[shape.adapter.namespace]?.connections[0]?.accounts[0].address
      lintel.actions.confirmSignIn()
      await vi.waitFor(() => expect(getSignInSession(read())).not.toBeNull(), 3_000)
      expect(await browser.readSession()).toMatchObject({ accountAddress, chainId: shape.chainId })
      expect(readCalls().filter((call) => call.includes(shape.signs))).toHaveLength(1)
      if (shape.name === 'eip155') expect(accountAddress).toBe(privateKeyToAddress(developmentKeys[0]))
    },
  )
})

describe('a wallet of Solana that signs in by one request', () => {
  test('gets the fields of the message on screen, and the session has the bytes that it signed', async () => {
    const { read, sent } = await open(solanaBySignIn, { statement: 'Sign in to Harbor.' })
    const shown = read().signIn.request?.message?.text ?? ''
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(getSignInSession(read())).not.toBeNull())
    const [{ signedMessage = '', message } = {}] = sent
    expect(message).toBe(shown)
    const signed = Buffer.from(signedMessage, 'base64').toString()
    expect(signed).toBe(shown.replace(`Chain ID: solana:${solanaMainnet.id}`, 'Chain ID: solana:mainnet'))
    expect(getSignInSession(read())).toMatchObject({ message: shown, signedMessage })
    expect(standard.calls).toEqual(['connect', 'signIn'])
  })

  test('is not asked in another way after the visitor has declined', async () => {
    const { read, failure } = await open(solanaBySignIn)
    standard.beforeApproval = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(failure()).toBe('signature-declined'))
    expect(standard.calls).toEqual(['connect', 'signIn'])
    expect(read().signIn.request?.stage).toBe('ready')
  })

  test('is not asked in another way when it refuses', async () => {
    const { failure } = await open(solanaBySignIn)
    standard.beforeApproval = () => Promise.reject({ code: -32000, message: 'Missing or invalid parameters.' })
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(failure()).toBe('wallet-failed'))
    expect(standard.calls).toEqual(['connect', 'signIn'])
  })

  test('that takes another account does not sign in', async () => {
    const { browser, failure } = await open(solanaBySignIn)
    standard.beforeApproval = async () => standard.changeAccount()
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(standard.calls).toEqual(['connect', 'signIn']))
    await wait(50)
    expect(await browser.readSession()).toBeNull()
    expect(failure()).not.toBe('sign-in-refused')
  })

  test('that signs another message is refused by the server', async () => {
    const { browser, failure } = await open(solanaBySignIn, { statement: 'Sign in to Harbor.' })
    standard.wrapMessage = (bytes) =>
      new TextEncoder().encode(new TextDecoder().decode(bytes).replace('Harbor', 'Haven'))
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(failure()).toBe('sign-in-refused'))
    expect(await browser.readSession()).toBeNull()
  })

  test('is refused a message of another page before it is asked', async () => {
    const { failure } = await open(solanaBySignIn, { domain: 'other.example' })
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(failure()).toBe('sign-in-refused'))
    expect(standard.calls).toEqual(['connect'])
  })

  test('without a server the adapter compares the fields', async () => {
    const { read, failure } = await open(solanaBySignIn, { server: undefined })
    standard.wrapMessage = (bytes) =>
      new TextEncoder().encode(new TextDecoder().decode(bytes).replace(/Nonce: ./, 'Nonce: x'))
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(failure()).toBe('sign-in-refused'))
    standard.wrapMessage = (bytes) => bytes
    await vi.waitFor(() => expect(read().signIn.request?.stage).toBe('ready'))
    lintel.actions.confirmSignIn()
    await vi.waitFor(() => expect(getSignInSession(read())).not.toBeNull())
  })
})
