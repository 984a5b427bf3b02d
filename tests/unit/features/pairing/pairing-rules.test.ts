import { describe, expect, it } from 'vitest'
import { RelayUnavailableError } from '../../../../src/core/errors/pairing-errors.js'
import { WalletFailedError } from '../../../../src/core/errors/wallet-errors.js'
import type { DirectoryWallet } from '../../../../src/core/model/directory.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import { walletConnectId } from '../../../../src/core/model/wallet-connect.js'
import { getStatus } from '../../../../src/core/selectors.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { pairingRules } from '../../../../src/features/pairing/model/pairing-rules.js'
import { createFakeAdapter } from '../../core/fixtures/fake-adapter.js'
import { ADDRESS, getEvm, makeNetwork, makeState, report, run as runWith } from '../../core/fixtures/make-state.js'
import { setUpLintel } from '../../core/fixtures/set-up-lintel.js'

const LIFE = 4 * 60_000
const harbor: DirectoryWallet = {
  id: 'harbor',
  name: 'Harbor',
  isCertified: true,
  chains: ['eip155:1'],
  injected: [],
  order: 1,
}
const link = (id: number, uri: string, at: number): LintelEvent => ({
  type: 'pairing/ready',
  id,
  uri,
  expiresAt: at + LIFE,
})
const shown: readonly LintelEvent[] = [
  { type: 'modal/open', view: { name: 'ConnectingWalletConnect', wallet: harbor } },
  { type: 'pairing/start', id: 1, wallet: harbor },
]

const run = (state: LintelState, events: readonly LintelEvent[], now = 0) => runWith(state, events, now, [pairingRules])

function effectsOf(state: LintelState, event: LintelEvent, now = 0) {
  return reduce(state, event, now, [pairingRules]).effects
}

it('fails without WalletConnect, and names the option', async () => {
  const { lintel } = setUpLintel()
  lintel.start()
  await expect(lintel.actions.pair()).rejects.toMatchObject({ code: 'invalid-option', option: 'walletConnect' })
  expect(lintel.store.getState().pairing?.failure).toMatchObject({ code: 'invalid-option' })
  lintel.actions.cancelPairing()
  expect(lintel.store.getState().pairing).toBeNull()
})

describe('a link', () => {
  it('is valid for 4 min and renewed 10 s before its end', () => {
    const state = run(makeState(), shown)
    expect(effectsOf(state, link(1, 'wc:one', 0))).toContainEqual({
      type: 'timer/set',
      key: 'pairing',
      at: LIFE - 10_000,
      event: { type: 'pairing/renew', id: 1 },
    })
    const ready = run(state, [link(1, 'wc:one', 0)])
    expect(effectsOf(ready, { type: 'pairing/renew', id: 1 }, LIFE - 10_000)).toEqual([
      { type: 'pairing/create-link', id: 1 },
    ])
  })

  it('stays on screen until the next one is ready', () => {
    const state = run(makeState(), [...shown, link(1, 'wc:one', 0), { type: 'pairing/renew', id: 1 }])
    expect(state.pairing?.uri).toBe('wc:one')
    expect(run(state, [link(1, 'wc:two', LIFE)]).pairing).toMatchObject({ uri: 'wc:two', expiresAt: 2 * LIFE })
  })

  it('that cannot be renewed stays and is retried until it expires', () => {
    const error = new RelayUnavailableError()
    const failed: LintelEvent = { type: 'pairing/link-failed', id: 1, error }
    const state = run(makeState(), [...shown, link(1, 'wc:one', 0), { type: 'pairing/renew', id: 1 }])
    const soon = reduce(state, failed, LIFE - 9_000, [pairingRules])
    expect(soon.state.pairing).toMatchObject({ uri: 'wc:one', failure: null })
    expect(soon.effects).toEqual([
      { type: 'timer/set', key: 'pairing', at: LIFE - 7_000, event: { type: 'pairing/renew', id: 1 } },
    ])
    expect(reduce(state, failed, LIFE, [pairingRules]).state.pairing).toMatchObject({
      uri: null,
      failure: { code: 'relay-unavailable' },
    })
  })

  it('that cannot be created fails at once', () => {
    const failed: LintelEvent = { type: 'pairing/link-failed', id: 1, error: new RelayUnavailableError() }
    expect(run(makeState(), [...shown, failed]).pairing?.failure).toMatchObject({ code: 'relay-unavailable' })
  })

  it('of an older run is not shown', () => {
    const state = run(makeState(), [...shown, { type: 'pairing/start', id: 2, wallet: null }, link(1, 'wc:old', 0)])
    expect(state.pairing).toMatchObject({ id: 2, uri: null })
  })
})

describe('a run', () => {
  it('requests a link, and cancels the previous run', () => {
    const state = run(makeState(), shown)
    const effects = effectsOf(state, { type: 'pairing/start', id: 2, wallet: null })
    expect(effects.map(({ type }) => type)).toEqual(['timer/clear', 'pairing/abort', 'pairing/create-link'])
  })

  it('that is approved connects each namespace of the app, and stores the wallet', () => {
    const approved = run(makeState(), [
      ...shown,
      link(1, 'wc:one', 0),
      { type: 'pairing/approved', id: 1, namespaces: ['solana', 'eip155'] },
    ])
    expect(getEvm(approved).attempt).toMatchObject({ connectorId: walletConnectId, id: 1 })
    const session = {
      connectorId: walletConnectId,
      accounts: [{ address: ADDRESS, type: 'eoa' }],
      network: 'eip155:1',
    } as const
    const state = run(approved, [report([session])])
    expect(state).toMatchObject({
      pairing: null,
      modal: { open: false },
      recentWallets: [{ connectorId: walletConnectId, wallet: { id: 'harbor' } }],
    })
  })

  it('that connects several namespaces makes the first of them the active one', () => {
    const { factory } = createFakeAdapter()
    const both = makeState({
      networks: [makeNetwork(1), makeNetwork(101, { chainNamespace: 'solana' })],
      adapters: [factory, { ...factory, namespace: 'solana' }],
    })
    const session = {
      connectorId: walletConnectId,
      accounts: [{ address: ADDRESS, type: 'eoa' }],
      network: 'eip155:1',
    } as const
    const { settings } = both
    const state = run({ ...both, settings: { ...settings, hasPairing: true } }, [
      ...shown,
      link(1, 'wc:one', 0),
      { type: 'pairing/approved', id: 1, namespaces: ['solana', 'eip155'] },
      report([session]),
      {
        type: 'connection/changed',
        namespace: 'solana',
        sessions: [{ ...session, network: 'eip155:101' }],
        isRestoring: false,
      },
    ])
    expect(state.activeNamespace).toBe('eip155')
    expect(getStatus(state, 'solana')).toBe('connected')
  })

  it('that shares no account fails and shows no link', () => {
    const state = run(makeState(), [
      ...shown,
      link(1, 'wc:one', 0),
      { type: 'pairing/approved', id: 1, namespaces: [] },
    ])
    expect(state.pairing).toMatchObject({ uri: null, failure: { code: 'account-not-shared' } })
  })

  it('whose connection fails shows the error in place of the link', () => {
    const state = run(makeState(), [
      ...shown,
      link(1, 'wc:one', 0),
      { type: 'pairing/approved', id: 1, namespaces: ['eip155'] },
      { type: 'connection/failed', namespace: 'eip155', id: 1, error: new WalletFailedError() },
    ])
    expect(state.pairing).toMatchObject({ uri: null, failure: { code: 'wallet-failed' } })
  })

  it.each<[string, LintelEvent]>([
    ['closing', { type: 'modal/close', forced: false }],
    ['another view', { type: 'router/reset', view: { name: 'Connect' } }],
    ['stopping', { type: 'lintel/stopped' }],
  ])('is cancelled by %s', (_name, event) => {
    const state = run(makeState(), [...shown, link(1, 'wc:one', 0)])
    expect(effectsOf(state, event)).toContainEqual({ type: 'pairing/abort', id: 1 })
    expect(run(state, [event]).pairing).toBeNull()
  })

  it('continues while the visitor looks at downloads', () => {
    const state = run(makeState(), [
      ...shown,
      link(1, 'wc:one', 0),
      { type: 'router/push', view: { name: 'Downloads', wallet: harbor } },
    ])
    expect(state.pairing?.uri).toBe('wc:one')
  })

  it('continues without the modal until it is cancelled', () => {
    const state = run(makeState(), [
      { type: 'pairing/start', id: 1, wallet: null },
      link(1, 'wc:one', 0),
      { type: 'modal/close', forced: true },
    ])
    expect(state.pairing?.uri).toBe('wc:one')
    expect(run(state, [{ type: 'pairing/cancel' }]).pairing).toBeNull()
  })
})
