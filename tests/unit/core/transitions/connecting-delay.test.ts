import { describe, expect, it } from 'vitest'
import { RequestRejectedError } from '../../../../src/core/errors/wallet-errors.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { isWaitingForWallet } from '../../../../src/core/wallets/is-waiting-for-wallet.js'
import { ADDRESS, getEvm, getViewNames, makeConnected, makeState, report, run } from '../fixtures/make-state.js'

const namespace = 'eip155'
const session = { connectorId: 'prism', accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' } as const
const open: LintelEvent = { type: 'modal/open', view: null }
const press = (id: number, connectorId = 'prism'): LintelEvent => ({
  type: 'connection/connect',
  namespace,
  connectorId,
  id,
  isShown: true,
})
const delayEnded = (id: number): LintelEvent => ({ type: 'connection/delay-ended', namespace, id })
const connected: LintelEvent = report([session])
const refused: LintelEvent = { type: 'connection/failed', namespace, id: 1, error: new RequestRejectedError() }
const asked = run(makeState(), [open, press(1)])

describe('a wallet chosen from a row', () => {
  it('is asked at once, and the view does not change', () => {
    const opened = run(makeState(), [open])
    const { state, effects } = reduce(opened, press(1), 0)
    expect(effects).toContainEqual({ type: 'adapter/connect', namespace, connectorId: 'prism', id: 1 })
    expect(state.router).toBe(opened.router)
    expect(state.modal).toBe(opened.modal)
    expect(getEvm(state).status).toBe('disconnected')
  })

  it('shows no connecting view when it answers at once', () => {
    const state = run(asked, [connected])
    expect([state.modal.open, getViewNames(state)]).toEqual([false, ['Connect']])
    expect(getEvm(state)).toMatchObject({ status: 'connected', attempt: null })
    expect(run(state, [delayEnded(1)])).toBe(state)
  })

  it('closes the modal from any view when it answers at once', () => {
    const chain: LintelEvent = { type: 'modal/open', view: { name: 'SwitchActiveChain', network: 'eip155:1' } }
    expect(run(makeState(), [chain, press(1), connected]).modal.open).toBe(false)
  })

  it('shows the connecting view after 150 ms, and its 30 s count from the press', () => {
    const due = reduce(makeState(), open, 0)
    expect(reduce(due.state, press(1), 1_000).effects).toContainEqual({
      type: 'timer/set',
      key: 'attempt:eip155',
      at: 1_150,
      event: delayEnded(1),
    })
    const { state, effects } = reduce(asked, delayEnded(1), 1_150)
    expect(getViewNames(state)).toEqual(['Connect', 'ConnectingExternal'])
    expect([isWaitingForWallet(state), getEvm(state).status]).toEqual([true, 'connecting'])
    const request = { id: '1', method: 'recovery-setup' }
    // The frame of the embedded wallet waits for the visitor: nothing loads.
    expect(isWaitingForWallet({ ...state, pending: [request] })).toBe(false)
    expect(effects).toEqual([
      {
        type: 'timer/set',
        key: 'attempt:eip155',
        at: 31_000,
        event: { type: 'connection/timed-out', namespace, id: 1 },
      },
    ])
  })

  it('shows the error when it rejects at once', () => {
    const state = run(asked, [refused])
    expect(getViewNames(state)).toEqual(['Connect', 'ConnectingExternal'])
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', attempt: { failure: { code: 'request-rejected' } } })
  })

  it.each<[string, LintelEvent]>([
    ['closed', { type: 'modal/close', forced: false }],
    ['closed by going back', { type: 'router/back' }],
    ['replaced by another view', { type: 'router/push', view: { name: 'AllWallets' } }],
    ['stopped', { type: 'lintel/stopped' }],
  ])('is cancelled when the modal is %s before it answers', (_name, event) => {
    const { state, effects } = reduce(asked, event, 0)
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', attempt: null })
    expect(effects).toContainEqual({ type: 'adapter/abort', namespace })
    expect(getViewNames(run(state, [delayEnded(1)]))).not.toContain('ConnectingExternal')
  })

  it('is cancelled when another one is pressed, which is shown instead', () => {
    const { state, effects } = reduce(asked, press(2, 'other'), 0)
    expect(effects).toContainEqual({ type: 'adapter/abort', namespace })
    const shown = run(state, [delayEnded(1), delayEnded(2)])
    expect(shown.router.stack).toEqual([{ name: 'Connect' }, { name: 'ConnectingExternal', connectorId: 'other' }])
  })

  it('is asked once for several presses', () => {
    expect(reduce(asked, press(1), 0)).toEqual({ state: asked, effects: [] })
  })

  it('shows the connecting view when the app has already asked it', () => {
    const byApp = run(makeState(), [{ type: 'connection/connect', namespace, connectorId: 'prism', id: 1 }, open])
    const { state, effects } = reduce(byApp, press(1), 0)
    expect(effects.map(({ type }) => type)).toEqual(['timer/set'])
    expect(getViewNames(run(state, [delayEnded(1)]))).toEqual(['Connect', 'ConnectingExternal'])
  })

  it('shows the connecting view once when the app opens it during the delay', () => {
    const view = { name: 'ConnectingExternal', connectorId: 'prism' } as const
    expect(run(asked, [{ type: 'modal/open', view }, delayEnded(1)]).router.stack).toEqual([view])
  })

  it('does not change the account of another wallet', () => {
    const before = run(makeConnected(), [{ type: 'modal/open', view: { name: 'Connect' } }, press(1, 'other')])
    expect(getEvm(before).status).toBe('connected')
    for (const event of [delayEnded(1), refused]) {
      expect(getEvm(run(before, [event]))).toMatchObject({ status: 'connected', account: { address: ADDRESS } })
    }
  })

  it('is asked without a view while the modal is closed', () => {
    const state = run(makeState(), [press(1), delayEnded(1)])
    expect([state.modal.open, getViewNames(state)]).toEqual([false, ['Connect']])
    expect(getEvm(state).status).toBe('connecting')
  })
})
