import { describe, expect, it } from 'vitest'
import type { WalletSession } from '../../../../src/core/model/chain-adapter.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import type { LintelEvent } from '../../../../src/core/transitions/event.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { embeddedWalletId } from '../../../../src/core/wallets/embedded-wallet.js'
import { ADDRESS, getViewNames, makeConnected, makeState, run } from '../fixtures/make-state.js'

describe('a method that the embedded wallet never answers', () => {
  it('rejects what waits, and the modal says so 300 ms later', () => {
    const toast = { id: 1, variant: 'error', message: 'Action not allowed' } as const
    const asked = run(makeConnected(), [{ type: 'request/added', request: { id: 'a', method: 'personal_sign' } }])
    const { state, effects } = reduce(asked, { type: 'request/refused', toast }, 1_000)
    expect(effects).toEqual([
      { type: 'embedded/reject', ids: ['a'] },
      { type: 'timer/set', key: 'refusal', at: 1_300, event: { type: 'request/refusal-due', toast } },
    ])
    const settled = run(state, [{ type: 'request/settled', id: 'a' }])
    expect(settled.modal.open).toBe(false)
    const told = run(settled, [{ type: 'request/refusal-due', toast }])
    expect([told.modal.open, getViewNames(told)]).toEqual([true, ['Account']])
    expect(told.toast).toMatchObject({ status: 'open', toast })
  })
})

describe('a login to the embedded wallet', () => {
  const request = { id: 'a', method: 'recovery-setup' }
  const logIn: LintelEvent[] = [
    { type: 'modal/open', view: { name: 'EmailVerifyOtp', email: 'nora@example.com' } },
    { type: 'connection/connect', namespace: 'eip155', connectorId: embeddedWalletId, id: 1 },
  ]
  const timeOut = { type: 'connection/timed-out', namespace: 'eip155', id: 1 } as const
  const readAttempt = (state: LintelState) => state.namespaces.eip155?.attempt

  it('has no time limit while the visitor answers in the frame', () => {
    const waiting = run(makeState(), [...logIn, { type: 'request/added', request }])
    const { state, effects } = reduce(waiting, timeOut, 30_000)
    expect(readAttempt(state)?.failure).toBeNull()
    expect(effects).toEqual([{ type: 'timer/set', key: 'attempt:eip155', at: 60_000, event: timeOut }])
    const answered = run(state, [{ type: 'request/settled', id: 'a' }, timeOut])
    expect(getViewNames(answered)).toEqual(['EmailVerifyOtp'])
    expect(readAttempt(answered)?.failure?.code).toBe('wallet-unresponsive')
  })

  it('closes once it is connected, and is cancelled when the visitor leaves it', () => {
    const session: WalletSession = { connectorId: embeddedWalletId, accounts: [{ address: ADDRESS, type: 'eoa' }] }
    const connected = run(makeState(), [
      ...logIn,
      { type: 'connection/changed', namespace: 'eip155', sessions: [session], isRestoring: false },
    ])
    expect([connected.modal.open, readAttempt(connected)]).toEqual([false, null])
    const left = reduce(run(makeState(), logIn), { type: 'router/back' }, 0)
    expect(readAttempt(left.state)).toBeNull()
    expect(left.effects).toContainEqual({ type: 'adapter/abort', namespace: 'eip155' })
  })

  it('closes the window of a social account when its view is left, not when the frame covers it', () => {
    const end = { type: 'embedded/cancel-social' }
    const shown = run(makeState(), [{ type: 'modal/open', view: { name: 'ConnectingSocial', provider: 'google' } }])
    expect(reduce(shown, { type: 'request/added', request }, 0).effects).not.toContainEqual(end)
    expect(reduce(shown, { type: 'router/back' }, 0).effects).toContainEqual(end)
  })
})
