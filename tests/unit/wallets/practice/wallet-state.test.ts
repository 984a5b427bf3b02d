import { expect, test } from 'vitest'
import { deriveDevelopmentKey } from '../../../../wallets/practice/requests/derive-development-key.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'
import { listStateEvents } from '../../../../wallets/practice/state/list-state-events.js'
import {
  chooseAccount,
  connectSite,
  disconnectSite,
  initialWalletState,
  listSharedAccounts,
  parseWalletState,
  shareAccount,
  type WalletState,
} from '../../../../wallets/practice/state/wallet-state.js'

const site = 'http://localhost:3000'
const otherSite = 'http://other.example'
const [first, second, third] = developmentAccounts
const connected = connectSite(initialWalletState, site, first.address)
const both = connectSite(connected, otherSite, second.address)
const events = (before: WalletState, after: WalletState) =>
  [site, otherSite].map((o) => listStateEvents(before, after, o))

test('every listed account is the one its key gives', () => {
  for (const { address } of developmentAccounts) expect(deriveDevelopmentKey(address).address).toBe(address)
})

test('there is no key for any other address', () => {
  expect(() => deriveDevelopmentKey('0x00000000000000000000000000000000000000aa')).toThrow('has no key')
})

test.each([null, '', '{', '[]', '{"activeAddress": "0x00", "activeChainId": 1, "connectedSites": "all"}'])(
  'stored %j is read as the first state',
  (text) => {
    expect(parseWalletState(text)).toEqual(initialWalletState)
  },
)

test('a stored state is read back', () => {
  const state = { ...connected, activeChainId: 31338 }
  expect(parseWalletState(JSON.stringify(state))).toEqual(state)
})

test('choosing another account reaches the only connected site', () => {
  const after = chooseAccount(connected, second.address, false)
  expect(after.activeAddress).toBe(second.address)
  expect(listStateEvents(connected, after, site)).toEqual([{ name: 'accountsChanged', data: [second.address] }])
})

test('choosing an account that no site has reaches none of several', () => {
  const after = chooseAccount(both, third.address, false)
  expect(after).toEqual({ ...both, activeAddress: third.address })
  expect(events(both, after)).toEqual([[], []])
})

test('choosing the account of one site does not share it with the other', () => {
  const after = chooseAccount(both, second.address, false)
  expect(events(both, after)).toEqual([[], []])
  expect(listSharedAccounts(after, site)).toEqual([first.address])
})

test('a WalletConnect session is a connection too: beside one, the choice does not reach a site', () => {
  expect(chooseAccount(connected, second.address, true).connectedSites).toEqual(connected.connectedSites)
})

test('a site with several accounts uses the chosen one, and keeps the others', () => {
  const several = { ...both, connectedSites: [{ origin: site, accounts: [first.address, third.address] }] }
  const after = chooseAccount(several, third.address, true)
  const data = [third.address, first.address]
  expect(events(several, after)).toEqual([[{ name: 'accountsChanged', data }], []])
})

test('giving one site an account changes that site only, and not what new connections start with', () => {
  const after = shareAccount(both, site, third.address)
  expect(after.activeAddress).toBe(first.address)
  expect(events(both, after)).toEqual([[{ name: 'accountsChanged', data: [third.address] }], []])
})

test('giving an account to a site that is not connected connects nothing', () => {
  expect(shareAccount(connected, otherSite, second.address)).toEqual(connected)
})

test('connecting a site with another account does not share that account with the others', () => {
  expect(listSharedAccounts(both, site)).toEqual([first.address])
  expect(listSharedAccounts(both, otherSite)).toEqual([second.address])
  expect(listStateEvents(connected, both, site)).toEqual([])
  expect(listSharedAccounts(disconnectSite(both, site), otherSite)).toEqual([second.address])
})

test('connecting a site is no choice of the account for other connections', () => {
  expect(both.activeAddress).toBe(first.address)
})

const unknown = '0x00000000000000000000000000000000000000aa'

test('a stored site keeps its known accounts when others are unknown, in the same order', () => {
  const connectedSites = [
    { origin: site, accounts: [unknown, second.address, 7, first.address] },
    { origin: otherSite, accounts: [unknown] },
  ]
  const state = parseWalletState(JSON.stringify({ ...both, connectedSites }))
  expect(state.connectedSites).toEqual([{ origin: site, accounts: [second.address, first.address] }])
})

test('when the stored active account is unknown, sites keep theirs', () => {
  const state = parseWalletState(JSON.stringify({ ...both, activeAddress: unknown }))
  expect(state).toEqual({ ...both, activeAddress: first.address })
})

test.each([
  'http://other.example',
  { origin: 7, accounts: [first.address] },
  { origin: site, accounts: [] },
  { origin: site, accounts: [unknown] },
])('the stored permission %j is dropped', (permission) => {
  const stored = JSON.stringify({ ...connected, connectedSites: [permission] })
  expect(parseWalletState(stored).connectedSites).toEqual([])
})

test('choosing another account tells a stranger nothing', () => {
  const after = chooseAccount(connected, second.address, false)
  expect(listStateEvents(connected, after, otherSite)).toEqual([])
})

test('disconnecting in the wallet leaves the site without accounts', () => {
  expect(listStateEvents(connected, disconnectSite(connected, site), site)).toEqual([
    { name: 'accountsChanged', data: [] },
  ])
})

test('switching the network in the wallet reaches the site', () => {
  const after = { ...connected, activeChainId: 31338 }
  expect(listStateEvents(connected, after, site)).toEqual([{ name: 'chainChanged', data: '0x7a6a' }])
})
