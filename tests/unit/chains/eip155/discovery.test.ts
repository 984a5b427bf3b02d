import { beforeEach, describe, expect, it } from 'vitest'
import { wait } from '../../../../src/rules/async/wait.js'
import { announceProvider, createProvider } from '../../../fixtures/announce-wallet.js'
import { developmentKeys } from '../../../fixtures/development-keys.js'
import { createTestWallet } from '../../../fixtures/test-wallet.js'
import { describeNetwork, loadPage, openWindow } from './create-page.js'

const networks = [describeNetwork(31337, 'http://127.0.0.1:1')]

const refuse = () => Promise.reject({ code: 4200 })

function createAnyProvider() {
  return createProvider(createTestWallet({ privateKeys: [developmentKeys[0]], chains: { 31337: '' } }))
}

describe('the list of wallets', () => {
  beforeEach(openWindow)

  it('is empty on a page without wallets, and reported at once', () => {
    const page = loadPage(networks)
    expect(page.events).toContainEqual({ type: 'connectors', connectors: [] })
  })

  it('has earlier announcements before start returns', () => {
    announceProvider(createAnyProvider(), { name: 'Foxglove' })
    const page = loadPage(networks)
    expect(page.connectors()).toEqual([
      {
        id: 'example.foxglove',
        name: 'Foxglove',
        type: 'ANNOUNCED',
        chain: 'eip155',
        imageUrl: expect.stringMatching(/^data:image/),
        rdns: 'example.foxglove',
      },
    ])
  })

  it('grows when a wallet announces itself later', async () => {
    const page = loadPage(networks)
    await wait(5)
    announceProvider(createAnyProvider(), { name: 'Foxglove' })
    expect(page.connectors().map(({ id }) => id)).toEqual(['example.foxglove'])
  })

  it('has a wallet once that announces itself twice, before and after the page starts', async () => {
    const provider = createAnyProvider()
    announceProvider(provider, { name: 'Foxglove' })
    announceProvider(provider, { name: 'Foxglove' })
    const page = loadPage(networks)
    await wait(5)
    announceProvider(provider, { name: 'Foxglove' })
    expect(page.connectors().map(({ id }) => id)).toEqual(['example.foxglove'])
  })

  it('has two wallets', () => {
    announceProvider(createAnyProvider(), { name: 'Foxglove' })
    announceProvider(createAnyProvider(), { name: 'Prism' })
    expect(
      loadPage(networks)
        .connectors()
        .map(({ name }) => name),
    ).toEqual(['Foxglove', 'Prism'])
  })

  it('has the browser wallet only while it is none of the announced ones', () => {
    const provider = createAnyProvider()
    Object.assign(window, { ethereum: provider })
    expect(loadPage(networks).connectors()).toEqual([
      { id: 'injected', name: 'Browser wallet', type: 'INJECTED', chain: 'eip155' },
    ])
    announceProvider(provider, { name: 'Foxglove' })
    expect(
      loadPage(networks)
        .connectors()
        .map(({ id }) => id),
    ).toEqual(['example.foxglove'])
  })

  it.each([
    ['nothing', undefined],
    ['no info', { provider: { request: refuse } }],
    ['no rdns', { info: { uuid: '1', name: 'Odd' }, provider: { request: refuse } }],
    ['no provider', { info: { uuid: '1', name: 'Odd', rdns: 'example.odd' } }],
    [
      'an icon that is not a text',
      { info: { uuid: '1', name: 'O', rdns: 'o.o', icon: 5 }, provider: { request: refuse } },
    ],
  ])('has the other wallets after an announcement of %s', async (_name, detail) => {
    const page = loadPage(networks)
    await wait(5)
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    announceProvider(createAnyProvider(), { name: 'Foxglove' })
    expect(page.connectors().map(({ id }) => id)).toEqual(['example.foxglove'])
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a path of the page', '/sign-out'],
    ['an address of another site, which would see each visitor', 'https://foxglove.example/icon.png'],
    ['a document', 'data:text/html,<script>'],
  ])('has no icon that is not an image in a data URL (EIP-6963): %s', (_name, icon) => {
    announceProvider(createAnyProvider(), { name: 'Odd', icon })
    expect(loadPage(networks).connectors()).toEqual([
      { id: 'example.odd', name: 'Odd', type: 'ANNOUNCED', chain: 'eip155', rdns: 'example.odd' },
    ])
  })

  it('has an icon that is an image in a data URL', () => {
    announceProvider(createAnyProvider(), { name: 'Foxglove', icon: 'data:image/png;base64,AAAA' })
    expect(loadPage(networks).connectors()).toMatchObject([{ imageUrl: 'data:image/png;base64,AAAA' }])
  })

  it('reports nothing once stopped', async () => {
    const page = loadPage(networks)
    page.close()
    await wait(5)
    announceProvider(createAnyProvider(), { name: 'Foxglove' })
    expect(page.connectors()).toEqual([])
  })
})
