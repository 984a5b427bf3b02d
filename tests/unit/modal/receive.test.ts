import { expect, test } from 'vitest'
import type { Network } from '../../../src/core/model/network.js'
import { writeExplorerLink } from '../../../src/modal/parts/links/write-explorer-link.js'
import { groupAddress } from '../../../src/modal/views/wallet-receive/group-address.js'
import { writePaymentLink } from '../../../src/modal/views/wallet-receive/write-payment-link.js'

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
