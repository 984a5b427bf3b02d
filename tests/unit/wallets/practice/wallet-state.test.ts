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
} from '../../../../wallets/practice/state/wallet-state.js'

const site = 'http://localhost:3000'
const [first, second] = developmentAccounts
const connected = connectSite(initialWalletState, site, first.address)

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

test('choosing another account reaches the connected site', () => {
  const after = chooseAccount(connected, second.address)
  expect(listStateEvents(connected, after, site)).toEqual([{ name: 'accountsChanged', data: [second.address] }])
})

test('connecting a site with another account does not share that account with the others', () => {
  const both = connectSite(connected, 'http://other.example', second.address)
  expect(listSharedAccounts(both, site)).toEqual([first.address])
  expect(listSharedAccounts(both, 'http://other.example')).toEqual([second.address])
  expect(listStateEvents(connected, both, site)).toEqual([])
  expect(listSharedAccounts(disconnectSite(both, site), 'http://other.example')).toEqual([second.address])
})

test.each([
  'http://other.example',
  { origin: 7, accounts: [first.address] },
  { origin: site, accounts: [] },
  { origin: site, accounts: ['0x00000000000000000000000000000000000000aa'] },
])('the stored permission %j is dropped', (permission) => {
  const stored = JSON.stringify({ ...connected, connectedSites: [permission] })
  expect(parseWalletState(stored).connectedSites).toEqual([])
})

test('choosing another account tells a stranger nothing', () => {
  const after = chooseAccount(connected, second.address)
  expect(listStateEvents(connected, after, 'http://other.example')).toEqual([])
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
