import { describe, expect, it } from 'vitest'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { signInRules } from '../../../../src/features/sign-in/model/sign-in-rules.js'
import { createFakeSiwx } from '../fixtures/fake-siwx.js'
import { getEvm, getViewNames, makeConnected, makeState, report, run } from '../fixtures/make-state.js'

const open = { type: 'modal/open', view: null } as const
const close = { type: 'modal/close', forced: false } as const

describe('opening', () => {
  it.each([
    ['Connect without an address', makeState(), null, false, 'Connect'],
    ['Account with an address', makeConnected(), null, false, 'Account'],
    ['the requested view', makeConnected(), { name: 'Networks' } as const, false, 'Networks'],
    [
      'Connect when Account is requested without an address',
      makeState(),
      { name: 'Account' } as const,
      false,
      'Connect',
    ],
    ['Connect on a phone with adapters', makeState(), null, true, 'Connect'],
    ['AllWallets on a phone without adapters', makeBasic(), null, true, 'AllWallets'],
    ['Connect on a phone without adapters and directory', makeBasic(false), null, true, 'Connect'],
    ['Connect on a phone without adapters where AllWallets is off', makeBasic(true, false), null, true, 'Connect'],
    ['Connect on a desktop without adapters', makeBasic(), null, false, 'Connect'],
    ['UnsupportedChain on a network that is not listed', makeConnected({}, 999), null, false, 'UnsupportedChain'],
    [
      'UnsupportedChain for any requested view',
      makeConnected({}, 0),
      { name: 'Networks' } as const,
      false,
      'UnsupportedChain',
    ],
    ['Account when switching is disabled', makeConnected({ enableNetworkSwitch: false }, 999), null, false, 'Account'],
    [
      'Account when unsupported networks are allowed',
      makeConnected({ allowUnsupportedChain: true }, 999),
      null,
      false,
      'Account',
    ],
  ])('shows %s', (_name, state, view, isMobile, expected) => {
    const opened = run({ ...state, isMobile }, [{ type: 'modal/open', view }])
    expect(opened.modal.open).toBe(true)
    expect(getViewNames(opened)).toEqual([expected])
  })

  it('changes nothing when it is already open', () => {
    const state = run(makeConnected(), [open, { type: 'router/push', view: { name: 'Networks' } }])
    expect(run(state, [open])).toBe(state)
  })
})

describe('closing', () => {
  it('closes when no rule forbids it', () => {
    expect(run(makeConnected(), [open, close]).modal).toEqual({ open: false, shake: null })
  })

  it('shakes for 500 ms with the reason when a transaction waits', () => {
    const state = run(makeConnected(), [open, { type: 'router/push', view: { name: 'ApproveTransaction' } }])
    const step = reduce(state, close, 100)
    expect(step.state.modal).toEqual({ open: true, shake: { since: 100, reason: 'approve-pending' } })
    expect(step.effects).toEqual([{ type: 'timer/set', key: 'shake', at: 600, event: { type: 'modal/shake-ended' } }])
    expect(run(step.state, [{ type: 'modal/shake-ended' }]).modal.shake).toBeNull()
  })

  it('skips every rule when forced', () => {
    const approving = run(makeConnected(), [open, { type: 'router/push', view: { name: 'ApproveTransaction' } }])
    expect(run(approving, [{ type: 'modal/close', forced: true }]).modal.open).toBe(false)
    const blocked = run(makeConnected({}, 999), [open])
    expect(run(blocked, [{ type: 'modal/close', forced: true }]).modal.open).toBe(false)
  })

  it('is refused while the network must be changed', () => {
    expect(run(makeConnected({}, 999), [open, close]).modal.shake?.reason).toBe('unsupported-chain')
  })

  it('is refused while a required sign-in is open', () => {
    const state = run(makeConnected({ siwx: createFakeSiwx().siwx }), [close])
    expect(getViewNames(state)).toEqual(['SIWXSignMessage'])
    expect(state.modal.shake?.reason).toBe('sign-in-required')
  })

  it('disconnects when a required sign-in is cancelled, and keeps the account when it is not required', () => {
    const cancel: LintelEvent = { type: 'sign-in/cancel', id: 1 }
    const asked = run(makeConnected({ siwx: createFakeSiwx().siwx }), [cancel, report([])], 0, [signInRules])
    expect(getEvm(asked).status).toBe('disconnected')
    const notRequired = makeConnected({ siwx: createFakeSiwx({ isRequired: false }).siwx })
    const optional = run(notRequired, [cancel], 0, [signInRules])
    expect(getEvm(optional).status).toBe('connected')
    expect([asked.modal.open, optional.modal.open]).toEqual([false, false])
    expect([getViewNames(asked), getViewNames(optional)]).toEqual([['Connect'], ['Connect']])
  })

  it('closes when the address is lost, even on ApproveTransaction', () => {
    const state = run(makeConnected(), [open, { type: 'router/push', view: { name: 'ApproveTransaction' } }])
    expect(run(state, [report([])]).modal.open).toBe(false)
  })

  it('drops requests of an embedded wallet, except the one on screen', () => {
    const request = { id: 'a', method: 'personal_sign' }
    const waiting = { ...run(makeConnected(), [open]), pending: [request] }
    expect(run(waiting, [close]).pending).toEqual([])
    const shown = run(makeConnected(), [{ type: 'request/added', request }])
    expect(run(shown, [{ type: 'modal/close', forced: true }]).pending).toEqual([request])
  })

  it('has the embedded wallet reject every request that the visitor no longer sees', () => {
    const request = { id: 'a', method: 'personal_sign' }
    const rejected = { type: 'embedded/reject', ids: ['a'] }
    const waiting = { ...run(makeConnected(), [open]), pending: [request] }
    expect(reduce(waiting, close, 0).effects).toContainEqual(rejected)
    const shown = run(makeConnected(), [{ type: 'request/added', request }])
    expect(reduce(shown, { type: 'modal/close', forced: true }, 0).effects).toContainEqual(rejected)
    expect(reduce(shown, close, 0).effects).not.toContainEqual(rejected)
  })
})

describe('requests of an embedded wallet', () => {
  const request = { id: 'a', method: 'personal_sign' }

  it('opens ApproveTransaction and closes with its answer', () => {
    const asked = run(makeConnected(), [{ type: 'request/added', request }])
    expect([asked.modal.open, getViewNames(asked)]).toEqual([true, ['ApproveTransaction']])
    expect(run(asked, [{ type: 'request/settled', id: 'a' }]).modal.open).toBe(false)
  })

  it('goes back to the view below', () => {
    const state = run(makeConnected(), [open, { type: 'request/added', request }, { type: 'request/settled', id: 'a' }])
    expect([state.modal.open, getViewNames(state)]).toEqual([true, ['Account']])
  })
})

/** An app without adapters, which can only pair. */
function makeBasic(hasDirectory = true, allWallets = true): LintelState {
  const state = makeState({ features: { allWallets } })
  return {
    ...state,
    settings: { ...state.settings, isBasic: true, hasDirectory },
  }
}
