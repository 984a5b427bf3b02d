import { type Address, encodeFunctionData, type Hex, maxUint96, maxUint128, maxUint256, parseAbi } from 'viem'
import { describe, expect, test } from 'vitest'
import { describeCall } from '../../../../wallets/requests/describe-call.js'

const token: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const from: Address = '0x8A791620dd6260079BF849Dc5567aDC3F2FdC318'
const to: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const encode = (signature: string, args: readonly unknown[]): Hex => {
  const abi: readonly unknown[] = parseAbi([signature])
  return encodeFunctionData({ abi, args } as Parameters<typeof encodeFunctionData>[0])
}

const cases: [string, string, readonly unknown[], object][] = [
  [
    'a token transfer',
    'function transfer(address, uint256)',
    [to, 5n],
    { type: 'token-transfer', token, to, amount: 5n },
  ],
  [
    'a token transfer for another account',
    'function transferFrom(address, address, uint256)',
    [from, to, 5n],
    { type: 'token-transfer', token, from, to, amount: 5n },
  ],
  ...[
    [5n, false],
    [maxUint128 - 1n, false],
    [maxUint96, true],
    [maxUint128, true],
    [maxUint256 - 1n, true],
    [maxUint256, true],
  ].flatMap(([amount, isUnlimited]): typeof cases =>
    ['approve', 'increaseAllowance'].map((method) => [
      `a permission to spend ${amount} of a token`,
      `function ${method}(address, uint256)`,
      [to, amount],
      { type: 'token-approval', token, spender: to, amount, isUnlimited },
    ]),
  ),
  [
    'less permission',
    'function decreaseAllowance(address, uint256)',
    [to, maxUint256],
    { type: 'token-approval', token, spender: to, amount: maxUint256, isUnlimited: false },
  ],
  [
    'a permission to take every NFT',
    'function setApprovalForAll(address, bool)',
    [to, true],
    { type: 'collection-approval', collection: token, operator: to, isApproved: true },
  ],
  [
    'the transfer of an NFT',
    'function safeTransferFrom(address, address, uint256)',
    [from, to, 7n],
    { type: 'nft-transfer', collection: token, from, to, items: [{ id: 7n, amount: 1n }] },
  ],
  [
    'the transfer of an NFT with data',
    'function safeTransferFrom(address, address, uint256, bytes)',
    [from, to, 7n, '0x1234'],
    { type: 'nft-transfer', collection: token, from, to, items: [{ id: 7n, amount: 1n }] },
  ],
  [
    'the transfer of several of one NFT',
    'function safeTransferFrom(address, address, uint256, uint256, bytes)',
    [from, to, 7n, 3n, '0x'],
    { type: 'nft-transfer', collection: token, from, to, items: [{ id: 7n, amount: 3n }] },
  ],
  [
    'the transfer of several NFTs',
    'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
    [from, to, [7n, 8n], [1n, 2n], '0x'],
    {
      type: 'nft-transfer',
      collection: token,
      from,
      to,
      items: [
        { id: 7n, amount: 1n },
        { id: 8n, amount: 2n },
      ],
    },
  ],
  ['a deposit', 'function deposit()', [], { type: 'deposit', contract: token }],
  ['a withdrawal', 'function withdraw(uint256)', [9n], { type: 'withdrawal', contract: token, amount: 9n }],
  [
    'several calls',
    'function multicall(bytes[])',
    [['0x12', '0x34']],
    { type: 'multicall', contract: token, count: 2 },
  ],
  [
    'several calls with a deadline',
    'function multicall(uint256, bytes[])',
    [1n, ['0x12']],
    { type: 'multicall', contract: token, count: 1 },
  ],
  [
    'several calls of several contracts',
    'function aggregate3((address, bool, bytes)[])',
    [[[to, false, '0x12']]],
    { type: 'multicall', contract: token, count: 1 },
  ],
]

describe('what a transaction does', () => {
  test('a plain transfer', () => {
    expect(describeCall({ to, data: '0x' })).toEqual({ type: 'transfer', to })
  })

  test.each(cases)('%s: %s', (_name, signature, args, expected) => {
    const method = /function (\w+)/.exec(signature)?.[1]
    expect(describeCall({ to: token, data: encode(signature, args) })).toEqual({ method, ...expected })
  })

  test.each<[string, Hex]>([
    ['a token transfer cut short', '0xa9059cbb00'],
    [
      'a permission whose switch is neither 0 nor 1',
      `${encode('function setApprovalForAll(address, bool)', [to, true]).slice(0, -1)}2` as Hex,
    ],
    [
      'a transfer of NFTs without their amounts',
      encode('function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)', [
        from,
        to,
        [7n],
        [],
        '0x',
      ]),
    ],
  ])('%s is a call of a known method with unknown arguments', (_name, data) => {
    const method = expect.any(String)
    expect(describeCall({ to: token, data })).toEqual({ type: 'call', method, selector: data.slice(0, 10), data })
  })

  test.each<[string, Hex]>([
    ['a method of the contract itself', '0x12345678aabb'],
    ['less than a selector', '0xa905'],
  ])('%s is an unknown call', (_name, data) => {
    expect(describeCall({ to: token, data })).toEqual({ type: 'call', selector: data.slice(0, 10), data })
  })

  test('a selector in capitals is the same method', () => {
    const data = encode('function transfer(address, uint256)', [to, 5n]).replace('a9059cbb', 'A9059CBB') as Hex
    expect(describeCall({ to: token, data }).type).not.toBe('transfer')
    expect(describeCall({ to: token, data })).toMatchObject({ method: 'transfer' })
  })

  test('a new contract', () => {
    expect(describeCall({ to: null, data: '0x6000' })).toEqual({ type: 'creation', data: '0x6000' })
  })
})
