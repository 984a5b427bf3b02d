import { stringToHex, verifyMessage } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Approval } from '../../../../../wallets/practice/protocol/approval.js'
import { developmentAccounts } from '../../../../../wallets/practice/state/development-accounts.js'
import { initialWalletState, type WalletState } from '../../../../../wallets/practice/state/wallet-state.js'
import type { ConnectedSession } from '../../../../../wallets/practice/walletconnect/sessions/connected-session.js'
import { createRequestQueue } from '../../../../../wallets/practice/walletconnect/sessions/create-request-queue.js'

const [first, second, third] = developmentAccounts
const message = stringToHex('hi')

const session: ConnectedSession = {
  topic: 'a'.repeat(64),
  peer: { name: 'Harbour', host: 'harbour.example' },
  chainIds: [31337],
  accounts: [first.address, second.address],
  others: [],
  since: null,
}

/** A request queue over a chain that returns its own id. `record` keeps what the queue sends and shows. */
function open(state: WalletState = initialWalletState) {
  const answers: unknown[] = []
  const record = {
    queue: [] as readonly Approval[],
    sessions: [session],
    state,
    shared: [] as number[],
    lost: 0,
    answers,
  }
  let nextId = 1
  const requests = createRequestQueue({
    readState: () => record.state,
    writeState: (next) => {
      record.state = next
    },
    callChain: async (chainId) => `0x${chainId.toString(16)}`,
    findSession: (topic) => record.sessions.find((other) => other.topic === topic),
    respond: async (_, answer) => void answers.push(answer),
    shareChain: async (_, chainId) => void record.shared.push(chainId),
    showQueue: (approvals) => {
      record.queue = approvals
    },
    reportLost: () => {
      record.lost += 1
    },
  })
  const ask = async (method: string, params: unknown, chainId = 'eip155:31337') => {
    const id = nextId++
    await requests.receive({ id, topic: session.topic, params: { chainId, request: { method, params } } })
    return String(id)
  }
  return { record, requests, ask }
}

describe('answered at once', () => {
  test.each<[string, unknown, string, object]>([
    ['eth_accounts', [], 'eip155:31337', { result: [first.address, second.address] }],
    ['eth_chainId', [], 'eip155:31337', { result: '0x7a69' }],
    ['eth_sign', [], 'eip155:31337', { error: expect.objectContaining({ code: -32601 }) }],
    ['eth_getBalance', [], 'eip155:31337', { error: expect.objectContaining({ code: -32601 }) }],
    ['personal_sign', [message, first.address], 'eip155:31338', { error: expect.objectContaining({ code: 4100 }) }],
    ['personal_sign', [message, first.address], 'solana:x', { error: expect.objectContaining({ code: 4100 }) }],
    ['personal_sign', [message, third.address], 'eip155:31337', { error: expect.objectContaining({ code: 4100 }) }],
    ['personal_sign', [1], 'eip155:31337', { error: expect.objectContaining({ code: -32602 }) }],
    [
      'wallet_switchEthereumChain',
      [{ chainId: '0x1' }],
      'eip155:31337',
      { error: expect.objectContaining({ code: 4902 }) },
    ],
  ])('%s %j on %s', async (method, params, chain, answer) => {
    const { record, ask } = open()
    await ask(method, params, chain)
    expect(record.answers).toEqual([answer])
    expect(record.queue).toEqual([])
  })

  test('a request of no session is nobody’s', async () => {
    const { record, requests } = open()
    const params = { chainId: 'eip155:31337', request: { method: 'eth_accounts', params: [] } }
    await requests.receive({ id: 1, topic: 'b'.repeat(64), params })
    expect(record.answers).toEqual([])
  })
})

describe('asked', () => {
  test('approved: any shared account signs, whichever is active', async () => {
    const { record, requests, ask } = open({ ...initialWalletState, activeAddress: third.address })
    const id = await ask('personal_sign', [message, second.address])
    const origin = 'Harbour (harbour.example)'
    expect(record.queue).toMatchObject([
      { id, kind: 'message', account: second.address, request: { message }, origin, isSelfNamed: true },
    ])
    await requests.decide(id, true)
    const [answer] = record.answers as [{ result: `0x${string}` }]
    const { address } = second
    expect(await verifyMessage({ address, message: { raw: message }, signature: answer.result })).toBe(true)
    expect(record.queue).toEqual([])
  })

  test('declined: 5000', async () => {
    const { record, requests, ask } = open()
    await requests.decide(await ask('personal_sign', [message, first.address]), false)
    expect(record.answers).toEqual([{ error: expect.objectContaining({ code: 5000 }) }])
  })

  test('a delivery that comes twice is asked once', async () => {
    const { record, requests } = open()
    const params = { chainId: 'eip155:31337', request: { method: 'personal_sign', params: [message, first.address] } }
    for (const _ of [1, 2]) await requests.receive({ id: 7, topic: session.topic, params })
    expect(record.queue).toHaveLength(1)
  })

  test('a network switched to becomes the wallet’s, and the session may use it', async () => {
    const { record, requests, ask } = open()
    await requests.decide(await ask('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }]), true)
    expect(record.answers).toEqual([{ result: null }])
    expect(record.state).toEqual({ ...initialWalletState, activeChainId: 31338 })
    expect(record.shared).toEqual([31338])
  })

  test('a session that ended meanwhile gets no signature', async () => {
    const { record, requests, ask } = open()
    const id = await ask('personal_sign', [message, first.address])
    record.sessions = []
    await requests.decide(id, true)
    expect(record.answers).toEqual([])
  })

  test('a loop cannot flood the wallet', async () => {
    const { record, ask } = open()
    for (let count = 0; count < 21; count += 1) await ask('personal_sign', [message, first.address])
    expect(record.queue).toHaveLength(20)
    expect(record.answers).toEqual([{ error: expect.objectContaining({ code: -32005 }) }])
  })

  test('what nobody waits for any more is dropped', async () => {
    const { record, requests, ask } = open()
    await ask('personal_sign', [message, first.address])
    expect(requests.drop(({ id }) => id === 2)).toBe(false)
    expect(requests.drop(({ id }) => id === 1)).toBe(true)
    expect(record.queue).toEqual([])
  })
})
