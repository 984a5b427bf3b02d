import { describe, expect, it } from 'vitest'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import type { Connector } from '../../../../src/core/model/connector.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import { getStatus } from '../../../../src/core/selectors.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { isWaitingForWallet } from '../../../../src/core/wallets/is-waiting-for-wallet.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import { createFakeSiwx } from '../fixtures/fake-siwx.js'
import {
  ADDRESS,
  getEvm,
  getViewNames,
  makeConnected,
  makeNetwork,
  makeState,
  OTHER_ADDRESS,
  report,
  run,
} from '../fixtures/make-state.js'

const namespace = 'eip155'
const session = { connectorId: 'prism', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' } as const
const connect = (id: number, connectorId = 'prism'): LintelEvent => ({
  type: 'connection/connect',
  namespace,
  connectorId,
  id,
})
const connected = report([session])
const restoring = report([], true)
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
  it('goes from connecting to connected', () => {
    const asked = run(makeState(), [connect(1)])
    expect(getEvm(asked)).toMatchObject({ status: 'connecting', account: null, attempt: { id: 1, failure: null } })
    expect(getEvm(run(asked, [connected]))).toMatchObject({
      status: 'connected',
      account: { namespace, address: ADDRESS, type: 'eoa', connectorId: 'prism' },
      network: 'eip155:1',
      attempt: null,
    })
  })

  it('keeps two recent wallets, newest first, and moves a re-used one to the front', () => {
    const use = (state: LintelState, connectorId: string, id: number) =>
      run(state, [connect(id, connectorId), report([{ ...session, connectorId }])])
    const three = ['a', 'b', 'c'].reduce((state, connectorId, index) => use(state, connectorId, index + 1), makeState())
    const recent = (state: LintelState) => state.recentWallets.map(({ connectorId }) => connectorId)
    expect(recent(three)).toEqual(['c', 'b'])
    expect(recent(use(three, 'b', 4))).toEqual(['b', 'c'])
  })

  it('closes the modal on success', () => {
    const state = run(makeState(), [...inConnectingExternal, connect(1)])
    expect(isWaitingForWallet(state)).toBe(true)
    expect(run(state, [connected]).modal).toEqual({ open: false, shake: null })
  })

  it('shows UnsupportedChain instead on another network', () => {
    const state = run(makeState(), [...inConnectingExternal, connect(1), report([{ ...session, network: 'eip155:0' }])])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['UnsupportedChain']])
  })

  it('opens sign-in when that is required', () => {
    const state = run(makeState({ siwx: createFakeSiwx().siwx }), [connect(1), connected])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['SIWXSignMessage']])
  })

  it('keeps a rejection as data and allows a retry', () => {
    const refused = run(makeState(), [connect(1), rejected(1)])
    expect(getEvm(refused)).toMatchObject({
      status: 'disconnected',
      attempt: { id: 1, failure: { code: 'request-rejected', details: 'no' } },
    })
    expect(getEvm(run(refused, [connect(2), connected])).status).toBe('connected')
  })

  it('reports a wallet that does not answer for 30 s, and still accepts a late approval', () => {
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
    expect(getEvm(run(late, [connected])).status).toBe('connected')
    expect(getEvm(run(late, [rejected(1)])).attempt?.failure?.code).toBe('request-rejected')
  })

  it('drops the failure of an older attempt', () => {
    const state = run(makeState(), [connect(1), connect(2, 'other')])
    expect(run(state, [rejected(1)])).toEqual(state)
  })

  it('ends the attempt whose wallet is connected, also through wagmi', () => {
    const step = reduce(run(makeState(), [connect(1), rejected(1)]), connected, 0)
    expect(getEvm(step.state)).toMatchObject({ status: 'connected', attempt: null })
    const other = run(makeState(), [connect(1, 'other'), connected])
    expect(getEvm(other)).toMatchObject({ status: 'connected', attempt: { id: 1 } })
  })

  it('makes a connected wallet the active one without a request', () => {
    const step = reduce(makeConnected(), connect(7), 0)
    expect(getEvm(step.state).attempt).toBeNull()
    expect(step.effects).toEqual([])
  })

  it('keeps the modal open when a cancelled wallet approves late and is disconnected again', () => {
    const left = run(makeState(), [...inConnectingExternal, connect(1), { type: 'router/back' }, connected])
    const state = run(left, [report([])])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['Connect']])
  })

  it('aborts the request when its view is closed', () => {
    const asked = run(makeState(), [...inConnectingExternal, connect(1)])
    const { state, effects } = reduce(asked, { type: 'router/back' }, 0)
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', attempt: null })
    expect(effects).toContainEqual({ type: 'adapter/abort', namespace })
  })

  it.each<[string, LintelEvent]>([
    ['its view is closed', { type: 'router/back' }],
    ['another wallet is chosen', connect(6, 'third')],
    ['the visitor disconnects', { type: 'connection/disconnect', namespace, connectorId: null }],
    ['the instance is destroyed', { type: 'lintel/stopped' }],
  ])('aborts the request to a wallet that timed out when %s', (_name, event) => {
    const timedOut = run(makeConnected(), [
      { type: 'modal/open', view: { name: 'ConnectingExternal', connectorId: 'other' } },
      connect(5, 'other'),
      { type: 'connection/timed-out', namespace, id: 5 },
    ])
    expect(getEvm(timedOut)).toMatchObject({ status: 'connected', attempt: { connectorId: 'other' } })
    const { effects } = reduce(timedOut, event, 0)
    expect(effects).toContainEqual({ type: 'adapter/abort', namespace })
  })

  it('cancels the attempt when the modal is closed', () => {
    const left = run(makeState(), [...inConnectingExternal, connect(1), { type: 'modal/close', forced: false }])
    expect(getEvm(left)).toMatchObject({ status: 'disconnected', attempt: null })
  })

  it('keeps the account during an attempt with another wallet', () => {
    const state = run(makeConnected(), [connect(5, 'other')])
    expect(getEvm(state)).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
    expect(getEvm(run(state, [rejected(5)]))).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
  })
})

describe('restoring', () => {
  it('is connecting until the wallet answers', () => {
    const state = run(makeState(), [restoring])
    expect(getEvm(state)).toMatchObject({ status: 'connecting', isRestoring: true, account: null })
    expect(getEvm(run(state, [connected]))).toMatchObject({ status: 'connected', isRestoring: false, restoring: null })
  })

  it.each<[string, LintelEvent]>([
    ['there is nothing to restore', report([])],
    ['10 s have passed', { type: 'connection/restore-overdue', namespace }],
    ['the instance is stopped', { type: 'lintel/stopped' }],
  ])('ends disconnected when %s', (_name, event) => {
    expect(getEvm(run(makeState(), [restoring, event]))).toMatchObject({ status: 'disconnected', isRestoring: false })
  })

  it('is shown for at most 10 s, and a later answer is accepted', () => {
    const { effects } = reduce(makeState(), restoring, 500)
    expect(effects).toContainEqual(expect.objectContaining({ type: 'timer/set', at: 10_500 }))
    const late = run(makeState(), [restoring, { type: 'connection/restore-overdue', namespace }, restoring])
    expect(getEvm(late).status).toBe('disconnected')
    expect(getEvm(run(late, [connected])).status).toBe('connected')
  })

  it('shows the account when the modal was opened during it', () => {
    const state = run(makeState(), [restoring, { type: 'modal/open', view: null }, connected])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['Account']])
  })

  it('closes a view in which a wallet of another namespace is being asked', () => {
    const { factory } = createFakeAdapter()
    const state = makeState({
      networks: [makeNetwork(1), makeNetwork(101, { chainNamespace: 'solana' })],
      adapters: [factory, { ...factory, namespace: 'solana' }],
    })
    const changed = { type: 'connection/changed', namespace: 'solana' } as const
    const asking = run(state, [
      { ...changed, sessions: [], isRestoring: true },
      ...inConnectingExternal,
      connect(2),
      { ...changed, sessions: [{ ...session, network: 'eip155:101' }], isRestoring: false },
    ])
    expect(getStatus(asking, 'solana')).toBe('connected')
    expect(getViewNames(asking)).toEqual(['Connect', 'ConnectingExternal'])
    expect(getEvm(asking)).toMatchObject({ status: 'connecting', attempt: { id: 2, failure: null } })
  })

  it('is reconnecting while there is an account', () => {
    expect(getEvm(run(makeConnected(), [report([session], true)]))).toMatchObject({
      status: 'reconnecting',
      account: { address: ADDRESS },
    })
  })

  it('continues during an attempt with another wallet, and is shown again when that is cancelled', () => {
    const asking = run(makeState(), [restoring, ...inConnectingExternal, connect(2)])
    expect(getEvm(asking)).toMatchObject({ status: 'connecting', isRestoring: false })
    expect(getEvm(run(asking, [{ type: 'modal/close', forced: false }]))).toMatchObject({ isRestoring: true })
  })
})

describe('changes by the wallet', () => {
  it('applies another account and another network', () => {
    const accounts = [
      { address: OTHER_ADDRESS, type: 'eoa' },
      { address: ADDRESS, type: 'eoa' },
    ] as const
    const changed = { connectorId: 'prism', accounts, network: 'eip155:10' } as const
    const state = run(makeConnected(), [report([changed])])
    expect(getEvm(state)).toMatchObject({
      account: { address: OTHER_ADDRESS },
      connections: [{ accounts }],
      network: 'eip155:10',
    })
  })

  it('shows UnsupportedChain in an open modal, and the account once it is resolved', () => {
    const away = run(makeConnected(), [
      { type: 'modal/open', view: null },
      report([{ ...session, network: 'eip155:999' }]),
    ])
    expect(getViewNames(away)).toEqual(['UnsupportedChain'])
    const back = run(away, [connected])
    expect([back.modal.open, getViewNames(back)]).toEqual([true, ['Account']])
  })

  it('keeps the object of a connection that has not changed', () => {
    const state = makeConnected()
    expect(run(state, [report([{ ...session }])]).namespaces.eip155?.connections).toBe(
      state.namespaces.eip155?.connections,
    )
  })
})

describe('disconnecting', () => {
  it('resets account, network and attempt', () => {
    const forgotten = run(makeConnected({}, 999), [{ type: 'connection/disconnect', namespace, connectorId: null }])
    expect(getEvm(run(forgotten, [report([])]))).toMatchObject({
      status: 'disconnected',
      account: null,
      network: 'eip155:1',
      attempt: null,
      switching: null,
    })
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

  it('has each wallet once, from any source', () => {
    const state = run(makeState(), [
      { type: 'connection/connectors', namespace, connectors: [injected, other, announced, announced] },
    ])
    expect(getEvm(state).connectors).toEqual([announced, other])
  })
})
