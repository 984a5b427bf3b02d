import { describe, expect, it } from 'vitest'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { isWaitingForWallet } from '../../../../src/core/wallets/is-waiting-for-wallet.js'
import { ADDRESS, getEvm, getViewNames, makeConnected, makeState, report, run } from '../fixtures/make-state.js'

const namespace = 'eip155'
const start: LintelEvent = { type: 'network/switch', network: 'eip155:10', id: 4 }
const moved = report([{ connectorId: 'prism', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:10' }])
const done: LintelEvent[] = [moved, { type: 'network/switched', namespace, id: 4 }]
const refused: LintelEvent = { type: 'network/switch-failed', namespace, id: 4, error: new RequestRejectedError() }
const inSwitchNetwork: LintelEvent[] = [
  { type: 'modal/open', view: null },
  { type: 'router/push', view: { name: 'Networks' } },
  { type: 'router/push', view: { name: 'SwitchNetwork', network: 'eip155:10' } },
]

describe('switching network', () => {
  it('asks the wallet and goes back from its view when done', () => {
    const asked = reduce(run(makeConnected(), inSwitchNetwork), start, 0)
    expect(asked.effects).toContainEqual({ type: 'adapter/switch-network', network: 'eip155:10', id: 4 })
    expect(getEvm(asked.state).network).toBe('eip155:1')
    expect(isWaitingForWallet(asked.state)).toBe(true)
    const state = run(asked.state, done)
    expect(getEvm(state)).toMatchObject({ network: 'eip155:10', switching: null })
    expect(getViewNames(state)).toEqual(['Account'])
  })

  it('closes when its view was the first', () => {
    const state = run(makeConnected(), [
      { type: 'modal/open', view: { name: 'SwitchNetwork', network: 'eip155:10' } },
      start,
      ...done,
    ])
    expect(state.modal.open).toBe(false)
  })

  it('keeps a rejection for its view and allows a retry', () => {
    const state = run(makeConnected(), [...inSwitchNetwork, start, refused])
    expect(getEvm(state)).toMatchObject({
      network: 'eip155:1',
      switching: { network: 'eip155:10', failure: { code: 'request-rejected' } },
    })
    expect(getViewNames(state)).toEqual(['Account', 'Networks', 'SwitchNetwork'])
    const again = run(state, [
      { type: 'network/switch', network: 'eip155:10', id: 5 },
      moved,
      { type: 'network/switched', namespace, id: 5 },
    ])
    expect(getEvm(again).network).toBe('eip155:10')
  })

  it('ends when the event of the wallet comes before its answer', () => {
    const event = report([
      { connectorId: 'prism', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:10' },
    ])
    const step = reduce(run(makeConnected(), [...inSwitchNetwork, start]), event, 0)
    expect(getEvm(step.state).switching).toBeNull()
    expect(getViewNames(step.state)).toEqual(['Account'])
    expect(run(step.state, [refused])).toEqual(step.state)
  })

  it('only stores the network while no wallet is connected', () => {
    const step = reduce(makeState(), start, 0)
    expect(getEvm(step.state)).toMatchObject({ network: 'eip155:10', switching: null })
    expect(step.effects.some(({ type }) => type.startsWith('adapter/'))).toBe(false)
  })

  it('resolves an unsupported network and shows the account', () => {
    const state = run(makeConnected({}, 999), [{ type: 'modal/open', view: null }, start, ...done])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['Account']])
  })

  it('reports a wallet that does not answer for 30 s', () => {
    const state = run(makeConnected(), [start, { type: 'network/switch-timed-out', namespace, id: 4 }])
    expect(getEvm(state).switching?.failure?.code).toBe('wallet-unresponsive')
    expect(getEvm(run(state, done)).network).toBe('eip155:10')
  })
})
