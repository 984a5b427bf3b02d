import { getWallets } from '@wallet-standard/app'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kusamaAssetHub, polkadot, polkadotAssetHub } from '../../../../src/chains/polkadot/index.js'
import { solana, solanaMainnet } from '../../../../src/chains/solana/index.js'
import type { ChainAdapter } from '../../../../src/core/model/chain-adapter.js'
import type { Network } from '../../../../src/core/model/network.js'
import type { Signed } from '../../../../src/core/model/requests.js'
import { createSignInMethods } from '../../../../src/services/sign-in/create-sign-in-methods.js'
import { createInjectedExtension } from '../../../fixtures/injected-extension.js'
import { createStandardWallet, createTestKey } from '../../../fixtures/standard-wallet.js'
import { type ConformancePage, openPage } from '../../chains/conformance/browser.js'
import { createMemoryStorage, openWindow } from '../../chains/eip155/create-page.js'
import { ORIGIN, startSignIn } from '../../servers/sign-in/fixtures/start-sign-in.js'

type Namespace = {
  name: string
  networks: readonly [Network, ...Network[]]
  connectorId: string
  /** Puts the wallet on the page, and returns the way to remove it. */
  install(): () => void
  create(networks: readonly Network[]): ChainAdapter
}

const storage = createMemoryStorage()
const cases: readonly Namespace[] = [
  {
    name: 'solana',
    networks: [{ ...solanaMainnet, caipNetworkId: `solana:${solanaMainnet.id}` }],
    connectorId: 'standard:Foxglove',
    install() {
      const { wallet } = createStandardWallet({ name: 'Foxglove', keys: [createTestKey(1), createTestKey(2)] })
      return getWallets().register(wallet)
    },
    create: (networks) => solana().create({ networks, storage }),
  },
  {
    name: 'polkadot',
    networks: [
      { ...kusamaAssetHub, caipNetworkId: `polkadot:${kusamaAssetHub.id}` },
      { ...polkadotAssetHub, caipNetworkId: `polkadot:${polkadotAssetHub.id}` },
    ],
    connectorId: 'injected:foxglove',
    install() {
      createInjectedExtension('foxglove', [1, 2]).inject()
      return () => undefined
    },
    create: (networks) => polkadot().create({ networks, storage }),
  },
]

describe.each(cases)('sign-in with a wallet of $name', ({ networks, connectorId, install, create }) => {
  const chainId = networks[0].caipNetworkId
  let page: ConformancePage
  let uninstall: () => void

  beforeEach(async () => {
    openWindow()
    uninstall = install()
    page = openPage(create(networks))
    await page.adapter.connect({ connectorId })
  })

  afterEach(() => {
    page.close()
    uninstall()
  })

  /** Creates a message, signs it and adds its session. `change`: what an attacker does in between. */
  async function signIn(
    methods: ReturnType<typeof createSignInMethods>,
    change: (signed: Signed, text: string) => { signed?: Signed; text?: string } = () => ({}),
  ) {
    const accountAddress = page.sessions()[0]?.accounts[0].address ?? ''
    const prepared = await methods.createMessage({ accountAddress, chainId })
    const { data } = prepared
    const original = String(prepared)
    const answer = await page.adapter.signMessage({ message: original, network: chainId, from: accountAddress })
    const { signed = answer, text: message = original } = change(answer, original)
    const verify = () => page.adapter.verifyMessage({ message, signed, network: chainId })
    await methods.addSession({ data, message, signature: signed.signature }, { signed, verify })
    return { accountAddress, data, message, signature: signed.signature }
  }

  function openMethods() {
    const browser = startSignIn({ chains: [], networks, now: Date.now }).openBrowser()
    return createSignInMethods({
      server: ORIGIN,
      domain: new URL(ORIGIN).host,
      uri: ORIGIN,
      statement: 'Sign in to Harbor.',
      async fetch(input, init) {
        const { status, headers, body } = await browser.send(new URL(String(input)).pathname, init)
        return new Response(JSON.stringify(body), { status, headers })
      },
    })
  }

  test('the server knows the account afterwards, until it signs out', async () => {
    const methods = openMethods()
    const { accountAddress } = await signIn(methods)
    const sessions = await methods.getSessions(chainId, accountAddress, { stored: [] })
    expect(sessions).toMatchObject([{ data: { accountAddress, chainId } }])
    await methods.revokeSession(chainId, accountAddress)
    expect(await methods.getSessions(chainId, accountAddress, { stored: [] })).toEqual([])
  })

  test('the server refuses a message that was changed after it was signed', async () => {
    const methods = openMethods()
    const changed = signIn(methods, (_signed, text) => ({ text: text.replace('Harbor', 'Haven') }))
    await expect(changed).rejects.toMatchObject({
      code: 'sign-in-refused',
      details: expect.stringMatching(/signature/i),
    })
    const { address: accountAddress } = page.sessions()[0]?.accounts[0] ?? { address: '' }
    expect(await methods.getSessions(chainId, accountAddress, { stored: [] })).toEqual([])
  })

  test('without a server the adapter verifies, and refuses a message that was changed', async () => {
    const methods = createSignInMethods({ domain: new URL(ORIGIN).host, uri: ORIGIN, statement: 'Sign in to Harbor.' })
    await expect(signIn(methods)).resolves.toMatchObject({ data: { chainId } })
    const changed = signIn(methods, (_signed, text) => ({ text: text.replace('Harbor', 'Haven') }))
    await expect(changed).rejects.toMatchObject({ code: 'sign-in-refused' })
  })
})
