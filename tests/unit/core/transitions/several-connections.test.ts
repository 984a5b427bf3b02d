import { describe, expect, it } from 'vitest'
import { SignInUnavailableError } from '../../../../src/core/errors/sign-in-unavailable-error.js'
import type { WalletSession } from '../../../../src/core/model/chain-adapter.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import type { StoredValues } from '../../../../src/core/model/stored-values.js'
import type { LintelOptions } from '../../../../src/core/options/options.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { signInRules } from '../../../../src/features/sign-in/model/sign-in-rules.js'
import { createFakeSiwx } from '../fixtures/fake-siwx.js'
import {
  ADDRESS,
  getEvm,
  getViewNames,
  makeConnected,
  makeState,
  OTHER_ADDRESS,
  report,
  run,
} from '../fixtures/make-state.js'
import { makeStored } from '../fixtures/stored-connections.js'

const namespace = 'eip155'
const session = (connectorId: string, address = OTHER_ADDRESS, chainId = 1): WalletSession => ({
  connectorId,
  accounts: [{ address, type: 'eoa' }],
  network: `eip155:${chainId}`,
})
const prism = session('prism', ADDRESS)
const foxglove = session('foxglove')
const harbor = session('harbor')
const listIds = (state: LintelState) => getEvm(state).connections.map(({ connectorId }) => connectorId)

/** Prism first, then Foxglove, which is the active one. */
const two = (change: Partial<LintelOptions> = {}) => run(makeConnected(change), [report([foxglove, prism])])

describe('a second wallet', () => {
  it('becomes the active one and keeps the first', () => {
    expect(listIds(two())).toEqual(['foxglove', 'prism'])
    expect(getEvm(two())).toMatchObject({
      status: 'connected',
      account: { connectorId: 'foxglove', address: OTHER_ADDRESS },
    })
  })

  it('changes nothing when the visitor closes its view', () => {
    const state = run(makeConnected(), [
      { type: 'connection/connect', namespace, connectorId: 'foxglove', id: 2 },
      { type: 'modal/open', view: { name: 'ConnectingExternal', connectorId: 'foxglove' } },
      { type: 'modal/close', forced: true },
    ])
    expect(getEvm(state)).toEqual({ ...getEvm(makeConnected()), cancelledId: 'foxglove' })
  })

  it('cancels the network switch of the first', () => {
    const asked = run(makeConnected(), [{ type: 'network/switch', network: 'eip155:10', id: 7 }])
    const step = reduce(asked, report([foxglove, prism]), 0)
    expect(step.effects).toContainEqual({ type: 'timer/clear', key: 'switch:eip155' })
    const answered = run(step.state, [{ type: 'network/switched', namespace, id: 7 }])
    expect(getEvm(answered)).toMatchObject({ network: 'eip155:1', switching: null })
  })
})

describe('switching', () => {
  it('shows the other account once the adapter reports it', () => {
    expect(getEvm(run(two(), [report([prism, foxglove])]))).toMatchObject({
      account: { connectorId: 'prism', address: ADDRESS },
    })
  })

  it('applies the network of that wallet, and UnsupportedChain when the app does not list it', () => {
    const away = session('foxglove', OTHER_ADDRESS, 999)
    const state = run(two(), [report([prism, away]), { type: 'modal/open', view: null }])
    expect(getEvm(state).network).toBe('eip155:1')
    expect(getViewNames(run(state, [report([away, prism])]))).toEqual(['UnsupportedChain'])
  })
})

describe('a wallet that disconnects', () => {
  it('by its own event leaves the modal open', () => {
    const open = run(two(), [{ type: 'modal/open', view: { name: 'ProfileWallets' } }])
    const state = run(open, [report([prism])])
    expect([state.modal.open, getEvm(state).account?.address]).toEqual([true, ADDRESS])
  })

  it('by a cancelled sign-in does not disconnect others', () => {
    const asked = run(two({ siwx: createFakeSiwx().siwx }), [{ type: 'modal/open', view: null }])
    const { state, effects } = reduce(asked, { type: 'sign-in/cancel', id: 9 }, 0, [signInRules])
    expect(state.modal.open).toBe(false)
    expect(effects).toContainEqual({ type: 'adapter/disconnect', namespace, connectorId: 'foxglove' })
  })
})

it('a wallet that is gone after its sign-in failed leaves Connect open, without a shake that has no end', () => {
  const error = new SignInUnavailableError({ details: 'The server does not answer.' })
  const events: readonly LintelEvent[] = [
    { type: 'modal/open', view: null },
    report([session('prism', ADDRESS, 1)]),
    // The modal shakes: the wallet must leave this network.
    report([session('prism', ADDRESS, 999)]),
    { type: 'router/back-to', index: 0 },
    report([session('prism', ADDRESS, 1)]),
    { type: 'sign-in/failed', id: 2, error, toast: { id: 1, variant: 'error', message: 'Failed' } },
    report([]),
  ]
  const state = run(makeState({ siwx: createFakeSiwx().siwx }), events, 0, [signInRules])
  expect(state.modal).toEqual({ open: true, shake: null })
})

describe('restoring several', () => {
  it('shows the first at once, and the others as they come', () => {
    const restoring = run(makeState(), [report([], true)])
    const first = run(restoring, [report([foxglove], true)])
    expect(getEvm(first)).toMatchObject({ status: 'reconnecting', account: { connectorId: 'foxglove' } })
    expect(getEvm(run(first, [report([foxglove, prism])])).status).toBe('connected')
  })
})

describe('another tab', () => {
  const store = (...ids: string[]): StoredValues => ({
    connections: makeStored(...ids),
    network: null,
    accountTypes: {},
    transactions: [],
    signIn: [],
    signOuts: {},
    orders: [],
    payments: [],
  })
  const follow = (state: LintelState, before: StoredValues, stored: StoredValues) =>
    reduce(state, { type: 'storage/followed', before, stored }, 0).effects
  const reconnect = (...connectorIds: string[]) => ({ type: 'adapter/reconnect', namespace, connectorIds })

  it('that connects is followed by a restore', () => {
    expect(follow(makeState(), store(), store('prism'))).toEqual([reconnect('prism')])
    expect(follow(makeConnected(), store('prism'), store('harbor', 'prism'))).toEqual([reconnect('harbor', 'prism')])
  })

  it('that disconnects one or all is followed', () => {
    expect(follow(two(), store('foxglove', 'prism'), store('foxglove'))).toEqual([
      { type: 'adapter/disconnect', namespace, connectorId: 'prism' },
    ])
    expect(follow(two(), store('foxglove', 'prism'), store())).toEqual([
      { type: 'adapter/disconnect', namespace, connectorId: null },
    ])
  })

  it('that disconnects while this one restores is followed', () => {
    expect(follow(run(makeState(), [report([], true)]), store('prism'), store())).toEqual([
      { type: 'adapter/disconnect', namespace, connectorId: null },
    ])
  })

  it('that switches is followed', () => {
    expect(follow(two(), store('foxglove', 'prism'), store('prism', 'foxglove'))).toEqual([
      { type: 'adapter/switch-connection', namespace, connectorId: 'prism' },
    ])
  })

  it('retries a wallet that did not answer here only once it is active there', () => {
    const before = store('prism', 'silent')
    expect(follow(makeConnected(), before, store('prism', 'silent'))).toEqual([])
    expect(follow(makeConnected(), before, store('silent', 'prism'))).toEqual([reconnect('silent', 'prism')])
  })

  it('changes nothing without a difference', () => {
    expect(
      follow(run(two(), [report([foxglove, prism, harbor])]), store(), store('foxglove', 'prism', 'harbor')),
    ).toEqual([])
  })
})
