import { describe, expect, it } from 'vitest'
import { walletConnect } from '../../../src/chains/walletconnect/index.js'
import { hasView, type LintelOptions, type ViewName, type ViewUnavailableError } from '../../../src/core/index.js'
import type { ViewRequest } from '../../../src/core/lintel.js'
import type { NetworkInput } from '../../../src/core/model/network.js'
import { mockChain, sampleConnectors } from '../../../src/testing/index.js'
import { createFakeAdapter } from './fixtures/fake-adapter.js'
import { createFakeSiwx } from './fixtures/fake-siwx.js'
import { session, setUpLintel } from './fixtures/set-up-lintel.js'

const solanaNetwork: NetworkInput = {
  ...{ id: 'main', name: 'Solana', chainNamespace: 'solana' },
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
}

const token = { view: 'TokenDetail', network: 'eip155:1', address: '0xA0b8', symbol: 'USDC' } as const

/** The options of which a view may need one. */
const everything: Partial<LintelOptions> = {
  embedded: { create: () => null as never },
  walletConnect: walletConnect(),
  directory: { listWallets: async () => ({ wallets: [], count: 0, dropped: 0 }) },
  siwx: createFakeSiwx().siwx,
  projectId: 'harbor',
  features: { smartSessions: true, pay: true },
  services: { frame: 'https://wallet.example', relay: 'wss://relay.example', dataApi: 'https://data.example' },
}

const samples: Record<string, unknown> = { text: 'a', network: 'eip155:1', object: {}, 'object or null': null }

/** What `open` says of each view that it refuses: the option that the view needs. */
function listOff(options: Partial<LintelOptions> = {}): Record<string, string> {
  const { lintel } = setUpLintel(options)
  const off: Record<string, string> = {}
  for (const [view, { params = {} }] of Object.entries(lintel.store.getState().views)) {
    const given = Object.entries(params).map(([name, kind]) => [name, samples[kind]])
    try {
      lintel.actions.open({ view, ...Object.fromEntries(given) } as ViewRequest)
    } catch (error) {
      off[view] = (error as ViewUnavailableError).option
    }
  }
  return off
}

function nameAll(option: string, views: readonly string[]): Record<string, string> {
  return Object.fromEntries(views.map((view) => [view, option]))
}

function open(request: object, options?: Partial<LintelOptions>) {
  const { lintel } = setUpLintel(options)
  lintel.actions.open(request as ViewRequest)
  return lintel.store.getState()
}

describe('open', () => {
  it('opens a view with the parameters beside its name', () => {
    const { modal, router } = open({ view: 'SwitchNetwork', network: 'eip155:10' })
    expect(modal.open).toBe(true)
    expect(router.stack).toEqual([{ name: 'SwitchNetwork', network: 'eip155:10' }])
  })

  it('opens the default view without a name', () => {
    expect(open({}).router.stack).toEqual([{ name: 'Connect' }])
    expect(open({ view: undefined }).router.stack).toEqual([{ name: 'Connect' }])
  })

  it.each(['Account', 'SmartAccountSettings', 'UpdateEmail', 'WalletSendSelectToken'])(
    'opens the default view in place of %s without an account',
    (view) => {
      expect(open({ view }, everything).router.stack).toEqual([{ name: 'Connect' }])
    },
  )

  it.each([
    [{ view: 'Acount' }, '`view` is not valid: got "Acount".\nWrite the name of a view.'],
    [{ view: 'TransactionDetail' }, '`TransactionDetail.id` is missing.\nWrite a text.'],
    [{ ...token, network: 1 }, '`TokenDetail.network` is not valid: got 1.\nWrite a CAIP-2 id, for example'],
    [{ ...token, network: 'mainnet' }, '`TokenDetail.network` is not valid: got "mainnet".'],
    [{ ...token, symbol: null }, '`TokenDetail.symbol` is not valid: got null.'],
    [{ ...token, address: null }, '`TokenDetail.address` is not valid: got null.'],
    [{ view: 'ConnectingExternal', connectorId: 7 }, '`ConnectingExternal.connectorId` is not valid: got 7.'],
    [{ view: 'ConnectingWalletConnect' }, '`ConnectingWalletConnect.wallet` is missing.'],
    [{ view: 'ConnectingMultiChain', connectorIds: ['a'] }, '`ConnectingMultiChain.connectorIds` is not valid'],
    [{ view: 'Downloads', wallet: 'prism' }, '`Downloads.wallet` is not valid: got "prism".'],
    [{ view: 'WalletReceive', network: 'base' }, '`WalletReceive.network` is not valid: got "base".'],
    [{ view: 'WalletSend', amount: 1 }, '`WalletSend.amount` is not valid: got 1.'],
    [{ view: 'WalletSendPreview', payment: '1' }, '`WalletSendPreview.payment` is not valid'],
    [{ view: 'SwitchActiveChain' }, '`SwitchActiveChain.network` is missing.'],
  ])('%j: says what is wrong and stays closed', (request, message) => {
    const { lintel } = setUpLintel()
    expect(() => lintel.actions.open(request as ViewRequest)).toThrow(message)
    expect(() => lintel.actions.open(request as ViewRequest)).toThrow(
      expect.objectContaining({ code: 'invalid-option' }),
    )
    expect(lintel.store.getState().modal.open).toBe(false)
  })

  it.each([
    ['WalletSend', { send: false }, 'features.send'],
    ['WalletSendSelectToken', { send: false }, 'features.send'],
    ['WalletReceive', { receive: false }, 'features.receive'],
    ['WalletCompatibleNetworks', { receive: false }, 'features.receive'],
    ['Transactions', { history: false }, 'features.history'],
    ['EmailLogin', { email: false }, 'features.email'],
    ['ConnectSocials', { socials: [] }, 'features.socials'],
    ['ConnectingFarcaster', { socials: [] }, 'features.socials'],
    ['AllWallets', { allWallets: false }, 'features.allWallets'],
  ])('refuses %s with %j, and names the option', (view, features, option) => {
    const { lintel } = setUpLintel({ ...everything, features })
    const { open, push, replace, reset } = lintel.actions
    const error = expect.objectContaining({ code: 'view-unavailable', option })
    expect(() => open({ view } as ViewRequest)).toThrow(error)
    expect(() => open({ view } as ViewRequest)).toThrow(`${view} is off: \`${option}\`.`)
    for (const show of [push, replace, reset]) expect(() => show({ name: view } as never)).toThrow(error)
    expect(lintel.store.getState().modal.open).toBe(false)
    expect(hasView(lintel.store.getState(), view as ViewName)).toBe(false)
  })

  it('opens every view where everything is set up, and without that names what each needs', () => {
    expect(listOff(everything)).toEqual({})
    // Off by default.
    expect(listOff({ ...everything, features: {} })).toEqual({
      ...nameAll('features.smartSessions', ['SmartSessions', 'SmartSessionDetail']),
      ...nameAll('features.pay', ['Pay', 'DepositFromExchange', 'PayReceipt']),
    })
    expect(listOff({ enableNetworkSwitch: false })).toEqual({
      ...listOff(),
      ...nameAll('enableNetworkSwitch', ['Networks', 'SwitchNetwork', 'SwitchActiveChain', 'UnsupportedChain']),
    })
    // They are off, whatever `features` says.
    expect(listOff({ features: { email: true, socials: ['google'] } })).toEqual(listOff())
    expect(listOff()).toEqual({
      ...nameAll('embedded', [
        ...['ConnectSocials', 'EmailLogin', 'EmailVerifyDevice', 'EmailVerifyOtp', 'ConnectingSocial'],
        ...['ConnectingFarcaster', 'UpdateEmail', 'UpdateEmailPrimaryOtp', 'UpdateEmailSecondaryOtp'],
        ...['UpgradeWallet', 'ApproveTransaction', 'SmartAccountSettings'],
      ]),
      ...nameAll('walletConnect', ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']),
      ...nameAll('services.dataApi', [
        ...['Swap', 'SwapSelectToken', 'SwapPreview'],
        ...['OnRampProviders', 'OnRampFiatSelect', 'OnRampTokenSelect', 'BuyInProgress', 'FundWallet', 'WhatIsABuy'],
        ...['ChooseAccountName', 'RegisterAccountName', 'RegisterAccountNameSuccess'],
      ]),
      ...nameAll('features.smartSessions', ['SmartSessions', 'SmartSessionDetail']),
      ...nameAll('features.pay', ['Pay', 'DepositFromExchange', 'PayReceipt']),
      AllWallets: 'directory',
      SIWXSignMessage: 'siwx',
    })
  })

  it('refuses to send where the namespace of the account cannot, and asks to connect before', async () => {
    const fake = createFakeAdapter()
    const can = { switchNetwork: 'wallet', send: false, signIn: false } as const
    const factory = { ...fake.factory, create: (context: never) => ({ ...fake.factory.create(context), can }) }
    const { lintel } = setUpLintel({ adapters: [factory] })
    lintel.start()
    lintel.actions.open({ view: 'WalletSend' })
    expect(lintel.store.getState().router.stack).toEqual([{ name: 'Connect' }])
    const connected = lintel.actions.connect({ connectorId: session.connectorId })
    fake.connects.at(-1)?.resolve(session)
    await connected
    const error = expect.objectContaining({ code: 'view-unavailable', option: 'features.send' })
    expect(() => lintel.actions.open({ view: 'WalletSend' })).toThrow(error)
    expect(() => lintel.actions.open({ view: 'WalletSend' })).toThrow(
      'Unsupported chain: eip155 cannot do what WalletSend is for.',
    )
    lintel.actions.open({ view: 'WalletReceive' })
    expect(lintel.store.getState().router.stack).toEqual([{ name: 'WalletReceive' }])
  })

  it.each([
    [{ features: { swaps: false }, services: { dataApi: 'https://data.example' } }, 'features.swaps'],
    [{}, 'services.dataApi'],
  ])('refuses Swap with %j, and names the option', (options, option) => {
    const { lintel } = setUpLintel(options)
    const error = expect.objectContaining({ code: 'view-unavailable', option })
    for (const view of ['Swap', 'SwapPreview'] as const) {
      expect(() => lintel.actions.open({ view })).toThrow(error)
      // No button leads there either.
      expect(hasView(lintel.store.getState(), view)).toBe(false)
    }
  })

  it('refuses Swap to an account of another namespace than EIP-155, and says why', async () => {
    const adapters = [mockChain({ namespace: 'solana' })]
    const services = { dataApi: 'https://data.example' }
    const { lintel } = setUpLintel({ adapters, networks: [solanaNetwork], services })
    lintel.start()
    await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
    expect(() => lintel.actions.open({ view: 'Swap' })).toThrow('Unsupported chain: solana cannot do what Swap is for.')
    expect(hasView(lintel.store.getState(), 'Swap')).toBe(false)
  })

  it.each([
    [{ features: { onramp: false }, services: { dataApi: 'https://data.example' } }, 'features.onramp'],
    [{}, 'services.dataApi'],
  ])('refuses to buy with %j, and names the option', (options, option) => {
    const { lintel } = setUpLintel(options)
    const error = expect.objectContaining({ code: 'view-unavailable', option })
    for (const view of ['OnRampProviders', 'FundWallet', 'OnRampTokenSelect'] as const) {
      expect(() => lintel.actions.open({ view })).toThrow(error)
      expect(hasView(lintel.store.getState(), view)).toBe(false)
    }
  })

  it.each([
    [{ services: { dataApi: 'https://data.example' } }, 'features.pay'],
    [{ features: { pay: true } }, 'services.dataApi'],
  ])('refuses to pay with %j, and names the option', (options, option) => {
    const { lintel } = setUpLintel(options)
    const error = expect.objectContaining({ code: 'view-unavailable', option })
    expect(() => lintel.actions.open({ view: 'Pay', request: 'r' })).toThrow(error)
    expect(hasView(lintel.store.getState(), 'DepositFromExchange')).toBe(false)
  })

  it('opens a payment without an account, and with one of a namespace that cannot pay', async () => {
    const options = { features: { pay: true }, services: { dataApi: 'https://data.example' } }
    const { lintel } = setUpLintel({
      ...options,
      adapters: [mockChain({ namespace: 'solana' })],
      networks: [solanaNetwork],
    })
    lintel.start()
    lintel.actions.open({ view: 'Pay', request: 'r' })
    expect(lintel.store.getState().router.stack).toEqual([{ name: 'Pay', request: 'r' }])
    lintel.actions.close()
    await lintel.actions.connect({ connectorId: sampleConnectors[0].id })
    lintel.actions.open({ view: 'Pay', request: 'r' })
    expect(lintel.store.getState().router.stack).toEqual([{ name: 'Pay', request: 'r' }])
  })

  it('checks what is pushed, too', () => {
    const { lintel } = setUpLintel()
    const view = { name: 'TransactionDetail', id: undefined } as never
    const { push, replace, reset } = lintel.actions
    for (const show of [push, replace, reset]) expect(() => show(view)).toThrow('`TransactionDetail.id` is missing.')
  })
})
