import { describe, expect, it } from 'vitest'
import { AccountNotSharedError } from '../../../../src/core/errors/wallet-errors.js'
import type { Namespace } from '../../../../src/core/model/caip.js'
import type { WalletSession } from '../../../../src/core/model/chain-adapter.js'
import { embeddedWalletId } from '../../../../src/core/model/embedded-wallet.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { createFakeAdapter } from '../fixtures/fake-adapter.js'
import { ADDRESS, getViewNames, makeConnected, makeNetwork, makeState, run } from '../fixtures/make-state.js'

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
    const refused = run(settled, [{ type: 'request/refusal-due', toast }])
    expect([refused.modal.open, getViewNames(refused)]).toEqual([true, ['Account']])
    expect(refused.toast).toMatchObject({ status: 'open', toast })
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
})

describe('one login with two namespaces', () => {
  const solanaAddress = 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96'
  const connector = { id: embeddedWalletId, name: '', type: 'AUTH' } as const
  const solanaNetwork = makeNetwork(1, { id: 'GUruU8KedggYPXYyPpefLa8BSXVCyHHM', chainNamespace: 'solana' })
  const start = () => {
    const { create } = createFakeAdapter().factory
    const adapters = [createFakeAdapter().factory, { namespace: 'solana', create } as const]
    return run(makeState({ networks: [makeNetwork(1), solanaNetwork], adapters }), [
      { type: 'connection/connectors', namespace: 'eip155', connectors: [{ ...connector, chain: 'eip155' }] },
      { type: 'connection/connectors', namespace: 'solana', connectors: [{ ...connector, chain: 'solana' }] },
      { type: 'modal/open', view: { name: 'EmailVerifyOtp', email: 'nora@example.com' } },
      { type: 'connection/connect', namespace: 'eip155', connectorId: embeddedWalletId, id: 1 },
    ])
  }
  const share = (namespace: Namespace, address: string) =>
    ({
      type: 'connection/changed',
      namespace,
      sessions: [{ connectorId: embeddedWalletId, accounts: [{ address, type: 'eoa' }] }],
      isRestoring: false,
    }) as const

  it('connects the other one afterwards, which leaves the active namespace and the modal as they are', () => {
    const { state, effects } = reduce(start(), share('eip155', ADDRESS), 0)
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'adapter/connect', namespace: 'solana', connectorId: embeddedWalletId, id: 1 }),
    )
    const reopened = run(state, [{ type: 'modal/open', view: null }])
    const both = run(reopened, [share('solana', solanaAddress)])
    expect(both.activeNamespace).toBe('eip155')
    expect(both.modal.open).toBe(true)
    expect(both.namespaces.solana).toMatchObject({ attempt: null, connections: [{ connectorId: embeddedWalletId }] })
    expect(both.namespaces.eip155?.connections).toHaveLength(1)
  })

  it('is not undone when the other one cannot be connected', () => {
    const connected = run(start(), [share('eip155', ADDRESS)])
    const error = new AccountNotSharedError()
    const { state, effects } = reduce(connected, { type: 'connection/failed', namespace: 'solana', id: 1, error }, 0)
    expect(state.namespaces.solana).toMatchObject({ attempt: null, connections: [] })
    expect(state.namespaces.eip155?.connections).toHaveLength(1)
    expect(effects).toEqual([{ type: 'timer/clear', key: 'attempt:solana' }])
  })
})
