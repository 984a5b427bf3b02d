import { describe, expect, it, vi } from 'vitest'
import type { DirectoryWallet } from '../../../../src/core/model/directory.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState, StoredConnection } from '../../../../src/core/model/state.js'
import { walletConnectId } from '../../../../src/core/model/wallet-connect.js'
import { createLintelStorage } from '../../../../src/core/storage/lintel-storage.js'
import {
  append,
  followConnections,
  listConnected,
  listRecent,
  putChosen,
  putFirst,
  remove,
} from '../../../../src/core/storage/stored-connections.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { ADDRESS, makeConnected, makeState, report, run } from '../fixtures/make-state.js'
import { createMemoryStorage, olderSession } from '../fixtures/storages.js'
import { makeStored } from '../fixtures/stored-connections.js'

const namespace = 'eip155'
const session = (connectorId: string) =>
  ({ connectorId, accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' }) as const
const harbor: DirectoryWallet = {
  ...{ id: 'harbor', name: 'Harbor', isCertified: true, order: 1 },
  ...{ chains: [], injected: [] },
}
const listIds = (list: readonly { connectorId: string }[]) => list.map(({ connectorId }) => connectorId)

/** The stored connections after the event. */
function store(state: LintelState, event: LintelEvent, stored: readonly StoredConnection[], now = 5) {
  const step = reduce(state, event, now)
  const change = { event, before: state, state: step.state, effects: step.effects, now }
  return followConnections(() => stored, change) ?? stored
}

describe('the stored connections', () => {
  it('have the last used wallet of each namespace first', () => {
    const both = append(makeStored('prism', 'foxglove'), 'solana', ['foxglove', 'prism'])
    const switched = putFirst(both, namespace, 'foxglove')
    expect(listConnected(switched, namespace)).toEqual(['foxglove', 'prism'])
    expect(listConnected(switched, 'solana')).toEqual(['foxglove', 'prism'])
    expect(listConnected(remove(switched, namespace, null), namespace)).toEqual([])
    expect(listConnected(remove(switched, namespace, null), 'solana')).toEqual(['foxglove', 'prism'])
  })

  it('keep the two wallets that were chosen last, also when they are disconnected', () => {
    const choose = (list: readonly StoredConnection[], connectorId: string, at: number) =>
      putChosen(list, namespace, { connectorId, wallet: null }, at)
    const left = remove(choose(choose(choose([], 'a', 1), 'b', 2), 'c', 3), namespace, null)
    expect([listIds(left), listIds(listRecent(left))]).toEqual([
      ['c', 'b'],
      ['c', 'b'],
    ])
    expect(listIds(listRecent(choose(left, 'b', 4)))).toEqual(['b', 'c'])
  })

  it('know two paired wallets apart, of which the last is connected', () => {
    const pair = (list: readonly StoredConnection[], wallet: DirectoryWallet, at: number) =>
      putChosen(list, namespace, { connectorId: walletConnectId, wallet }, at)
    const paired = pair(pair([], harbor, 1), { ...harbor, id: 'other' }, 2)
    expect(listRecent(paired).map(({ wallet }) => wallet?.id)).toEqual(['other', 'harbor'])
    expect(listConnected(paired, namespace)).toEqual([walletConnectId])
  })
})

describe('what an event stores', () => {
  it('is a new wallet as the first, and nothing of one that is gone', () => {
    const two = store(makeConnected(), report([session('foxglove'), session('prism')]), makeStored('prism'))
    expect(listConnected(two, namespace)).toEqual(['foxglove', 'prism'])
    const both = run(makeConnected(), [report([session('foxglove'), session('prism')])])
    expect(listConnected(store(both, report([session('prism')]), two), namespace)).toEqual(['prism'])
  })

  it('is a chosen wallet with the time, also during a restore', () => {
    const asked = run(makeState(), [
      report([], true),
      { type: 'connection/connect', namespace, connectorId: 'prism', id: 1 },
    ])
    const stored = store(asked, report([session('prism')], true), makeStored('silent'))
    expect(listConnected(stored, namespace)).toEqual(['prism', 'silent'])
    expect(stored[0]?.chosenAt).toBe(5)
  })

  it('is nothing during a restore, and after it the wallets that were restored', () => {
    const restoring = run(makeState(), [report([], true)])
    const stored = makeStored('silent')
    expect(store(restoring, report([session('prism')], true), stored)).toBe(stored)
    expect(listConnected(store(restoring, report([session('prism')]), stored), namespace)).toEqual(['silent', 'prism'])
    expect(store(restoring, report([]), stored)).toBe(stored)
  })

  it('is that a wallet is to be disconnected, before it has answered', () => {
    const leave = (connectorId: string | null): LintelEvent => ({
      ...{ type: 'connection/disconnect', namespace, connectorId },
    })
    const stored = makeStored('prism', 'foxglove')
    expect(listConnected(store(makeConnected(), leave('prism'), stored), namespace)).toEqual(['foxglove'])
    expect(store(makeConnected(), leave(null), stored)).toEqual([])
  })
})

describe('what an earlier version has stored', () => {
  it('is read once, and stays for tabs that still run that version', () => {
    const memory = createMemoryStorage(olderSession)
    const stored = createLintelStorage(memory).read('connections')
    expect(listConnected(stored, namespace)).toEqual(['prism', 'harbor'])
    expect(listIds(listRecent(stored))).toEqual(['foxglove', 'prism'])
    expect(Object.fromEntries(memory.values)).toMatchObject(olderSession)
    const storage = createLintelStorage(memory)
    storage.write('connections', [])
    expect(createLintelStorage(memory).read('connections')).toEqual([])
  })

  it.each([
    ['has disconnected', { ...olderSession, 'lintel.disconnected': '{"version":1,"value":true}' }],
    ['is corrupt', { ...olderSession, 'lintel.wallets': '{"versi' }],
  ])('connects nothing when it %s, and keeps the recent wallets', (_name, values) => {
    const stored = createLintelStorage(createMemoryStorage(values)).read('connections')
    expect(listConnected(stored, namespace)).toEqual([])
    expect(listIds(listRecent(stored))).toEqual(['foxglove', 'prism'])
  })

  it.each([
    { 'lintel.wallets': '{"version":1,"value":{"eip155":[7]}}' },
    { 'lintel.connected': '{"version":1,"value":["mars"]}', 'lintel.wallets': '{"version":1,"value":{"mars":["a"]}}' },
    { 'lintel.recentWallets': '{"version":1,"value":[{"connectorId":"a","wallet":7}]}' },
    { 'lintel.recentWallets': '{"version":1,"value":[null]}' },
  ])('is dropped when it was tampered with: %j', (values) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const storage = createLintelStorage(createMemoryStorage({ ...olderSession, ...values }))
    expect(storage.read('connections')).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
    warn.mockRestore()
  })
})
