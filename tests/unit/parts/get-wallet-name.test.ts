import { expect, it } from 'vitest'
import { type Connector, injectedConnectorId } from '../../../src/core/model/connector.js'
import { createMessages } from '../../../src/features/english.js'
import { getWalletName } from '../../../src/parts/names/get-wallet-name.js'

const connector = (change: Partial<Connector>): Connector => ({
  id: 'prism',
  name: 'Prism',
  type: 'ANNOUNCED',
  chain: 'eip155',
  ...change,
})
const german = createMessages({ connect: { browserWallet: 'Wallet des Browsers' } })

it.each([
  ['an announced wallet by its own name', connector({}), 'Prism'],
  ['a name with direction marks without them', connector({ name: 'Prism\u202Egnp' }), 'Prismgnp'],
  [
    'the browser wallet by its message',
    connector({ id: injectedConnectorId, type: 'INJECTED' }),
    'Wallet des Browsers',
  ],
  ['a brought connector of that type by its own name', connector({ type: 'INJECTED' }), 'Prism'],
  ['an unknown one by the catalogue', undefined, 'your wallet'],
])('calls %s', (_case, wallet, name) => {
  expect(getWalletName(wallet, german)).toBe(name)
})
