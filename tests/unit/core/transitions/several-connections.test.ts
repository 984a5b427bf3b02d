import { describe, expect, it } from 'vitest'
import {
  RequestRejectedError,
  WalletFailedError,
  WalletUnresponsiveError,
} from '../../../../src/core/errors/wallet-errors.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import type { LintelEvent } from '../../../../src/core/transitions/event.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { ADDRESS, getEvm, getViewNames, makeConnected, makeState, OTHER_ADDRESS, run } from '../fixtures/make-state.js'

const namespace = 'eip155'
const session = (connectorId: string, address: string = OTHER_ADDRESS, chainId = 1) =>
  ({ connectorId, addresses: [address], chainId }) as const
const connectAs = (connectorId: string, id: number, chainId = 1): LintelEvent[] => [
  { type: 'connection/connect', namespace, connectorId, id },
  { type: 'connection/connected', namespace, id, session: session(connectorId, OTHER_ADDRESS, chainId) },
]
const switchTo = (connectorId: string, id: number | null = null): LintelEvent => ({
  type: 'connection/switch',
  namespace,
  connectorId,
  id,
})
const end = (connectorId: string | null, id: number | null = null): LintelEvent => ({
  type: 'connection/disconnect',
  namespace,
  connectorId,
  id,
})
/** The visitor closes the modal while it shows that the wallet is asked. */
const leave = (connectorId: string): LintelEvent[] => [
  { type: 'modal/open', view: { name: 'ConnectingExternal', connectorId } },
  { type: 'modal/close', forced: true },
]
const lost = (connectorId: string): LintelEvent => ({ type: 'connection/lost', namespace, connectorId })
const listIds = (state: LintelState) => getEvm(state).connections.map(({ connectorId }) => connectorId)

/** Prism first, then Foxglove, which is the active one. */
const two = (chainId = 1) => run(makeConnected(), connectAs('foxglove', 2, chainId))

describe('a second wallet', () => {
  it('becomes the active one and keeps the first', () => {
    expect(listIds(two())).toEqual(['foxglove', 'prism'])
    expect(getEvm(two())).toMatchObject({
      status: 'connected',
      account: { connectorId: 'foxglove', address: OTHER_ADDRESS },
      addresses: [OTHER_ADDRESS],
    })
  })

  it('leaves everything as it was when it says no', () => {
    const [ask] = connectAs('foxglove', 2)
    const state = run(makeConnected(), ask ? [ask, ...leave('foxglove')] : [])
    expect(getEvm(state)).toEqual(getEvm(makeConnected()))
  })

  it('gives up the network switch that the first was asked for: its answer moves only itself', () => {
    const [ask, answer] = connectAs('foxglove', 2)
    if (!ask || !answer) throw new Error('A wallet is asked, then answers.')
    const asked = run(makeConnected(), [{ type: 'network/switch', network: 'eip155:10', id: 7 }, ask])
    const step = reduce(asked, answer, 0)
    expect(step.effects).toContainEqual(expect.objectContaining({ type: 'reply', id: 7 }))
    const answered = run(step.state, [{ type: 'network/switched', namespace, id: 7 }])
    expect(getEvm(answered)).toMatchObject({ network: 'eip155:1', switching: null })
  })

  it('is there once, however often it connects', () => {
    expect(listIds(run(two(), connectAs('prism', 3)))).toEqual(['prism', 'foxglove'])
  })

  it('says yes too late: it is let go, and the wallet that is shown is the active one for the adapter', () => {
    const [ask, answer] = connectAs('foxglove', 2)
    const left = run(makeConnected(), ask ? [ask, ...leave('foxglove')] : [])
    expect(answer && reduce(left, answer, 0)).toEqual({
      state: left,
      effects: [
        { type: 'adapter/switch-connection', namespace, connectorId: 'prism', id: null },
        { type: 'adapter/disconnect', namespace, connectorId: 'foxglove', id: null },
      ],
    })
  })
})

describe('switching', () => {
  it('shows the other account, tells the adapter, and remembers which one', () => {
    const step = reduce(two(), switchTo('prism', 9), 0)
    expect(listIds(step.state)).toEqual(['prism', 'foxglove'])
    expect(getEvm(step.state)).toMatchObject({ account: { connectorId: 'prism', address: ADDRESS } })
    expect(step.effects).toEqual([
      { type: 'adapter/switch-connection', namespace, connectorId: 'prism', id: 9 },
      { type: 'storage/connected', namespace, connectorId: 'prism' },
      { type: 'storage/network', network: 'eip155:1' },
    ])
  })

  it('brings the network of that wallet, and UnsupportedChain when the app does not list it', () => {
    const away = run(two(999), [switchTo('prism'), { type: 'modal/open', view: null }])
    expect(getEvm(away).network).toBe('eip155:1')
    expect(getViewNames(run(away, [switchTo('foxglove')]))).toEqual(['UnsupportedChain'])
  })

  it('gives up a network switch that the other wallet was asked for', () => {
    const asked = run(two(), [{ type: 'network/switch', network: 'eip155:10', id: 7 }])
    const step = reduce(asked, switchTo('prism'), 0)
    expect(getEvm(step.state).switching).toBeNull()
    expect(step.effects).toContainEqual(expect.objectContaining({ type: 'reply', id: 7 }))
  })

  it('is refused for a wallet that is not connected', () => {
    const step = reduce(two(), switchTo('harbor', 9), 0)
    expect(step.state).toEqual(two())
    expect(step.effects).toEqual([{ type: 'reply', id: 9, error: expect.objectContaining({ code: 'not-connected' }) }])
  })

  it('moves the network of the active wallet only', () => {
    const state = run(two(), [
      { type: 'network/switch', network: 'eip155:10', id: 7 },
      { type: 'network/switched', namespace, id: 7 },
    ])
    expect(getEvm(state).connections.map(({ network }) => network)).toEqual(['eip155:10', 'eip155:1'])
  })
})

describe('a wallet that goes', () => {
  it('makes the one used last before it the active one', () => {
    const three = run(two(), connectAs('harbor', 3))
    const step = reduce(three, end('harbor', 9), 0)
    expect(listIds(step.state)).toEqual(['foxglove', 'prism'])
    expect(getEvm(step.state)).toMatchObject({ status: 'connected', account: { connectorId: 'foxglove' } })
    expect(step.effects).toEqual([
      { type: 'storage/disconnected', namespace, connectorId: 'harbor' },
      { type: 'adapter/switch-connection', namespace, connectorId: 'foxglove', id: null },
      { type: 'storage/connected', namespace, connectorId: 'foxglove' },
      { type: 'storage/network', network: 'eip155:1' },
      { type: 'adapter/disconnect', namespace, connectorId: 'harbor', id: 9 },
    ])
  })

  it('changes nothing for the active one when it was another', () => {
    const step = reduce(two(), end('prism'), 0)
    expect(getEvm(step.state).account).toEqual(getEvm(two()).account)
    expect(step.effects).toEqual([
      { type: 'storage/disconnected', namespace, connectorId: 'prism' },
      { type: 'adapter/disconnect', namespace, connectorId: 'prism', id: null },
    ])
    expect(getEvm(run(two(), [lost('prism')]))).toEqual(getEvm(step.state))
  })

  it('by its own word is followed by the one before it; the modal stays open', () => {
    const state = run(two(), [{ type: 'modal/open', view: { name: 'ProfileWallets' } }, lost('foxglove')])
    expect([state.modal.open, listIds(state)]).toEqual([true, ['prism']])
    expect(getEvm(state).account?.address).toBe(ADDRESS)
  })

  it('ends the namespace when it was the last', () => {
    const state = run(two(), [lost('foxglove'), end('prism')])
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', account: null, addresses: [], connections: [] })
  })

  it('that was not there is answered at once', () => {
    expect(reduce(two(), end('harbor', 9), 0)).toEqual({
      state: two(),
      effects: [{ type: 'reply', id: 9, error: null }],
    })
    expect(reduce(two(), lost('harbor'), 0).state).toEqual(two())
  })

  it('by a sign-in that was cancelled takes no other with it', () => {
    const asked = run(two(), [
      { type: 'sign-in/changed', signIn: { required: true, hasSession: false } },
      { type: 'modal/open', view: null },
      { type: 'sign-in/cancelled' },
    ])
    expect([asked.modal.open, listIds(asked)]).toEqual([false, ['prism']])
  })

  it('takes all with it when all are disconnected', () => {
    expect(getEvm(run(two(), [end(null)]))).toMatchObject({ status: 'disconnected', connections: [] })
  })
})

describe('what a wallet in the background says', () => {
  it('changes the list only', () => {
    const changed = { ...session('prism', OTHER_ADDRESS, 10), approvedNetworks: ['eip155:10'] } as const
    const state = run(two(), [{ type: 'connection/session-changed', namespace, session: changed }])
    expect(getEvm(state)).toMatchObject({ account: { connectorId: 'foxglove' }, network: 'eip155:1' })
    expect(getEvm(state).connections[1]).toEqual({
      namespace,
      connectorId: 'prism',
      addresses: [OTHER_ADDRESS],
      network: 'eip155:10',
      approvedNetworks: ['eip155:10'],
    })
  })

  it('by sharing no account any more takes it out', () => {
    const none = { ...session('prism'), addresses: [''] } as const
    expect(listIds(run(two(), [{ type: 'connection/session-changed', namespace, session: none }]))).toEqual([
      'foxglove',
    ])
  })

  it('by being connected is added behind the active one, when there is one', () => {
    const joined: LintelEvent = { type: 'connection/session-changed', namespace, session: session('harbor') }
    expect(listIds(run(two(), [joined]))).toEqual(['foxglove', 'prism', 'harbor'])
    expect(listIds(run(makeState(), [joined]))).toEqual([])
  })
})

describe('restoring several', () => {
  it('shows the first at once, the others as they come', () => {
    const state = run(makeState(), [
      { type: 'connection/restore', namespace, id: 1 },
      { type: 'connection/restored', namespace, id: 1, session: session('foxglove') },
      { type: 'connection/session-changed', namespace, session: session('prism', ADDRESS) },
    ])
    expect(listIds(state)).toEqual(['foxglove', 'prism'])
    expect(getEvm(state)).toMatchObject({ status: 'connected', account: { connectorId: 'foxglove' } })
  })

  it('keeps an older session beside the wallet that the visitor connected meanwhile', () => {
    const state = run(makeState(), [
      { type: 'connection/restore', namespace, id: 1 },
      ...connectAs('harbor', 2),
      { type: 'connection/restored', namespace, id: 1, session: session('foxglove') },
    ])
    expect(listIds(state)).toEqual(['harbor', 'foxglove'])
  })

  it('shows an older session while the wallet that the visitor asked has not answered, and when it refuses', () => {
    const ask: LintelEvent = { type: 'connection/connect', namespace, connectorId: 'harbor', id: 2 }
    const asking = run(makeState(), [
      { type: 'connection/restore', namespace, id: 1 },
      ask,
      { type: 'connection/restored', namespace, id: 1, session: session('foxglove') },
    ])
    const restored = { status: 'connected', account: { connectorId: 'foxglove' } }
    expect(getEvm(asking)).toMatchObject({ ...restored, attempt: { id: 2, failure: null } })
    const refused: LintelEvent = { type: 'connection/failed', namespace, id: 2, error: new RequestRejectedError() }
    expect(getEvm(run(asking, [refused]))).toMatchObject(restored)
    expect(listIds(run(asking, connectAs('harbor', 2)))).toEqual(['harbor', 'foxglove'])
  })

  it('brings an older session also after the try that went before it was given up, and waits for it until then', () => {
    const given = run(makeState(), [
      { type: 'connection/restore', namespace, id: 1 },
      { type: 'connection/connect', namespace, connectorId: 'harbor', id: 2 },
      ...leave('harbor'),
    ])
    expect(getEvm(given)).toMatchObject({ status: 'connecting', attempt: { id: 1, kind: 'restore' } })
    const restored = run(given, [{ type: 'connection/restored', namespace, id: 1, session: session('foxglove') }])
    expect(getEvm(restored)).toMatchObject({ status: 'connected', account: { connectorId: 'foxglove' }, attempt: null })
  })

  it.each<[string, LintelEvent]>([
    ['there is nothing to restore', { type: 'connection/restored', namespace, id: 1, session: null }],
    ['no wallet answers', { type: 'connection/failed', namespace, id: 1, error: new WalletUnresponsiveError() }],
    ['the namespace was disconnected', end(null)],
    ['all has stopped', { type: 'lintel/stopped' }],
  ])('is not waited for after a try that is given up once %s', (_name, event) => {
    const state = run(makeState(), [
      { type: 'connection/restore', namespace, id: 1 },
      { type: 'connection/connect', namespace, connectorId: 'harbor', id: 2 },
      event,
      ...leave('harbor'),
      { type: 'connection/restored', namespace, id: 1, session: session('foxglove') },
    ])
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', connections: [], attempt: null })
  })

  it('keeps a wallet that is connected and silent: for the adapter it is connected too', () => {
    const state = run(two(), [
      { type: 'connection/restore', namespace, id: 5 },
      { type: 'connection/restored', namespace, id: 5, session: session('harbor') },
    ])
    expect(listIds(state)).toEqual(['harbor', 'foxglove', 'prism'])
  })

  it('puts each in its place, whichever answers first', () => {
    const order = ['foxglove', 'prism', 'harbor']
    const restored = (connectorId: string, isFirst = false): LintelEvent =>
      isFirst
        ? { type: 'connection/restored', namespace, id: 1, session: session(connectorId), order }
        : { type: 'connection/session-changed', namespace, session: session(connectorId), order }
    const start: LintelEvent = { type: 'connection/restore', namespace, id: 1 }
    const late = run(makeState(), [start, restored('foxglove', true), restored('harbor'), restored('prism')])
    expect(listIds(late)).toEqual(order)
    const without = run(makeState(), [start, restored('harbor', true), restored('prism'), restored('foxglove')])
    expect(listIds(without)).toEqual(['harbor', 'foxglove', 'prism'])
  })

  it('goes on when the active wallet says something by itself', () => {
    const state = run(two(), [
      { type: 'connection/restore', namespace, id: 5 },
      { type: 'connection/session-changed', namespace, session: session('foxglove', OTHER_ADDRESS, 10) },
      { type: 'connection/restored', namespace, id: 5, session: session('harbor') },
    ])
    expect(getEvm(state)).toMatchObject({ status: 'connected', account: { connectorId: 'harbor' } })
  })

  it.each<[string, LintelEvent]>([
    ['10 s have gone by', { type: 'connection/timed-out', namespace, id: 5 }],
    ['no wallet answers', { type: 'connection/failed', namespace, id: 5, error: new WalletUnresponsiveError() }],
    ['a wallet answers with an error', { type: 'connection/failed', namespace, id: 5, error: new WalletFailedError() }],
    ['there is nothing to restore', { type: 'connection/restored', namespace, id: 5, session: null }],
  ])('keeps the wallets that are there when %s', (_name, event) => {
    const state = run(two(), [{ type: 'connection/restore', namespace, id: 5 }, event])
    expect(listIds(state)).toEqual(['foxglove', 'prism'])
    expect(getEvm(state)).toMatchObject({ status: 'connected', account: { connectorId: 'foxglove' } })
  })

  it('brings nothing back after the visitor has disconnected', () => {
    const state = run(makeState(), [
      { type: 'connection/restore', namespace, id: 1 },
      { type: 'connection/restored', namespace, id: 1, session: session('foxglove') },
      end(null),
      { type: 'connection/session-changed', namespace, session: session('prism') },
      { type: 'connection/restored', namespace, id: 1, session: session('prism') },
    ])
    expect(getEvm(state)).toMatchObject({ status: 'disconnected', connections: [] })
  })
})
