import { expect, test } from 'vitest'
import { deriveDevelopmentKey } from '../../../../wallets/practice/requests/derive-development-key.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'
import { listStateEvents } from '../../../../wallets/practice/state/list-state-events.js'
import {
  connectSite,
  disconnectSite,
  initialWalletState,
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
  const after = { ...connected, activeAddress: second.address }
  expect(listStateEvents(connected, after, site)).toEqual([{ name: 'accountsChanged', data: [second.address] }])
})

test('choosing another account tells a stranger nothing', () => {
  const after = { ...connected, activeAddress: second.address }
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
