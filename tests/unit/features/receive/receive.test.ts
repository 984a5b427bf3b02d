import { describe, expect, test } from 'vitest'
import type { Account } from '../../../../src/core/model/account.js'
import type { CaipNetworkId } from '../../../../src/core/model/caip.js'
import { embeddedWalletId } from '../../../../src/core/model/embedded-wallet.js'
import type { Network } from '../../../../src/core/model/network.js'
import { groupAddress } from '../../../../src/features/receive/views/wallet-receive/group-address.js'
import { writePaymentLink } from '../../../../src/features/receive/views/wallet-receive/write-payment-link.js'
import { writeExplorerLink } from '../../../../src/parts/links/write-explorer-link.js'
import { isOwnNetwork, listOwnNetworks } from '../../../../src/parts/wallets/list-own-networks.js'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

test('the QR code holds an EIP-681 link with the chain', () => {
  expect(writePaymentLink({ address, namespace: 'eip155', chainId: 8453 })).toBe(`ethereum:${address}@8453`)
  expect(writePaymentLink({ address, namespace: 'eip155' })).toBe(`ethereum:${address}`)
  expect(writePaymentLink({ address: 'bc1q', namespace: 'bip122', chainId: 'x' })).toBe('bc1q')
})

test('an address is cut into groups of four', () => {
  expect(groupAddress(address).join(' ')).toBe('0x 71C7 656E C7ab 88b0 98de fB75 1B74 01B5 f6d8 976F')
  expect(groupAddress('bc1qar0srrr7')).toEqual(['bc1q', 'ar0s', 'rrr7'])
})

test('links of an explorer name their network, and pages as it does', () => {
  const paths = { address: 'account', tx: 'extrinsic' }
  const network = {
    blockExplorers: { default: { name: 'E', url: 'https://e.example/?cluster=devnet', paths } },
  } as Network
  expect(writeExplorerLink(network, 'address', 'abc')).toBe('https://e.example/account/abc?cluster=devnet')
  expect(writeExplorerLink(network, 'tx', 'abc')).toBe('https://e.example/extrinsic/abc?cluster=devnet')
  expect(writeExplorerLink(network, 'token', 'abc')).toBe('https://e.example/token/abc?cluster=devnet')
})

test('links of the explorer follow EIP-3091', () => {
  const network = { blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.example/' } } } as Network
  expect(writeExplorerLink(network, 'tx', '0xab')).toBe('https://explorer.example/tx/0xab')
  expect(writeExplorerLink(network, 'token', undefined)).toBeNull()
  expect(writeExplorerLink(null, 'tx', '0xab')).toBeNull()
})

describe('the networks on which an address is the visitor’s', () => {
  const list = (...ids: CaipNetworkId[]) =>
    ids.map((id) => ({ caipNetworkId: id, chainNamespace: id.split(':')[0] })) as unknown as Network[]
  const networks = list('eip155:1', 'eip155:10', 'eip155:137', 'solana:a', 'bip122:main', 'bip122:test')
  type OwnAddress = Parameters<typeof isOwnNetwork>[0]
  const own = (account: Partial<Account>, smartAccountNetworks: CaipNetworkId[] | null, active = 'eip155:1') => ({
    account: { namespace: 'eip155', type: 'eoa', connectorId: 'foxglove', ...account } as OwnAddress['account'],
    active: active as CaipNetworkId,
    user: smartAccountNetworks && { smartAccountNetworks },
  })
  const read = (...parameters: Parameters<typeof own>) =>
    listOwnNetworks(own(...parameters), networks).map(({ caipNetworkId }) => caipNetworkId)
  const smart = { type: 'smartAccount', connectorId: embeddedWalletId } as const

  test('are all of the namespace for a key, and those of the wallet for a smart account', () => {
    expect(read({}, null)).toEqual(['eip155:1', 'eip155:10', 'eip155:137'])
    expect(read(smart, ['eip155:1', 'eip155:10', 'eip155:99'])).toEqual(['eip155:1', 'eip155:10'])
    expect(read({ connectorId: embeddedWalletId }, ['eip155:1'])).toEqual(['eip155:1', 'eip155:10', 'eip155:137'])
  })

  test('are only the active one while the embedded wallet is being restored', () => {
    expect(read(smart, null)).toEqual(['eip155:1'])
    expect(read({ connectorId: embeddedWalletId }, null)).toEqual(['eip155:1'])
  })

  test('are only the active one for a Bitcoin address', () => {
    expect(read({ namespace: 'bip122', type: 'payment' }, null, 'bip122:main')).toEqual(['bip122:main'])
  })

  test('may be one that the app does not list', () => {
    expect(isOwnNetwork(own({}, null), 'eip155:99')).toBe(true)
    expect(isOwnNetwork(own({}, null), 'solana:b')).toBe(false)
    expect(isOwnNetwork(own(smart, ['eip155:1']), 'eip155:99')).toBe(false)
    expect(isOwnNetwork(own(smart, ['eip155:1', 'eip155:99']), 'eip155:99')).toBe(true)
  })
})
