import { base58 } from '@scure/base'
import { getWallets } from '@wallet-standard/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowseLink, getSolanaAdapter, solana, solanaDevnet } from '../../../../src/chains/solana/index.js'
import { solanaMainnet } from '../../../../src/chains/solana/networks.js'
import { createStandardWallet, createTestKey, type StandardWallet } from '../../../fixtures/standard-wallet.js'
import { type ConformancePage, openPage } from '../conformance/browser.js'
import { createMemoryStorage } from '../eip155/create-page.js'

const connectorId = 'standard:Foxglove'
const networks = [solanaMainnet, solanaDevnet].map((network) => ({
  ...network,
  caipNetworkId: `solana:${network.id}` as const,
}))
const payload = {
  domain: 'harbor.example:8443',
  uri: 'https://harbor.example:8443/login',
  version: '1',
  nonce: 'k3Jd9sLq',
  statement: 'Sign in to Harbor.',
  issuedAt: '2026-11-25T12:00:00.000Z',
} as const

let page: ConformancePage
let test: StandardWallet
let unregister: () => void

const keys = [createTestKey(1), createTestKey(2)] as const
const signIn = (parameters: object = {}) => page.adapter.signIn?.({ connectorId, payload, ...parameters })
const decode = (base64 = '') => Buffer.from(base64, 'base64').toString()

function install(without: readonly string[] = []): void {
  test = createStandardWallet({ name: 'Foxglove', keys, without })
  unregister = getWallets().register(test.wallet)
  page = openPage(solana().create({ networks, storage: createMemoryStorage() }))
}

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://harbor.example:8443/swap?a=1#b'))
})

afterEach(() => {
  page.close()
  unregister()
  vi.unstubAllGlobals()
})

describe('signing in', () => {
  it('connects and signs by one request', async () => {
    install()
    expect(page.connectors()[0]?.canSignIn).toBe(true)
    const signed = await signIn()
    expect(test.calls).toEqual(['signIn'])
    expect(page.sessions()).toMatchObject([{ connectorId, accounts: [{ address: test.accounts[0] }] }])
    expect(signed).toMatchObject({ address: test.accounts[0], scheme: 'ed25519', encoding: 'base58' })
    const message = decode(signed?.signedMessage)
    expect(message.split('\n')).toEqual([
      'harbor.example:8443 wants you to sign in with your Solana account:',
      test.accounts[0],
      '',
      'Sign in to Harbor.',
      '',
      'URI: https://harbor.example:8443/login',
      'Version: 1',
      'Chain ID: solana:mainnet',
      'Nonce: k3Jd9sLq',
      'Issued At: 2026-11-25T12:00:00.000Z',
    ])
    if (signed) await expect(page.adapter.verifyMessage({ message, signed })).resolves.toBe(true)
  })

  it('says the network that it is for', async () => {
    install()
    const signed = await signIn({ network: `solana:${solanaDevnet.id}` })
    expect(decode(signed?.signedMessage)).toContain('Chain ID: solana:devnet')
    await expect(signIn({ network: 'solana:none' })).rejects.toMatchObject({ code: 'network-not-configured' })
  })

  it('works in a wallet that is connected already', async () => {
    install()
    await page.adapter.connect({ connectorId })
    await expect(signIn()).resolves.toMatchObject({ address: test.accounts[0] })
    expect(page.sessions()).toHaveLength(1)
  })

  it.each([
    ['without the port', { ...payload, domain: 'harbor.example' }],
    ['of another site', { ...payload, domain: 'other.example' }],
    ['with the URI of another site', { ...payload, uri: 'https://other.example:8443/' }],
    ['with a URI that is none', { ...payload, uri: 'login' }],
  ])('with a domain %s is refused before the wallet is asked', async (_name, wrong) => {
    install()
    await expect(signIn({ payload: wrong })).rejects.toMatchObject({ code: 'sign-in-refused' })
    expect(test.calls).toEqual([])
    expect(page.sessions()).toEqual([])
  })

  it('that is declined connects nothing', async () => {
    install()
    test.beforeApproval = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
    await expect(signIn()).rejects.toMatchObject({ code: 'request-rejected' })
    expect(page.sessions()).toEqual([])
  })

  it('that was cancelled is undone when the visitor approves it later', async () => {
    install()
    let release = () => {}
    test.beforeApproval = () => new Promise<void>((resolve) => (release = resolve))
    const controller = new AbortController()
    const asked = signIn({ signal: controller.signal })
    await vi.waitFor(() => expect(test.calls).toEqual(['signIn']))
    controller.abort()
    await expect(asked).rejects.toMatchObject({ code: 'request-cancelled' })
    release()
    await vi.waitFor(() => expect(test.calls).toEqual(['signIn', 'disconnect']))
    expect(page.sessions()).toEqual([])
  })

  it('is not offered by a wallet that cannot', async () => {
    install(['solana:signIn'])
    expect(page.connectors()[0]?.canSignIn).toBeUndefined()
    await expect(signIn()).rejects.toMatchObject({ code: 'wallet-failed' })
  })

  it.each([
    ['nothing', []],
    ['no account', [{ signature: new Uint8Array(64), signedMessage: new Uint8Array(1) }]],
    ['no signature', [{ account: { address: base58.encode(createTestKey(1)) }, signedMessage: new Uint8Array(1) }]],
    ['no message', [{ account: { address: base58.encode(createTestKey(1)) }, signature: new Uint8Array(64) }]],
  ])('fails when the wallet returns %s', async (_name, output) => {
    install()
    Object.assign(test.wallet.features['solana:signIn' as 'solana:'] as object, { signIn: async () => output })
    await expect(signIn()).rejects.toMatchObject({ code: 'wallet-failed' })
    expect(page.sessions()).toEqual([])
  })
})

describe('transactions that are signed and not sent', () => {
  const wire = Uint8Array.from([1, ...new Array<number>(64).fill(0), 7, 7])

  beforeEach(async () => {
    install()
    const answer = (...inputs: { transaction: Uint8Array }[]) =>
      inputs.map(({ transaction }) => ({ signedTransaction: Uint8Array.from([...transaction, 9]) }))
    Object.assign(test.wallet.features['solana:signTransaction' as 'solana:'] as object, {
      signTransaction: async (...inputs: { transaction: Uint8Array; chain: string }[]) => {
        test.calls.push(`sign ${inputs.length} on ${inputs[0]?.chain}`)
        return answer(...inputs)
      },
    })
    await page.adapter.connect({ connectorId })
  })

  it('go to the wallet by one request', async () => {
    const adapter = getSolanaAdapter({ adapters: { solana: page.adapter } })
    await expect(adapter.signTransaction({ transaction: wire })).resolves.toEqual(Uint8Array.from([...wire, 9]))
    const network = `solana:${solanaDevnet.id}` as const
    await expect(adapter.signAllTransactions({ transactions: [wire, wire], network })).resolves.toHaveLength(2)
    expect(test.calls).toEqual(['connect', 'sign 1 on solana:mainnet', 'sign 2 on solana:devnet'])
  })

  it('are refused for another account, and without solana()', async () => {
    const adapter = getSolanaAdapter({ adapters: { solana: page.adapter } })
    const from = test.accounts[1]
    await expect(adapter.signTransaction({ transaction: wire, from })).rejects.toMatchObject({
      code: 'account-mismatch',
    })
    expect(() => getSolanaAdapter({ adapters: {} })).toThrow(expect.objectContaining({ code: 'invalid-option' }))
  })
})

describe('a link to the browser of a wallet', () => {
  it('has the page and its origin, encoded', () => {
    install()
    const page = 'https%3A%2F%2Fharbor.example%3A8443%2Fswap%3Fa%3D1%23b?ref=https%3A%2F%2Fharbor.example%3A8443'
    expect(createBrowseLink({ wallet: 'phantom' })).toBe(`https://phantom.app/ul/browse/${page}`)
    expect(createBrowseLink({ wallet: 'solflare' })).toBe(`https://solflare.com/ul/v1/browse/${page}`)
    expect(createBrowseLink({ wallet: 'phantom', url: 'https://a.example' })).toBe(
      'https://phantom.app/ul/browse/https%3A%2F%2Fa.example%2F?ref=https%3A%2F%2Fa.example',
    )
  })
})
