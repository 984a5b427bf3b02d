import { describe, expect, it } from 'vitest'
import { eip155 } from '../../../src/chains/eip155/index.js'
import { InvalidOptionError } from '../../../src/core/errors/option-errors.js'
import { createLintel } from '../../../src/headless/create-lintel.js'
import { signIn } from '../../../src/services/sign-in/index.js'
import { createFakeAdapter } from './fixtures/fake-adapter.js'
import { makeNetwork, makeOptions } from './fixtures/make-state.js'

const { factory } = createFakeAdapter()
const create = () => ({})
/** As `walletConnect()` returns it; nothing of it is called here. */
const walletConnect = { create, createPairedAdapter: create }
const token = { network: 1, address: `0x${'a'.repeat(40)}`, name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const withUrl = (url: string) => makeNetwork(1, { rpcUrls: { default: { http: [url] } } })

function catchError(change: object): InvalidOptionError {
  try {
    createLintel(makeOptions(change))
  } catch (error) {
    if (error instanceof InvalidOptionError) return error
    throw error
  }
  throw new Error('Nothing was thrown.')
}

describe('createLintel', () => {
  it.each<[string, object, string]>([
    ['no metadata', { metadata: undefined }, 'metadata'],
    ['an empty name', { metadata: { name: ' ' } }, 'metadata.name'],
    ['a malformed site URL', { metadata: { name: 'Harbor', url: 'harbor' } }, 'metadata.url'],
    ['no networks', { networks: undefined }, 'networks'],
    ['empty networks', { networks: [] }, 'networks'],
    ['a network that is null', { networks: [null] }, 'networks[0]'],
    ['a chain id twice', { networks: [makeNetwork(1), makeNetwork(1)] }, 'networks[1].id'],
    ['chain id 0', { networks: [makeNetwork(1), makeNetwork(0)] }, 'networks[1].id'],
    ['a negative chain id', { networks: [makeNetwork(-5)] }, 'networks[0].id'],
    ['a fractional chain id', { networks: [makeNetwork(1.5)] }, 'networks[0].id'],
    ['a chain id as text', { networks: [{ ...makeNetwork(1), id: '1' }] }, 'networks[0].id'],
    ['a chain id that is not a number', { networks: [makeNetwork(Number.NaN)] }, 'networks[0].id'],
    ['no network name', { networks: [makeNetwork(1, { name: '' })] }, 'networks[0].name'],
    ['no currency', { networks: [{ ...makeNetwork(1), nativeCurrency: undefined }] }, 'networks[0].nativeCurrency'],
    [
      'an unknown namespace',
      { networks: [{ ...makeNetwork(1), chainNamespace: 'cosmos' }] },
      'networks[0].chainNamespace',
    ],
    [
      'a namespace without an adapter',
      { networks: [makeNetwork(1, { chainNamespace: 'solana' })] },
      'networks[0].chainNamespace',
    ],
    [
      'no node',
      { networks: [makeNetwork(1, { rpcUrls: { default: { http: [] } } })] },
      'networks[0].rpcUrls.default.http',
    ],
    ['a malformed node URL', { networks: [withUrl('localhost')] }, 'networks[0].rpcUrls.default.http[0]'],
    ['a node URL for WebSockets', { networks: [withUrl('wss://node.test')] }, 'networks[0].rpcUrls.default.http[0]'],
    ['a bare WebSocket URL', { networks: [withUrl('ws://127.0.0.1')] }, 'networks[0].rpcUrls.default.http[0]'],
    [
      'a node URL that runs code',
      { networks: [withUrl('javascript:alert(1)')] },
      'networks[0].rpcUrls.default.http[0]',
    ],
    ['no adapters', { adapters: undefined }, 'adapters'],
    ['empty adapters', { adapters: [] }, 'adapters'],
    ['an adapter that was not called', { adapters: [createFakeAdapter] }, 'adapters[0]'],
    [
      'an adapter of an unknown namespace',
      { adapters: [{ ...factory, namespace: 'cosmos' }] },
      'adapters[0].namespace',
    ],
    ['two adapters for one namespace', { adapters: [factory, factory] }, 'adapters[1].namespace'],
    ['a default network that is not listed', { defaultNetwork: 5 }, 'defaultNetwork'],
    ['a malformed terms URL', { termsConditionsUrl: '/terms' }, 'termsConditionsUrl'],
    ['WalletConnect that was not called', { walletConnect: () => ({}) }, 'walletConnect'],
    ['WalletConnect without its adapter', { walletConnect: { create } }, 'walletConnect.createPairedAdapter'],
    ['WalletConnect without a relay', { walletConnect, projectId: 'harbor' }, 'services.relay'],
    ['a relay without a WebSocket URL', { services: { relay: 'https://relay.example' } }, 'services.relay'],
    ['a directory that runs code', { services: { directory: 'javascript:alert(1)' } }, 'services.directory'],
    ['a directory without its method', { directory: {} }, 'directory.listWallets'],
    ['a directory that is a URL', { directory: '/directory' }, 'directory'],
    ['a gateway of names that runs code', { names: { gateways: 'javascript:alert(1)' } }, 'names.gateways'],
    ['an unknown option of names', { names: { gateway: 'any' } }, 'names.gateway'],
    ['a data API that runs code', { services: { dataApi: 'javascript:alert(1)' } }, 'services.dataApi'],
    ['a data API without its methods', { dataApi: { listNetworks: create } }, 'dataApi.getIdentity'],
    ['tokens that are no list', { tokens: {} }, 'tokens'],
    ['a token that is null', { tokens: [null] }, 'tokens[0]'],
    ['a token of a network that is not listed', { tokens: [{ ...token, network: 5 }] }, 'tokens[0].network'],
    ['a token without an address', { tokens: [token, { ...token, address: '0x1' }] }, 'tokens[1].address'],
    ['a token without a name', { tokens: [{ ...token, name: ' ' }] }, 'tokens[0].name'],
    ['a token without a symbol', { tokens: [{ ...token, symbol: 1 }] }, 'tokens[0].symbol'],
    ['decimals as text', { tokens: [{ ...token, decimals: '6' }] }, 'tokens[0].decimals'],
    ['256 decimals', { tokens: [{ ...token, decimals: 256 }] }, 'tokens[0].decimals'],
    ['an icon that runs code', { tokens: [{ ...token, iconUrl: 'javascript:alert(1)' }] }, 'tokens[0].iconUrl'],
    ['a token twice', { tokens: [token, { ...token, network: 'eip155:1' }] }, 'tokens[1]'],
    ['an included name', { includeWalletIds: ['rainbow', 'Coinbase Wallet'] }, 'includeWalletIds[1]'],
    ['featured ids in one text', { featuredWalletIds: ['rainbow,metamask'] }, 'featuredWalletIds[0]'],
    ['an unknown theme mode', { themeMode: 'dim' as never }, 'themeMode'],
    ['an unknown theme variable', { themeVariables: { colour: 'lime' } as never }, 'themeVariables.colour'],
    ['an empty project id', { projectId: ' ' }, 'projectId'],
    ['invalid wallet ids', { featuredWalletIds: ['a', 7] }, 'featuredWalletIds[1]'],
    ['wallet ids that are not a list', { excludeWalletIds: 'a' }, 'excludeWalletIds'],
    ['a custom wallet without a name', { customWallets: [{ id: 'a' }] }, 'customWallets[0].name'],
    ['an unknown kind of wallet', { walletOrder: ['recent', 'best'] }, 'walletOrder[1]'],
    [
      'an unknown action of Account',
      { features: { walletFeaturesOrder: ['send', 'lend'] } },
      'features.walletFeaturesOrder[1]',
    ],
    ['a kind of wallet twice', { walletOrder: ['recent', 'recent'] }, 'walletOrder'],
    ['an unknown social login', { features: { socials: ['myspace'] } }, 'features.socials[0]'],
    ['an icon that is no text', { metadata: { name: 'Harbor', icons: [{ src: '/icon.png' }] } }, 'metadata.icons[0]'],
    ['services as one URL', { services: 'https://services.example' }, 'services'],
    ['features as a list', { features: ['email'] }, 'features'],
    ['a switch that is a text', { features: { allWallets: 'false' } }, 'features.allWallets'],
    ['null for a switch', { enableNetworkSwitch: null }, 'enableNetworkSwitch'],
    ['a storage without a method', { storage: { getItem: create, setItem: create } }, 'storage.removeItem'],
    ['messages as the name of a language', { messages: 'ar' }, 'messages'],
    ['a time zone that is no text', { restrictedTimeZones: [8] }, 'restrictedTimeZones[0]'],
    ['an unknown log level', { logLevel: 'verbose' }, 'logLevel'],
    ['a listener that is no function', { onError: 'console' }, 'onError'],
    ['a device as a text', { isMobile: 'phone' }, 'isMobile'],
    ['sign-in that was not called', { siwx: () => ({}) }, 'siwx'],
    ['sign-in without a method', { siweConfig: { getNonce: create } }, 'siweConfig.verifyMessage'],
    ['a privacy URL that runs code', { privacyPolicyUrl: 'javascript:alert(1)' }, 'privacyPolicyUrl'],
  ])('rejects %s by name', (_name, change, option) => {
    const error = catchError(change)
    expect(error.option).toBe(option)
    expect(error.whatToDo[0]).toMatch(/\S/)
    expect(error.message).toContain('Docs: node_modules/lintel/docs/errors.md#invalid-option')
  })

  it('throws an error with the value and what to write', () => {
    expect(catchError({ networks: [makeNetwork(1), makeNetwork(0)] }).message).toBe(
      [
        '`networks[1].id` is not valid: got 0.',
        'Write a whole number above 0, for example 8453.',
        'Docs: node_modules/lintel/docs/errors.md#invalid-option',
      ].join('\n'),
    )
    expect(catchError({ networks: undefined }).shortMessage).toBe('`networks` is missing.')
  })

  it.each<[string, object, string, string]>([
    ['an option', { themmeMode: 'dark' }, 'themmeMode', 'Did you mean `themeMode`?'],
    ['an option in another case', { projectID: 'harbor' }, 'projectID', 'Did you mean `projectId`?'],
    [
      'an option before the one that it misspells',
      { metadata: undefined, metadta: {} },
      'metadta',
      'Did you mean `metadata`?',
    ],
    ['an option without a value', { adaptors: undefined }, 'adaptors', 'Did you mean `adapters`?'],
    ['a switch', { features: { allWalets: true } }, 'features.allWalets', 'Did you mean `features.allWallets`?'],
    ['a service', { services: { dataAPI: '/data' } }, 'services.dataAPI', 'Did you mean `services.dataApi`?'],
    [
      'a field of the app',
      { metadata: { name: 'Harbor', icon: '/icon.png' } },
      'metadata.icon',
      'Did you mean `metadata.icons`?',
    ],
    [
      'a field of a token',
      { tokens: [{ ...token, icon: '/usdc.svg' }] },
      'tokens[0].icon',
      'Did you mean `tokens[0].iconUrl`?',
    ],
    [
      'a field of a wallet',
      { customWallets: [{ id: 'a', name: 'A', homePage: 'https://a.example' }] },
      'customWallets[0].homePage',
      'Did you mean `customWallets[0].homepage`?',
    ],
    [
      'a service that is near none',
      { services: { indexer: '/indexer' } },
      'services.indexer',
      'Write any of directory, relay, dataApi, rpc, frame, analytics.',
    ],
    [
      'a variable of the theme that is near none',
      { themeVariables: { zIndex: 1 } },
      'themeVariables.zIndex',
      'Write any of accent, gray, radius, scaling, panel.',
    ],
  ])('names %s that does not exist, and the nearest', (_name, change, option, write) => {
    const error = catchError(change)
    expect(error.option).toBe(option)
    expect(error.code).toBe('invalid-option')
    expect(error.message).toBe(
      [`There is no option \`${option}\`.`, write, 'Docs: node_modules/lintel/docs/errors.md#invalid-option'].join(
        '\n',
      ),
    )
  })

  it('refuses a misspelt option of a factory', () => {
    expect(() => eip155({ konfig: {} } as never)).toThrow(
      'There is no option `eip155.konfig`.\nDid you mean `eip155.config`?',
    )
    expect(() => signIn({ lifeTime: 1 } as never)).toThrow('Did you mean `signIn.lifetime`?')
  })

  it('lists all options for a name that is near none', () => {
    const { shortMessage, whatToDo } = catchError({ telemetry: true })
    expect(shortMessage).toBe('There is no option `telemetry`.')
    expect(whatToDo[0]).toMatch(
      /^Write any of metadata, .*, isMobile, features, siwx, siweConfig, swap, analytics, onEvent\.$/,
    )
  })

  it('accepts a token with fields of a token list', () => {
    const tokens = [{ ...token, chainId: 1, logoURI: 'https://tokens.example/usdc.png' }]
    expect(createLintel(makeOptions({ tokens })).store.getState().settings.tokens).toEqual([
      { ...token, network: 'eip155:1' },
    ])
  })

  it('accepts a network with fields of other libraries', () => {
    const network = { ...makeNetwork(1), fees: {}, sourceId: 5 }
    const { networks } = createLintel(makeOptions({ networks: [network] })).store.getState()
    expect(networks).toEqual([{ ...makeNetwork(1), chainNamespace: 'eip155', caipNetworkId: 'eip155:1' }])
  })

  it('keeps the options that are plain data in the state, by their names, with their defaults', () => {
    expect(createLintel(makeOptions()).store.getState().settings).toEqual({
      metadata: { name: 'Harbor' },
      enableNetworkSwitch: true,
      allowUnsupportedChain: false,
      termsConditionsUrl: null,
      privacyPolicyUrl: null,
      tokens: [],
      names: { gateways: undefined, offersAtLogin: true, zone: undefined },
      watchPendingTransactions: false,
      includeWalletIds: [],
      excludeWalletIds: [],
      featuredWalletIds: [],
      customWallets: [],
      walletOrder: ['walletConnect', 'recent', 'injected', 'featured', 'custom', 'external', 'recommended'],
      features: {
        allWallets: true,
        collapseWallets: false,
        legalCheckbox: false,
        connectMethodsOrder: ['email', 'social', 'wallet'],
        walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
        email: false,
        send: true,
        receive: true,
        history: true,
        onramp: true,
        swaps: true,
        names: true,
        smartSessions: false,
        pay: false,
        analytics: true,
        socials: [],
      },
      services: {},
      projectId: null,
      themeMode: null,
      themeVariables: null,
      isBasic: false,
      hasEmbedded: false,
      hasPairing: false,
      hasDirectory: false,
      hasDataApi: false,
    })
    const given = {
      enableNetworkSwitch: false,
      allowUnsupportedChain: true,
      termsConditionsUrl: 'https://harbor.example/terms',
      includeWalletIds: ['metamask'],
      walletOrder: ['recent'],
      themeMode: 'dark',
      themeVariables: { accent: 'lime' },
    } as const
    expect(createLintel(makeOptions(given)).store.getState().settings).toMatchObject(given)
    const { features, customWallets } = createLintel(
      makeOptions({ features: { allWallets: false, send: false }, customWallets: [{ id: 'a', name: 'A' }] }),
    ).store.getState().settings
    expect(features).toMatchObject({ allWallets: false, send: false, collapseWallets: false, socials: [] })
    expect(customWallets).toEqual([{ id: 'a', name: 'A', isCertified: false, chains: [], injected: [], order: 0 }])
  })

  it('rejects WebSocket URLs of nodes', () => {
    expect(catchError({ networks: [withUrl('ws://127.0.0.1:8545')] }).whatToDo).toEqual([
      'Write the HTTP URL of a node that starts with https:// or http://. WebSocket URLs do not work.',
    ])
  })

  it('finds the default network by number or CAIP-2 id; the default is the first', () => {
    const getNetwork = (change: object) => createLintel(makeOptions(change)).store.getState().namespaces.eip155?.network
    expect(getNetwork({})).toBe('eip155:1')
    expect(getNetwork({ defaultNetwork: 10 })).toBe('eip155:10')
    expect(getNetwork({ defaultNetwork: 'eip155:10' })).toBe('eip155:10')
  })

  it('keeps the tokens of the app with their CAIP-2 networks', () => {
    const { tokens } = createLintel(
      makeOptions({ tokens: [token, { ...token, network: 'eip155:10' }] }),
    ).store.getState().settings
    expect(tokens.map(({ network, symbol }) => [network, symbol])).toEqual([
      ['eip155:1', 'USDC'],
      ['eip155:10', 'USDC'],
    ])
  })
})
