import { describe, expect, test } from 'vitest'
import { decideRequest } from '../../../../wallets/practice/requests/decide-request.js'
import { developmentAccounts } from '../../../../wallets/practice/state/development-accounts.js'
import { connectSite, initialWalletState } from '../../../../wallets/practice/state/wallet-state.js'

const site = 'http://localhost:3000'
const [{ address }, { address: otherAddress }] = developmentAccounts
const connected = connectSite(initialWalletState, site, address)
const typedData = { types: { Mail: [] }, primaryType: 'Mail', message: {}, domain: { chainId: 31337 } }

function decide(method: string, params?: unknown, state = connected) {
  return decideRequest(state, site, { method, params })
}

describe('answered without asking', () => {
  const permissions = [
    {
      invoker: site,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
    },
  ]
  test.each([
    ['eth_accounts', undefined, [address]],
    ['eth_requestAccounts', undefined, [address]],
    ['eth_chainId', [], '0x7a69'],
    ['net_version', [], '31337'],
    ['wallet_getPermissions', [], permissions],
    ['wallet_switchEthereumChain', [{ chainId: '0x7a69' }], null],
  ])('%s when connected', (method, params, result) => {
    expect(decide(method, params)).toEqual({ type: 'answer', result })
  })

  test.each(['eth_accounts', 'wallet_getPermissions'])('%s tells a stranger nothing', (method) => {
    expect(decide(method, [], initialWalletState)).toEqual({ type: 'answer', result: [] })
  })

  test('one site cannot see that another is connected', () => {
    expect(decideRequest(connected, 'http://evil.example', { method: 'eth_accounts', params: [] })).toEqual({
      type: 'answer',
      result: [],
    })
  })
})

test('a site can take back its own connection', () => {
  const decision = decide('wallet_revokePermissions', [{ eth_accounts: {} }])
  expect(decision).toMatchObject({ type: 'change', state: { connectedSites: [] }, result: null })
})

describe('asked in the wallet window', () => {
  const tx = { from: address, to: otherAddress.toLowerCase(), value: '0xde0b6b3a7640000', gas: '0x5208' }
  const signing = {
    kind: 'message',
    account: address,
    text: 'hi',
    request: { kind: 'sign-message', message: '0x6869' },
  }
  test.each([
    ['wallet_requestPermissions', [{ eth_accounts: {} }], { kind: 'connect', answer: 'permissions' }],
    ['personal_sign', ['0x6869', address], signing],
    ['personal_sign', ['hi', address.toLowerCase()], signing],
    [
      'eth_signTypedData_v4',
      [address, JSON.stringify(typedData)],
      { kind: 'typed-data', account: address, primaryType: 'Mail', request: { kind: 'sign-typed-data' } },
    ],
    [
      'eth_sendTransaction',
      [tx],
      {
        kind: 'transaction',
        account: address,
        chainId: 'eip155:31337',
        call: { type: 'transfer' },
        request: {
          kind: 'send-transaction',
          transaction: { from: address, to: otherAddress, value: 10n ** 18n, data: '0x', gas: 21000n },
        },
      },
    ],
    ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }], { kind: 'switch-chain', from: 31337, to: 31338 }],
    [
      'wallet_addEthereumChain',
      [{ chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://rpc.example'] }],
      { kind: 'add-chain', chainId: 1, name: 'Ethereum' },
    ],
    [
      'wallet_addEthereumChain',
      [{ chainId: '0x7a6a', chainName: 'Mine', rpcUrls: [] }],
      { kind: 'switch-chain', from: 31337, to: 31338 },
    ],
  ])('%s %j', (method, params, subject) => {
    expect(decide(method, params)).toMatchObject({ type: 'ask', subject })
  })

  const signIn = `bank.example wants you to sign in with your Ethereum account:\n${address}\n\nURI: https://bank.example`
  test.each([
    ['a page', site, [{ kind: 'other-site', domain: 'bank.example' }]],
    ['a session of WalletConnect, which names itself', 'a'.repeat(64), []],
  ])('a sign-in is compared with the origin of %s', (_name, origin, warnings) => {
    const state = connectSite(initialWalletState, origin, address)
    const decision = decideRequest(state, origin, { method: 'personal_sign', params: [signIn, address] })
    expect(decision).toMatchObject({ subject: { signIn: { domain: 'bank.example' }, warnings } })
  })

  test('eth_requestAccounts of a stranger', () => {
    expect(decide('eth_requestAccounts', undefined, initialWalletState)).toEqual({
      type: 'ask',
      subject: { kind: 'connect', answer: 'accounts' },
    })
  })
})

test('reads go to the chain the wallet is on', () => {
  const state = { ...connected, activeChainId: 31338 }
  expect(decide('eth_getBalance', [address, 'latest'], state)).toEqual({
    type: 'forward',
    chainId: 31338,
    method: 'eth_getBalance',
    params: [address, 'latest'],
  })
})

describe('refused', () => {
  const failures: [string, unknown, number][] = [
    ['eth_sign', [address, '0x00'], 4200],
    ['anvil_setBalance', [address, '0x1'], 4200],
    ['wallet_watchAsset', [], 4200],
    ['toString', [], 4200],
    ['wallet_switchEthereumChain', [{ chainId: '0x1' }], 4902],
    ['wallet_switchEthereumChain', [{ chainId: 31338 }], -32602],
    ['wallet_switchEthereumChain', [{ chainId: '0x0' }], -32602],
    ['wallet_switchEthereumChain', [], -32602],
    ['wallet_addEthereumChain', [{ chainId: '0x1' }], -32602],
    ['wallet_requestPermissions', [{ eth_sign: {} }], -32602],
    ['personal_sign', ['0x6869', otherAddress], 4100],
    ['personal_sign', [address], -32602],
    ['personal_sign', [1, address], -32602],
    ['eth_signTypedData_v4', [address, '{'], -32602],
    ['eth_signTypedData_v4', [address, { ...typedData, domain: { chainId: 1 } }], -32602],
    ['eth_sendTransaction', [], -32602],
    ['eth_sendTransaction', [{ to: address, value: '12' }], -32602],
    ['eth_sendTransaction', [{ to: '0x12' }], -32602],
    ['eth_sendTransaction', [{ to: address, data: '0x123' }], -32602],
    ['eth_sendTransaction', [{ to: address, chainId: '0x1' }], -32602],
    ['eth_sendTransaction', [{}], -32602],
    ['eth_sendTransaction', [{ from: otherAddress, to: address }], 4100],
    ['eth_chainId', {}, -32602],
  ]
  test.each(failures)('%s %j with %i', (method, params, code) => {
    expect(() => decide(method, params)).toThrow(expect.objectContaining({ code }))
  })

  test.each([
    ['personal_sign', ['0x6869', address]],
    ['eth_sendTransaction', [{ to: address }]],
    ['eth_signTypedData_v4', [address, typedData]],
    ['wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]],
    ['wallet_addEthereumChain', [{ chainId: '0x1', chainName: 'Ethereum', rpcUrls: [] }]],
  ])('%s of a site that is not connected with 4100', (method, params) => {
    expect(() => decide(method, params, initialWalletState)).toThrow(expect.objectContaining({ code: 4100 }))
  })
})
