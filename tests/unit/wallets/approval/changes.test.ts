import {
  type Abi,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  type Hex,
  maxUint160,
  maxUint256,
  parseAbi,
  parseAbiParameters,
  parseEther,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { Approval } from '../../../../wallets/approval/describe/approval.js'
import type { Changes } from '../../../../wallets/approval/describe/changes/changes.js'
import { compareChanges } from '../../../../wallets/approval/describe/changes/compare-changes.js'
import { readSimulation } from '../../../../wallets/approval/describe/changes/read-simulation.js'
import { stateChanges } from '../../../../wallets/approval/describe/changes/state-changes.js'
import { knownMethods } from '../../../../wallets/requests/known-methods.js'
import { account, ask, other, token } from '../embedded/approval/sample-context.js'

type Call = { to: string; value?: `0x${string}`; data?: `0x${string}` }

const batch = (calls: readonly Call[]): Approval =>
  ask('wallet_sendCalls', [{ version: '2.0.0', from: account, chainId: '0x7a69', atomicRequired: false, calls }])
const call = (functionName: string, args: readonly unknown[]): Call => ({
  to: token,
  data: encodeFunctionData({ abi: knownMethods as Abi, functionName, args }),
})
const state = (...calls: readonly Call[]) => stateChanges(batch(calls))

const native = { kind: 'native' } as const
const erc20 = { kind: 'token', token } as const
const nothing: Changes = { leaves: [], arrives: [], allows: [] }

describe('what all calls of a request change', () => {
  test('31 payments of nothing and one of 0.9 ETH send 0.9 ETH', () => {
    const empty = Array.from({ length: 31 }, () => ({ to: other, value: '0x0' as const }))
    expect(state(...empty, { to: other, value: toHex(parseEther('0.9')) })).toEqual({
      ...nothing,
      leaves: [{ asset: native, amount: parseEther('0.9') }],
      unknownCount: 0,
    })
  })

  test('the sum of each token, of this account only', () => {
    const calls = [
      call('transfer', [other, 5n]),
      call('transferFrom', [account, other, 7n]),
      call('transferFrom', [other, account, 100n]),
    ]
    expect(state(...calls)?.leaves).toEqual([{ asset: erc20, amount: 12n }])
  })

  test('the allowance of each spender after the last call', () => {
    const allowed = (...calls: readonly Call[]) => state(...calls)?.allows
    const permit = { kind: 'token', token, spender: other }
    expect(allowed(call('approve', [other, 5n]), call('approve', [other, 9n]))).toEqual([{ ...permit, amount: 9n }])
    expect(allowed(call('approve', [other, 5n]), call('increaseAllowance', [other, 9n]))).toEqual([
      { ...permit, amount: 14n },
    ])
    expect(allowed(call('approve', [other, maxUint256]))).toEqual([{ ...permit, amount: null }])
    expect(allowed(call('approve', [other, 5n]), call('approve', [other, 0n]))).toEqual([])
    expect(allowed(call('setApprovalForAll', [other, true]))).toEqual([
      { kind: 'collection', collection: token, spender: other },
    ])
    expect(allowed(call('setApprovalForAll', [other, true]), call('setApprovalForAll', [other, false]))).toEqual([])
  })

  test('how many calls may change anything else', () => {
    expect(state({ to: other, data: '0x12345678' }, call('transfer', [other, 1n]))?.unknownCount).toBe(1)
  })

  test('a message changes nothing that could be said', () => {
    expect(stateChanges(ask('personal_sign', ['hi', account]))).toBeNull()
  })
})

describe('a simulation', () => {
  const leaves = [{ asset: native, amount: 5n }]
  const stated = { ...nothing, leaves, unknownCount: 0 }
  const more = [...leaves, { asset: erc20, amount: 7n }]
  const permit = { kind: 'token', token, spender: other } as const

  test.each<[string, typeof stated, Changes, string]>([
    ['that shows what was said', stated, { ...nothing, leaves }, 'same'],
    ['in which something arrives', stated, { ...nothing, leaves, arrives: more }, 'same'],
    ['in which more leaves', stated, { ...nothing, leaves: more }, 'different'],
    ['in which less leaves', stated, nothing, 'different'],
    [
      'in which something stays allowed',
      stated,
      { ...nothing, leaves, allows: [{ ...permit, amount: 1n }] },
      'different',
    ],
    ['that shows what unknown calls do', { ...stated, unknownCount: 1 }, { ...nothing, leaves: more }, 'more'],
    ['that shows nothing of unknown calls', { ...stated, unknownCount: 1 }, { ...nothing, leaves }, 'partial'],
  ])('%s', (_name, one, simulated, verdict) => {
    expect(compareChanges(one, simulated).verdict).toBe(verdict)
  })

  test('tells what leaves besides', () => {
    const simulated = {
      ...nothing,
      leaves: [
        { asset: native, amount: 8n },
        { asset: erc20, amount: 7n },
      ],
    }
    expect(compareChanges(stated, simulated).leaves).toEqual([
      { asset: native, amount: 3n },
      { asset: erc20, amount: 7n },
    ])
  })

  test('may leave a spender less than was said, never more', () => {
    const said = { ...nothing, allows: [{ ...permit, amount: 5n }], unknownCount: 0 }
    const verdict = (amount: bigint | null) =>
      compareChanges(said, { ...nothing, allows: [{ ...permit, amount }] }).verdict
    expect([verdict(5n), verdict(1n), verdict(6n), verdict(null)]).toEqual(['same', 'same', 'different', 'different'])
  })

  test('of `transferFrom` of an NFT shows its number, which was said as an amount', () => {
    const said = { ...nothing, leaves: [{ asset: erc20, amount: 7n }], unknownCount: 0 }
    const nft = { kind: 'nft', collection: token, id: 7n } as const
    expect(compareChanges(said, { ...nothing, leaves: [{ asset: nft, amount: 1n }] }).verdict).toBe('same')
    expect(compareChanges(said, { ...nothing, leaves: [{ asset: { ...nft, id: 8n }, amount: 1n }] }).verdict).toBe(
      'different',
    )
  })

  test.each([
    ['another answer', null, 'unavailable'],
    ['calls without logs', [{ calls: [{ status: '0x1' }] }], 'unavailable'],
    ['a call that fails', [{ calls: [{ status: '0x0', logs: [] }] }], 'failed'],
    [
      'a log that is none',
      [{ calls: [{ status: '0x1', logs: [{ address: token, topics: ['0x'], data: '0x' }] }] }],
      'done',
    ],
  ])('%s', (_name, answer, status) => {
    expect(readSimulation(answer, account).status).toBe(status)
  })
})

describe('what a simulation shows that stays allowed', () => {
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
  const copy = '0x1111111111111111111111111111111111111111'
  const nftEvents = parseAbi([
    'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
    'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  ])
  const permit2Events = parseAbi([
    'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
    'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
    'event Lockdown(address indexed owner, address token, address spender)',
  ])
  type Log = { address: Hex; topics: unknown; data: Hex }
  const read = (...logs: Log[]) => {
    const simulation = readSimulation([{ calls: [{ status: '0x1', logs }] }], account)
    return simulation.status === 'done' ? simulation.changes.allows : simulation.status
  }
  const approveNft = (spender: Hex, id: bigint, owner: Hex = account): Log => ({
    address: token,
    topics: encodeEventTopics({ abi: nftEvents, eventName: 'Approval', args: { owner, spender, id } }),
    data: '0x',
  })
  const sendNft = (id: bigint): Log => ({
    address: token,
    topics: encodeEventTopics({ abi: nftEvents, eventName: 'Transfer', args: { from: account, to: other, id } }),
    data: '0x',
  })
  const allow = (eventName: 'Approval' | 'Permit', amount: bigint, address: Hex = permit2): Log => ({
    address,
    topics: encodeEventTopics({ abi: permit2Events, eventName, args: { owner: account, token, spender: other } }),
    data:
      eventName === 'Permit'
        ? encodeAbiParameters(parseAbiParameters('uint160, uint48, uint48'), [amount, 9, 0])
        : encodeAbiParameters(parseAbiParameters('uint160, uint48'), [amount, 9]),
  })
  const lockdown = (address: Hex): Log => ({
    address,
    topics: encodeEventTopics({ abi: permit2Events, eventName: 'Lockdown', args: { owner: account } }),
    data: encodeAbiParameters(parseAbiParameters('address, address'), [token, other]),
  })
  const nft = { kind: 'nft', collection: token, id: 7n, spender: other } as const
  const lent = { kind: 'token', token, spender: other, via: permit2 } as const

  test('one NFT of ERC-721, for its last spender, until it leaves', () => {
    expect(read(approveNft(other, 7n))).toEqual([nft])
    expect(read(approveNft(copy, 7n), approveNft(other, 7n))).toEqual([nft])
    expect(read(approveNft(other, 7n), approveNft(zeroAddress, 7n))).toEqual([])
    expect(read(approveNft(other, 7n), sendNft(7n))).toEqual([])
    expect(read(approveNft(other, 7n), sendNft(8n))).toEqual([nft])
    expect(read(approveNft(other, 7n, other))).toEqual([])
  })

  test('a token by way of Permit2, up to an amount', () => {
    expect(read(allow('Approval', 5n))).toEqual([{ ...lent, amount: 5n }])
    expect(read(allow('Permit', 5n))).toEqual([{ ...lent, amount: 5n }])
    expect(read(allow('Permit', maxUint160))).toEqual([{ ...lent, amount: null }])
    expect(read(allow('Permit', 5n), allow('Approval', 0n))).toEqual([])
    expect(read(allow('Permit', 5n), lockdown(permit2))).toEqual([])
  })

  test('whatever another contract claims', () => {
    expect(read(allow('Permit', 5n), lockdown(copy), allow('Approval', 0n, copy))).toEqual([{ ...lent, amount: 5n }])
  })

  test('is what the call of an NFT said, or something else', () => {
    const verdict = (id: bigint, simulated: bigint) => {
      const said = state(call('approve', [other, id]))
      return said && compareChanges(said, { ...nothing, allows: [{ ...nft, id: simulated }] }).verdict
    }
    expect([verdict(7n, 7n), verdict(7n, 8n), verdict(maxUint256, maxUint256)]).toEqual(['same', 'different', 'same'])
    const said = state(call('approve', [copy, 7n]))
    expect(said && compareChanges(said, { ...nothing, allows: [nft] }).verdict).toBe('different')
  })

  test('by way of Permit2 is not what an allowance of the token said', () => {
    const said = state(call('approve', [other, 5n]))
    expect(said && compareChanges(said, { ...nothing, allows: [{ ...lent, amount: 5n }] }).verdict).toBe('different')
  })
})
