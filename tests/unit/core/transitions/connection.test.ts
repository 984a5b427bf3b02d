import { describe, expect, it } from 'vitest'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import type { Connector } from '../../../../src/core/model/connector.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import type { LintelEvent } from '../../../../src/core/transitions/event.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import {
  ADDRESS,
  getEvm,
  getViewNames,
  makeConnected,
  makeNetwork,
  makeState,
  OTHER_ADDRESS,
  run,
} from '../fixtures/make-state.js'

const namespace = 'eip155'
const session = { connectorId: 'prism', addresses: [ADDRESS], chainId: 1 } as const
const connect = (id: number, connectorId = 'prism'): LintelEvent => ({
  type: 'connection/connect',
  namespace,
  connectorId,
  id,
})
const connected = (id: number): LintelEvent => ({ type: 'connection/connected', namespace, id, session })
const restore = (id: number): LintelEvent => ({ type: 'connection/restore', namespace, id })
const rejected = (id: number): LintelEvent => ({
  type: 'connection/failed',
  namespace,
  id,
  error: new RequestRejectedError({ details: 'no' }),
})
const inConnectingExternal: LintelEvent[] = [
  { type: 'modal/open', view: null },
  { type: 'router/push', view: { name: 'ConnectingExternal', connectorId: 'prism' } },
]

describe('connecting', () => {
  it('goes over connecting to connected', () => {
    const asked = run(makeState(), [connect(1)])
    expect(getEvm(asked)).toMatchObject({ status: 'connecting', account: null, attempt: { id: 1, failure: null } })
    expect(getEvm(run(asked, [connected(1)]))).toMatchObject({
      status: 'connected',
      account: { namespace, address: ADDRESS, type: 'eoa', connectorId: 'prism' },
      addresses: [ADDRESS],
      network: 'eip155:1',
      attempt: null,
    })
  })

  it('keeps two recent wallets, newest first, and moves a re-used one to the front', () => {
    const use = (state: LintelState, connectorId: string, id: number) =>
      run(state, [
        connect(id, connectorId),
        { type: 'connection/connected', namespace, id, session: { ...session, connectorId } },
      ])
    const three = ['a', 'b', 'c'].reduce((state, connectorId, index) => use(state, connectorId, index + 1), makeState())
    const recent = (state: LintelState) => state.recentWallets.map(({ connectorId }) => connectorId)
    expect(recent(three)).toEqual(['c', 'b'])
    expect(recent(use(three, 'b', 4))).toEqual(['b', 'c'])
  })

  it('closes the modal on success', () => {
    const state = run(makeState(), [...inConnectingExternal, connect(1)])
    expect(state.modal.loading).toBe(true)
    expect(run(state, [connected(1)]).modal).toEqual({ open: false, loading: false, shake: null })
  })

  it('shows UnsupportedChain instead when the wallet is elsewhere', () => {
    const state = run(makeState(), [
      ...inConnectingExternal,
      connect(1),
      { type: 'connection/connected', namespace, id: 1, session: { ...session, chainId: 0 } },
    ])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['UnsupportedChain']])
  })

  it('asks to sign in when that is required', () => {
    const state = run(makeState(), [
      { type: 'sign-in/changed', signIn: { required: true, hasSession: false } },
      connect(1),
      connected(1),
    ])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['SIWXSignMessage']])
  })

  it('keeps a refusal as data and lets the visitor try again', () => {
    const refused = run(makeState(), [connect(1), rejected(1)])
    expect(getEvm(refused)).toMatchObject({
      status: 'disconnected',
      attempt: { id: 1, failure: { code: 'request-rejected', details: 'no' } },
    })
    expect(getEvm(run(refused, [connect(2), connected(2)])).status).toBe('connected')
  })

  it('says after 30 s that the wallet does not answer, and still takes a late yes', () => {
    const step = reduce(makeState(), connect(1), 0)
    expect(step.effects).toContainEqual({
      type: 'timer/set',
      key: 'attempt:eip155',
      at: 30_000,
      event: { type: 'connection/timed-out', namespace, id: 1 },
    })
    const late = run(step.state, [{ type: 'connection/timed-out', namespace, id: 1 }])
    expect(getEvm(late)).toMatchObject({
      status: 'disconnected',
      attempt: { failure: { code: 'wallet-unresponsive' } },
    })
    expect(getEvm(run(late, [connected(1)])).status).toBe('connected')
    expect(getEvm(run(late, [rejected(1)])).attempt?.failure?.code).toBe('request-rejected')
  })

  it('drops the reply of an older try', () => {
    const state = run(makeState(), [connect(1), connect(2, 'other')])
    expect(run(state, [connected(1)])).toEqual(state)
    expect(run(state, [rejected(1)])).toEqual(state)
  })

  it('answers the older try with request-cancelled', () => {
    const { effects } = reduce(run(makeState(), [connect(1)]), connect(2), 0)
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'reply', id: 1, error: expect.objectContaining({ code: 'request-cancelled' }) }),
    )
  })

  it('lets the wallet go when its yes comes after the view was left', () => {
    const left = run(makeState(), [...inConnectingExternal, connect(1), { type: 'router/back' }])
    expect(getEvm(left)).toMatchObject({ status: 'disconnected', attempt: null })
    expect(reduce(left, connected(1), 0).effects).toEqual([
      { type: 'adapter/disconnect', namespace, connectorId: 'prism', id: null },
    ])
  })

  it.each<[string, LintelEvent]>([
    ['its view is left', { type: 'router/back' }],
    ['another wallet is chosen', connect(6, 'third')],
    ['the visitor disconnects', { type: 'connection/disconnect', namespace, connectorId: null, id: null }],
    ['the connected wallet lets go', { type: 'connection/lost', namespace, connectorId: 'prism' }],
    ['the instance is destroyed', { type: 'lintel/stopped' }],
  ])('tells a wallet that timed out that nobody waits any more when %s', (_name, event) => {
    const timedOut = run(makeConnected(), [
      { type: 'modal/open', view: { name: 'ConnectingExternal', connectorId: 'other' } },
      connect(5, 'other'),
      { type: 'connection/timed-out', namespace, id: 5 },
    ])
    expect(getEvm(timedOut)).toMatchObject({ status: 'connected', attempt: { connectorId: 'other' } })
    const { effects } = reduce(timedOut, event, 0)
    expect(effects).toContainEqual({ type: 'adapter/abort', namespace })
    expect(effects).toContainEqual(expect.objectContaining({ type: 'reply', id: 5 }))
  })

  it('tells a wallet that timed out so when another tab connects instead', () => {
    const timedOut = run(makeState(), [connect(1), { type: 'connection/timed-out', namespace, id: 1 }])
    expect(reduce(timedOut, restore(2), 0).effects).toContainEqual({ type: 'adapter/abort', namespace })
  })

  it('gives up the try when the modal is closed on it', () => {
    const left = run(makeState(), [...inConnectingExternal, connect(1), { type: 'modal/close', forced: false }])
    expect(getEvm(left)).toMatchObject({ status: 'disconnected', attempt: null })
  })

  it('treats a wallet that shares no account as a failure', () => {
    const none = { ...session, addresses: [''] } as const
    const state = run(makeState(), [connect(1), { type: 'connection/connected', namespace, id: 1, session: none }])
    expect(getEvm(state).attempt?.failure?.code).toBe('account-not-shared')
  })

  it('keeps the account while another wallet is asked', () => {
    const state = run(makeConnected(), [connect(5, 'other')])
    expect(getEvm(state)).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
    expect(getEvm(run(state, [rejected(5)]))).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
  })
})

describe('restoring', () => {
  it('goes over connecting to connected', () => {
    const state = run(makeState(), [restore(1)])
    expect(getEvm(state)).toMatchObject({ status: 'connecting', attempt: { kind: 'restore' } })
    expect(getEvm(run(state, [{ type: 'connection/restored', namespace, id: 1, session }])).status).toBe('connected')
  })

  it.each<[string, LintelEvent]>([
    ['there is nothing to restore', { type: 'connection/restored', namespace, id: 1, session: null }],
    ['it fails', rejected(1)],
    ['10 s have gone by', { type: 'connection/timed-out', namespace, id: 1 }],
  ])('ends disconnected when %s', (_name, event) => {
    expect(getEvm(run(makeState(), [restore(1), event]))).toMatchObject({ status: 'disconnected', account: null })
  })

  it('is limited to 10 s', () => {
    const { effects } = reduce(makeState(), restore(1), 500)
    expect(effects).toContainEqual(expect.objectContaining({ type: 'timer/set', at: 10_500 }))
  })

  it('shows the account when the modal was opened meanwhile', () => {
    const state = run(makeState(), [
      restore(1),
      { type: 'modal/open', view: null },
      { type: 'connection/restored', namespace, id: 1, session },
    ])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['Account']])
  })

  it('leaves a view in which a wallet of another namespace is being asked', () => {
    const { factory } = createFakeAdapter()
    const state = makeState({
      networks: [makeNetwork(1), makeNetwork(101, { chainNamespace: 'solana' })],
      adapters: [factory, { ...factory, namespace: 'solana' }],
    })
    const asking = run(state, [
      { type: 'connection/restore', namespace: 'solana', id: 1 },
      ...inConnectingExternal,
      connect(2),
      { type: 'connection/restored', namespace: 'solana', id: 1, session: { ...session, chainId: 101 } },
    ])
    expect(asking.namespaces.solana?.status).toBe('connected')
    expect(getViewNames(asking)).toEqual(['Connect', 'ConnectingExternal'])
    expect(getEvm(asking)).toMatchObject({ status: 'connecting', attempt: { id: 2, failure: null } })
  })

  it('reads reconnecting while an account is already there', () => {
    const state = run(makeConnected(), [restore(9)])
    expect(getEvm(state)).toMatchObject({ status: 'reconnecting', account: { address: ADDRESS } })
    expect(getEvm(run(state, [rejected(9)]))).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
  })
})

describe('changes on the wallet’s side', () => {
  it('follows another account and another network', () => {
    const changed = { connectorId: 'prism', addresses: [OTHER_ADDRESS, ADDRESS], chainId: 10 } as const
    const state = run(makeConnected(), [{ type: 'connection/session-changed', namespace, session: changed }])
    expect(getEvm(state)).toMatchObject({
      account: { address: OTHER_ADDRESS },
      addresses: [OTHER_ADDRESS, ADDRESS],
      network: 'eip155:10',
    })
  })

  it('shows UnsupportedChain in an open modal, and the account once it is resolved', () => {
    const away = run(makeConnected(), [
      { type: 'modal/open', view: null },
      { type: 'connection/session-changed', namespace, session: { ...session, chainId: 999 } },
    ])
    expect(getViewNames(away)).toEqual(['UnsupportedChain'])
    const back = run(away, [{ type: 'connection/session-changed', namespace, session }])
    expect([back.modal.open, getViewNames(back)]).toEqual([true, ['Account']])
  })

  it('reads an account change to none as disconnected', () => {
    const none = { ...session, addresses: [''] } as const
    const state = run(makeConnected(), [{ type: 'connection/session-changed', namespace, session: none }])
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', account: null, addresses: [] })
  })

  it('does not connect by itself after a disconnect', () => {
    const state = run(makeConnected(), [
      { type: 'connection/disconnect', namespace, connectorId: null, id: null },
      { type: 'connection/session-changed', namespace, session },
    ])
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', account: null })
  })
})

describe('disconnecting', () => {
  it('resets account, network and try, and forgets the session', () => {
    const step = reduce(
      makeConnected({}, 999),
      { type: 'connection/disconnect', namespace, connectorId: null, id: 7 },
      0,
    )
    expect(getEvm(step.state)).toMatchObject({
      status: 'disconnected',
      account: null,
      addresses: [],
      network: 'eip155:1',
      attempt: null,
      switching: null,
    })
    expect(step.effects).toEqual([
      { type: 'storage/disconnected', namespace, connectorId: null },
      { type: 'adapter/disconnect', namespace, connectorId: null, id: 7 },
    ])
  })
})

describe('the list of wallets', () => {
  const injected: Connector = {
    id: 'injected',
    name: 'Browser wallet',
    type: 'INJECTED',
    chain: namespace,
    rdns: 'io.Prism',
  }
  const announced: Connector = { id: 'io.prism', name: 'Prism', type: 'ANNOUNCED', chain: namespace, rdns: 'io.prism' }
  const other: Connector = { id: 'other', name: 'Other', type: 'ANNOUNCED', chain: namespace }

  it('has each wallet once, whatever announced it', () => {
    const state = run(makeState(), [
      { type: 'connection/connectors', namespace, connectors: [injected, other, announced, announced] },
    ])
    expect(getEvm(state).connectors).toEqual([announced, other])
  })
})
