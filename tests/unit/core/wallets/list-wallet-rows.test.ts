import { describe, expect, it } from 'vitest'
import type { Connector } from '../../../../src/core/model/connector.js'
import type { DirectoryWallet } from '../../../../src/core/model/directory.js'
import { walletKinds } from '../../../../src/core/model/options/choices.js'
import { listDirectoryRows, listWalletRows, type WalletSources } from '../../../../src/core/wallets/list-wallet-rows.js'

const settings = {
  hasPairing: true,
  hasDirectory: true,
  features: { allWallets: true },
  excludeWalletIds: [],
  customWallets: [],
  walletOrder: walletKinds,
}
const empty: WalletSources = {
  connectors: [],
  recent: [],
  featured: [],
  recommended: [],
  settings,
  connectedIds: [],
  isMobile: false,
}

function makeWallet(id: string, change: Partial<DirectoryWallet> = {}): DirectoryWallet {
  return { id, name: `Wallet ${id}`, isCertified: true, chains: [], injected: [], order: 1, ...change }
}

function announce(rdns: string, change: Partial<Connector> = {}): Connector {
  return { id: rdns, rdns, name: `Announced ${rdns}`, type: 'ANNOUNCED', chain: 'eip155', ...change }
}

function list(change: Partial<WalletSources>): string[] {
  return listWalletRows({ ...empty, ...change }).map(({ kind, key }) => `${kind} ${key}`)
}

const browserWallet: Connector = { id: 'injected', name: '', type: 'INJECTED', chain: 'eip155' }

it("lists wagmi's own WalletConnect connector, while Lintel has no pairing", () => {
  const connectors: Connector[] = [
    { id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT', chain: 'eip155' },
  ]
  expect(list({ connectors, settings: { ...settings, hasPairing: false } })).toEqual(['external eip155:walletConnect'])
  expect(list({ connectors })).toEqual(['walletConnect walletConnect'])
})

describe('the order', () => {
  it('is walletConnect, recent, injected, featured, custom, external, recommended', () => {
    const external: Connector = { id: 'vault', name: 'Vault', type: 'EXTERNAL', chain: 'eip155' }
    expect(
      list({
        connectors: [external, announce('app.prism'), announce('app.foxglove')],
        recent: [{ connectorId: 'app.foxglove', wallet: null }],
        featured: [makeWallet('featured')],
        recommended: ['a', 'b', 'c'].map((id) => makeWallet(id)),
        settings: { ...settings, customWallets: [makeWallet('custom')] },
      }),
    ).toEqual([
      'walletConnect walletConnect',
      'recent eip155:app.foxglove',
      'injected eip155:app.prism',
      'featured featured',
      'custom custom',
      'external eip155:vault',
    ])
  })

  it('can be set by the app, without the kinds that it leaves out', () => {
    expect(
      list({
        connectors: [announce('app.prism')],
        recommended: [makeWallet('a')],
        settings: { ...settings, walletOrder: ['recommended', 'injected'] },
      }),
    ).toEqual(['recommended a', 'injected eip155:app.prism'])
  })

  it('has installed wallets first among the featured ones', () => {
    const rows = list({
      connectors: [announce('app.late')],
      featured: [makeWallet('early'), makeWallet('late', { rdns: 'app.late' })],
      settings: { ...settings, walletOrder: ['featured'] },
    })
    expect(rows).toEqual(['featured late', 'featured early'])
  })
})

describe('recommended wallets', () => {
  const recommended = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => makeWallet(id))

  it.each([
    [0, 4],
    [1, 3],
    [3, 1],
    [5, 0],
  ])('with %i known ones there are %i', (known, expected) => {
    const connectors = Array.from({ length: known }, (_, index) => announce(`app.w${index}`))
    expect(list({ connectors, recommended }).filter((row) => row.startsWith('recommended'))).toHaveLength(expected)
  })
})

describe('a wallet is listed once', () => {
  it('by rdns, from any source, without case', () => {
    const rows = listWalletRows({
      ...empty,
      connectors: [announce('app.prism'), announce('APP.PRISM', { id: 'other' })],
      featured: [makeWallet('prism', { rdns: 'App.Prism' })],
      recommended: [makeWallet('prism-2', { rdns: 'app.prism' })],
    })
    expect(rows.map(({ kind, tag }) => [kind, tag])).toEqual([
      ['walletConnect', 'qrCode'],
      ['injected', 'installed'],
    ])
  })

  it('with a connector for each namespace', () => {
    const [, row] = listWalletRows({
      ...empty,
      connectors: [announce('app.prism'), announce('app.prism', { chain: 'solana' })],
    })
    expect(row?.connectors.map(({ chain }) => chain)).toEqual(['eip155', 'solana'])
  })

  const solana: Connector = { id: 'standard:Prism', name: 'Prism', type: 'ANNOUNCED', chain: 'solana' }
  const polkadot: Connector = { id: 'injected:prism', name: 'prism', type: 'ANNOUNCED', chain: 'polkadot' }
  const bitcoin: Connector = { id: 'prism.bitcoin', name: 'Prism', type: 'ANNOUNCED', chain: 'bip122' }
  const entry = makeWallet('prism', {
    rdns: 'app.prism',
    injected: [
      { namespace: 'solana', injectedId: 'Prism' },
      { namespace: 'polkadot', injectedId: 'prism' },
      { namespace: 'bip122', injectedId: 'prism.bitcoin' },
    ],
  })

  it.each(['custom', 'featured', 'recommended'])('by the names in an entry that is %s', (source) => {
    const connectors = [announce('app.prism'), solana, polkadot, bitcoin]
    const sources = source === 'custom' ? { settings: { ...settings, customWallets: [entry] } } : { [source]: [entry] }
    const rows = listWalletRows({ ...empty, connectors, ...sources })
    expect(rows.slice(1).map(({ connectors }) => connectors.map(({ chain }) => chain))).toEqual([
      ['eip155', 'solana', 'polkadot', 'bip122'],
    ])
  })

  it('not by a name that an entry has for another namespace', () => {
    const connectors = [announce('app.prism'), { ...solana, id: 'standard:prism.bitcoin' }]
    expect(list({ connectors, recommended: [entry] })).toEqual([
      'walletConnect walletConnect',
      'injected eip155:app.prism',
      'injected solana:standard:prism.bitcoin',
    ])
  })

  it('by name when neither has an rdns', () => {
    const vault: Connector = { id: 'vault', name: 'Vault', type: 'EXTERNAL', chain: 'eip155' }
    const [, row] = listWalletRows({ ...empty, connectors: [vault], recommended: [makeWallet('v', { name: 'VAULT' })] })
    expect(row?.connectors).toEqual([vault])
    expect(list({ connectors: [vault], recommended: [makeWallet('v', { name: 'VAULT' })] })).toHaveLength(2)
  })

  it.each([
    ['without an rdns', {}],
    ['with an rdns', { rdns: 'org.prism' }],
  ])('an extension with the name of a certified wallet %s does not get its row', (_name, change) => {
    const certified = makeWallet('p', { name: 'Prism', imageUrl: 'https://prism.example/icon.png', ...change })
    const sources = { ...empty, connectors: [announce('com.evil', { name: 'PRISM' })] }
    const rows = [
      ...listWalletRows({ ...sources, featured: [certified] }),
      ...listDirectoryRows([certified], sources),
    ].filter(({ wallet }) => wallet !== null)
    expect(rows.map(({ connectors, tag }) => [connectors, tag])).toEqual([
      [[], null],
      [[], null],
    ])
  })
})

describe('a recent wallet', () => {
  it('that was paired is listed without a directory, with its extension when installed', () => {
    const wallet = makeWallet('prism', { rdns: 'app.prism', imageUrl: 'https://prism.example/icon.png' })
    const recent = [{ connectorId: 'walletConnect', wallet }]
    expect(listWalletRows({ ...empty, recent })[1]).toMatchObject({ tag: 'recent', connectors: [], wallet })
    expect(listWalletRows({ ...empty, recent, connectors: [announce('app.prism')] })[1]).toMatchObject({
      connectors: [{ id: 'app.prism' }],
    })
  })

  it('that is no longer there has no row', () => {
    expect(list({ recent: [{ connectorId: 'app.gone', wallet: null }] })).toEqual(['walletConnect walletConnect'])
  })
})

describe('excluded wallets are hidden', () => {
  it.each(['app.prism', 'announced APP.PRISM', 'p'])('by %s', (excluded) => {
    const rows = list({
      connectors: [announce('app.prism')],
      featured: [makeWallet('p', { rdns: 'app.prism', name: 'Announced app.prism' })],
      settings: { ...settings, excludeWalletIds: [excluded] },
    })
    expect(rows.filter((row) => !row.startsWith('walletConnect')).length).toBeLessThanOrEqual(1)
    expect(rows).not.toContain(excluded === 'p' ? 'featured p' : 'injected eip155:app.prism')
  })
})

describe('on a phone', () => {
  it('there is no QR code row and no unnamed browser wallet', () => {
    expect(list({ connectors: [browserWallet], isMobile: true })).toEqual([])
    expect(list({ connectors: [browserWallet] })).toEqual(['walletConnect walletConnect', 'injected eip155:injected'])
  })

  it('the QR code row stays when there is no directory, and so no AllWallets', () => {
    const alone = { ...settings, hasDirectory: false }
    expect(list({ settings: alone, isMobile: true })).toEqual(['walletConnect walletConnect'])
    expect(list({ settings: { ...alone, hasPairing: false }, isMobile: true })).toEqual([])
  })

  it('the QR code row stays when the directory is empty, or the app does not show AllWallets', () => {
    expect(list({ count: 0, isMobile: true })).toEqual(['walletConnect walletConnect'])
    expect(list({ count: 3, isMobile: true })).toEqual([])
    const hidden = { ...settings, features: { allWallets: false } }
    expect(list({ settings: hidden, count: 3, isMobile: true })).toEqual(['walletConnect walletConnect'])
  })
})

describe('all wallets of the directory', () => {
  it('keep the order of the directory and get their connectors', () => {
    const rows = listDirectoryRows([makeWallet('b'), makeWallet('a', { rdns: 'app.prism' })], {
      ...empty,
      connectors: [announce('app.prism')],
      connectedIds: ['app.prism'],
    })
    expect(rows.map(({ key, connectors, tag }) => [key, connectors.length, tag])).toEqual([
      ['b', 0, null],
      ['a', 1, 'connected'],
    ])
  })

  it('do not include excluded ones, also by name', () => {
    const excluding = { ...empty, settings: { ...settings, excludeWalletIds: ['WALLET B', 'app.harbor'] } }
    const wallets = [makeWallet('a'), makeWallet('b'), makeWallet('c', { rdns: 'app.harbor' })]
    expect(listDirectoryRows(wallets, excluding).map(({ key }) => key)).toEqual(['a'])
  })
})
