import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  encodeDelegation,
  hashDelegation,
  listCaveats,
  rootAuthority,
  type SignedDelegation,
} from '../../../../../src/embedded/smart-account/delegation.js'
import { getSmartAccountAddress } from '../../../../../src/embedded/smart-account/get-smart-account-address.js'
import { createPageState } from '../../../../../wallets/embedded/page/create-page-state.js'
import type { AnswerContext } from '../../../../../wallets/embedded/rpc/answer-context.js'
import { answerWithoutApproval } from '../../../../../wallets/embedded/rpc/answer-without-approval.js'
import { type CallBatches, createCallBatches } from '../../../../../wallets/embedded/rpc/calls/call-batches.js'
import { account, other } from '../approval/sample-context.js'

const origin = 'https://app.example'
const smart = getSmartAccountAddress(account)
const hash = `0x${'1'.repeat(64)}` as const
const nativeCurrency = { symbol: 'ETH', decimals: 18 }
const createState = () =>
  createPageState(
    [
      {
        caipNetworkId: 'eip155:31337',
        name: 'One',
        rpcUrl: 'https://one.example',
        bundlerUrl: 'https://b.example',
        nativeCurrency,
      },
      { caipNetworkId: 'eip155:1', name: 'Two', rpcUrl: 'https://two.example', nativeCurrency },
    ],
    null,
  )

function createContext(changes: Partial<AnswerContext> = {}) {
  const state = createState()
  const asked: string[] = []
  const context: AnswerContext = {
    state,
    network: state.readNetwork(),
    batches: createCallBatches(origin, null),
    sessions: null,
    readOwner: async () => account,
    openNode:
      ({ name }) =>
      async (method) => {
        asked.push(`${name} ${method}`)
        return null
      },
    openBundler: ({ name, bundlerUrl }) =>
      bundlerUrl
        ? async (method) => {
            asked.push(`bundler of ${name} ${method}`)
            return null
          }
        : null,
    ...changes,
  }
  const answer = (method: string, params?: unknown, more: Partial<AnswerContext> = {}) =>
    answerWithoutApproval({ method, params }, { ...context, ...more })
  return { state, asked, answer, network2: state.findNetwork('eip155:1') }
}

const supported = { atomic: { status: 'supported' } }
const unsupported = { atomic: { status: 'unsupported' } }

test('the accounts are the one that acts on the network', async () => {
  const { answer, state, network2 } = createContext()
  expect(await answer('eth_accounts')).toEqual([smart])
  expect(await answer('eth_accounts', [], { network: network2 })).toEqual([account])
  state.preferAccountType('eoa')
  expect(await answer('eth_accounts')).toEqual([account])
  expect(await answer('eth_accounts', [], { readOwner: async () => null })).toEqual([])
})

test('what calls cost is told of the own smart account only', async () => {
  const { answer, asked } = createContext()
  const estimate = (draft: object) => answer('eth_estimateUserOperationGas', [draft])
  await expect(estimate({ sender: other, calls: [] })).rejects.toMatchObject({ code: 4100 })
  await expect(estimate({ sender: account, calls: [] })).rejects.toMatchObject({ code: 4100 })
  await expect(estimate({ sender: smart, calls: [] })).rejects.toMatchObject({ code: -32602 })
  await expect(estimate({ sender: smart, calls: [{ to: other, value: 'x' }] })).rejects.toMatchObject({ code: -32602 })
  expect(asked).toEqual([])
  // A whole operation goes to the bundler as it is.
  await estimate({ sender: other })
  expect(asked).toEqual(['bundler of One eth_estimateUserOperationGas'])
})

test('capabilities are those of the account on each network', async () => {
  const { answer } = createContext()
  expect(await answer('wallet_getCapabilities')).toEqual({ '0x7a69': supported, '0x1': unsupported })
  expect(await answer('wallet_getCapabilities', [account])).toEqual({ '0x7a69': unsupported, '0x1': unsupported })
  expect(await answer('wallet_getCapabilities', [smart.toLowerCase(), ['0x7a69']])).toEqual({ '0x7a69': supported })
  // The smart account is not on the other network.
  expect(await answer('wallet_getCapabilities', [smart])).toEqual({ '0x7a69': supported })
  expect(await answer('wallet_getCapabilities', [account, ['0xa']])).toEqual({})
  await expect(answer('wallet_getCapabilities', [other])).rejects.toMatchObject({ code: 4100 })
  await expect(answer('wallet_getCapabilities', [{}])).rejects.toMatchObject({ code: 4100 })
})

test('what is about user operations goes to the bundler, of a network that has one', async () => {
  const { answer, asked, network2 } = createContext()
  const methods = [
    'eth_supportedEntryPoints',
    'eth_estimateUserOperationGas',
    'eth_getUserOperationByHash',
    'eth_getUserOperationReceipt',
  ]
  for (const method of methods) await answer(method, [])
  expect(asked).toEqual(methods.map((method) => `bundler of One ${method}`))
  await expect(answer('eth_supportedEntryPoints', [], { network: network2 })).rejects.toMatchObject({ code: 4200 })
  await answer('eth_gasPrice')
  expect(asked.at(-1)).toBe('One eth_gasPrice')
})

describe('the status of calls', () => {
  test('is that of their own network', async () => {
    const batches = createCallBatches(origin, null)
    batches.add({ id: 'one', chainId: 'eip155:1', kind: 'transactions', hashes: [hash], total: 1 })
    const { answer, asked } = createContext({ batches })
    expect(await answer('wallet_getCallsStatus', ['one'])).toEqual({
      version: '2.0.0',
      id: 'one',
      chainId: '0x1',
      status: 100,
      atomic: false,
    })
    expect(asked).toEqual(['Two eth_getTransactionReceipt'])
  })

  test.each<[string, unknown, number]>([
    ['an unknown id', ['none'], 5730],
    ['the name of a built-in', ['__proto__'], 5730],
    ['no id', [], -32602],
    ['an id that is no text', [1], -32602],
    ['parameters by name', { id: 'one' }, -32602],
  ])('of %s is an error', async (_what, params, code) => {
    await expect(createContext().answer('wallet_getCallsStatus', params)).rejects.toMatchObject({ code })
  })
})

describe('the batches of calls', () => {
  const createStorage = (text: string | null = null) => {
    const values = new Map(text === null ? [] : [['lintel.calls', text]])
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    }
  }
  const add = (batches: CallBatches, id: string) => batches.add({ id, chainId: 'eip155:1', kind: 'operation', hash })

  test('survive a reload of the frame, for the page that asked alone', () => {
    const storage = createStorage()
    add(createCallBatches(origin, storage), 'one')
    expect(createCallBatches(origin, storage).find('one')).toMatchObject({ hash })
    expect(createCallBatches('https://other.example', storage).find('one')).toBeNull()
  })

  test('are 64 at most, and none after a log-out', () => {
    const batches = createCallBatches(origin, createStorage())
    for (let index = 0; index <= 64; index += 1) add(batches, String(index))
    expect([batches.find('0'), batches.find('1')?.id]).toEqual([null, '1'])
    batches.clear()
    expect(batches.find('1')).toBeNull()
  })

  test.each(['{', '{}', '[{"id":"one"}]', '[null]'])('written by someone else (%s) are none', (text) => {
    expect(createCallBatches(origin, createStorage(text)).find('one')).toBeNull()
  })

  test('are kept in memory where the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('Full.', 'QuotaExceededError')
      },
    }
    const batches = createCallBatches(origin, full)
    add(batches, 'one')
    expect(batches.find('one')).not.toBeNull()
  })
})

describe('permissions', () => {
  const limits = { allowance: { kind: 'native', amount: 5n }, expiry: 1_893_456_000 } as const
  const delegation: SignedDelegation = {
    ...{ delegate: getAddress(other), delegator: smart, authority: rootAuthority, caveats: listCaveats(limits) },
    salt: 9n,
    signature: '0x12',
  }
  const ended = { ...delegation, salt: 10n }
  const context = encodeDelegation(delegation)
  const sessions: AnswerContext['sessions'] = {
    readKey: async () => 'ab'.repeat(32),
    listOwn: async () => [
      { pci: hashDelegation(delegation), origin, delegation, context, isOpen: true },
      { pci: hashDelegation(ended), origin, delegation: ended, context: encodeDelegation(ended), isOpen: false },
    ],
  }

  test('are supported where there are smart accounts', async () => {
    const supports = { chainIds: ['0x7a69'], ruleTypes: ['expiry'] }
    expect(await createContext().answer('wallet_getSupportedExecutionPermissions')).toMatchObject({
      'native-token-transfer': supports,
      'erc20-token-periodic': supports,
    })
  })

  test('that were granted are listed for the page in the fields of both versions', async () => {
    const granted = await createContext({ sessions }).answer('wallet_getGrantedExecutionPermissions')
    expect(granted).toHaveLength(1)
    expect(granted).toMatchObject([
      {
        ...{ chainId: '0x7a69', address: smart, from: smart, to: other, context },
        permissions: [{ type: 'native-token-transfer', data: { allowance: '0x5' } }],
        permission: { type: 'native-token-transfer', data: { allowance: '0x5' } },
        rules: [{ type: 'expiry', data: { timestamp: limits.expiry } }],
      },
    ])
    const readOwner = async () => null
    expect(await createContext({ sessions, readOwner }).answer('wallet_getGrantedExecutionPermissions')).toEqual([])
    await expect(createContext().answer('wallet_getGrantedExecutionPermissions')).rejects.toMatchObject({ code: 4200 })
  })

  test('are listed by a key for the page, where they are stored and someone is logged in', async () => {
    const read = (changes: Partial<AnswerContext>) => createContext(changes).answer('lintel_getSessionsKey')
    expect(await read({ sessions })).toEqual({ key: 'ab'.repeat(32) })
    expect(await read({})).toBeNull()
    expect(await read({ sessions, readOwner: async () => null })).toBeNull()
  })
})
