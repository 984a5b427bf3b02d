import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Effect } from '../../../../src/core/effects/effect.js'
import { WalletFailedError } from '../../../../src/core/errors/wallet-errors.js'
import type { CaipNetworkId, Namespace } from '../../../../src/core/model/caip.js'
import type { Attempt, LintelState } from '../../../../src/core/model/state.js'
import type { View } from '../../../../src/core/model/view.js'
import { walletConnectId } from '../../../../src/core/model/wallet-connect.js'
import { isAwaited } from '../../../../src/core/transitions/connection/attempt.js'
import { isDue } from '../../../../src/core/transitions/connection/due.js'
import type { LintelEvent } from '../../../../src/core/transitions/event.js'
import { getView } from '../../../../src/core/transitions/modal/stack.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { ADDRESS, makeState, OTHER_ADDRESS } from '../fixtures/make-state.js'

const RUNS = 10_000
const namespace = 'eip155'

const network = fc.constantFrom<CaipNetworkId>('eip155:1', 'eip155:10', 'eip155:999', 'eip155:0')
const id = fc.integer({ min: 1, max: 4 })
/** Numbers are given out once, so a restore never has that of a try to connect. */
const restoreId = fc.integer({ min: 5, max: 8 })
const anyId = fc.oneof(id, restoreId)
const wallet = fc.constantFrom('prism', 'other', walletConnectId)
const session = fc.record({
  connectorId: wallet,
  addresses: fc.constantFrom<readonly [string, ...string[]]>([ADDRESS], [OTHER_ADDRESS, ADDRESS], ['']),
  chainId: fc.constantFrom(1, 10, 999, 0),
})
const view = fc.oneof(
  fc.constantFrom<View>(
    { name: 'Connect' },
    { name: 'Account' },
    { name: 'Networks' },
    { name: 'UnsupportedChain' },
    { name: 'ApproveTransaction' },
    { name: 'SIWXSignMessage' },
    { name: 'ConnectingExternal', connectorId: 'prism' },
    { name: 'ConnectingWalletConnect', wallet: null },
    { name: 'AllWallets' },
  ),
  network.map((to): View => ({ name: 'SwitchNetwork', network: to })),
)
const toast = fc.record({
  id,
  variant: fc.constantFrom('success' as const, 'error' as const, 'loading' as const),
  message: fc.constant('Hello'),
})

const event: fc.Arbitrary<LintelEvent> = fc.oneof(
  fc.constantFrom<LintelEvent>(
    { type: 'router/back' },
    { type: 'modal/shake-ended' },
    { type: 'toast/next' },
    { type: 'toast/hold' },
    { type: 'toast/release' },
    { type: 'toast/dismiss', id: null },
    { type: 'connection/disconnect', namespace, connectorId: null, id: null },
    { type: 'connection/connectors', namespace, connectors: [] },
    { type: 'sign-in/succeeded' },
    { type: 'sign-in/cancelled' },
    { type: 'lintel/stopped' },
    { type: 'pairing/cancel' },
    { type: 'request/added', request: { id: 'a', method: 'personal_sign' } },
    { type: 'request/settled', id: 'a' },
  ),
  fc.record({
    type: fc.constantFrom('router/push' as const, 'router/replace' as const, 'router/reset' as const),
    view,
  }),
  fc.record({ type: fc.constant('router/back-to' as const), index: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ type: fc.constant('modal/open' as const), view: fc.option(view) }),
  fc.record({ type: fc.constant('modal/close' as const), forced: fc.boolean() }),
  fc.record({
    type: fc.constant('connection/connect' as const),
    namespace: fc.constant(namespace),
    connectorId: wallet,
    id,
    isShown: fc.boolean(),
  }),
  fc.record({ type: fc.constant('connection/overdue' as const), namespace: fc.constant(namespace), id }),
  fc.record({
    type: fc.constantFrom('connection/switch' as const, 'connection/disconnect' as const),
    namespace: fc.constant(namespace),
    connectorId: wallet,
    id: fc.constant(null),
  }),
  fc.record({ type: fc.constant('connection/lost' as const), namespace: fc.constant(namespace), connectorId: wallet }),
  fc.record({
    type: fc.constant('connection/connected' as const),
    namespace: fc.constant(namespace),
    id,
    session,
  }),
  fc.record({
    type: fc.constant('connection/restored' as const),
    namespace: fc.constant(namespace),
    id: restoreId,
    session,
  }),
  fc.record({ type: fc.constant('connection/restore' as const), namespace: fc.constant(namespace), id: restoreId }),
  fc.record({ type: fc.constant('connection/timed-out' as const), namespace: fc.constant(namespace), id: anyId }),
  fc.record({
    type: fc.constantFrom('connection/failed' as const, 'network/switch-failed' as const),
    namespace: fc.constant(namespace),
    id: anyId,
    error: fc.constant(new WalletFailedError()),
  }),
  fc.record({ type: fc.constant('connection/session-changed' as const), namespace: fc.constant(namespace), session }),
  fc.record({ type: fc.constant('network/switch' as const), network, id }),
  fc.record({
    type: fc.constantFrom('network/switched' as const, 'network/switch-timed-out' as const),
    namespace: fc.constant(namespace),
    id,
  }),
  fc.record({ type: fc.constant('pairing/start' as const), id, wallet: fc.constant(null) }),
  fc.record({
    type: fc.constant('pairing/ready' as const),
    id,
    uri: fc.constant('wc:a@2?symKey=b'),
    expiresAt: fc.integer({ min: 0, max: 300_000 }),
  }),
  fc.record({ type: fc.constant('pairing/renew' as const), id }),
  fc.record({
    type: fc.constant('pairing/approved' as const),
    id,
    namespaces: fc.constantFrom<Namespace[]>([], [namespace], ['solana']),
  }),
  fc.record({
    type: fc.constantFrom('pairing/failed' as const, 'pairing/link-failed' as const),
    id,
    error: fc.constant(new WalletFailedError()),
  }),
  fc.record({ type: fc.constant('toast/show' as const), toast }),
  fc.record({ type: fc.constant('balance/failed' as const), network, toast }),
  fc.record({
    type: fc.constant('lintel/started' as const),
    recentWallets: fc.constantFrom([{ connectorId: 'prism', wallet: null }], []),
    isMobile: fc.boolean(),
    restore: fc.array(fc.record({ namespace: fc.constant(namespace), id: restoreId }), { maxLength: 1 }),
    network: fc.option(network),
  }),
  fc.record({
    type: fc.constant('sign-in/changed' as const),
    signIn: fc.record({ required: fc.boolean(), hasSession: fc.boolean() }),
  }),
)

/** What may take an approval off the screen: force, its own answer, or the loss of the address. */
function mayLeaveApproval(cause: LintelEvent, before: LintelState, after: LintelState): boolean {
  if (cause.type === 'request/settled') return true
  if (cause.type === 'modal/close') return cause.forced
  return before.namespaces.eip155?.account !== null && after.namespaces.eip155?.account === null
}

function isStaleReply(cause: LintelEvent, before: LintelState): boolean {
  if (cause.type !== 'connection/connected' && cause.type !== 'connection/restored') return false
  const { attempt = null, account = null } = before.namespaces.eip155 ?? {}
  // Asking another wallet does not end a restore.
  if (cause.type === 'connection/restored' && !account && attempt?.kind === 'connect') return false
  return !isAwaited(attempt, cause.id)
}

/** A try to connect that a wallet may still answer; null when there is none. */
function findAwaited({ namespaces }: LintelState): Attempt | null {
  const attempt = namespaces.eip155?.attempt ?? null
  return attempt?.kind === 'connect' && isAwaited(attempt, attempt.id) ? attempt : null
}

/** Whether the wallet itself ended this try, by its own answer. */
function isAnswered(cause: LintelEvent, { id: asked }: Attempt): boolean {
  const isReply =
    cause.type === 'connection/connected' || cause.type === 'connection/restored' || cause.type === 'connection/failed'
  return isReply && cause.id === asked
}

/** The timers that this state needs: what ends by time must have one, or it never ends. */
function findTimedKeys({ modal, toast: shown, namespaces, pairing }: LintelState): string[] {
  const evm = namespaces.eip155
  return [
    ...(evm?.attempt && !evm.attempt.failure ? ['attempt:eip155'] : []),
    ...(evm?.switching && !evm.switching.failure ? ['switch:eip155'] : []),
    ...(modal.shake ? ['shake'] : []),
    ...(pairing?.uri ? ['pairing'] : []),
    ...(shown.status === 'swapping' || (shown.status === 'open' && shown.left !== null && !shown.isHeld)
      ? ['toast']
      : []),
  ]
}

/** The timers that run after these effects; a stopped instance has none. */
function followTimers(timers: ReadonlySet<string>, cause: LintelEvent, effects: readonly Effect[]): Set<string> {
  const running = new Set(timers)
  for (const effect of effects) {
    if (effect.type === 'timer/set') running.add(effect.key)
    if (effect.type === 'timer/clear') running.delete(effect.key)
  }
  return cause.type === 'lintel/stopped' ? new Set() : running
}

/** The rules about what is asked of the world. */
function checkEffects(
  {
    before,
    after,
    cause,
    effects,
  }: { before: LintelState; after: LintelState; cause: LintelEvent; effects: readonly Effect[] },
  timers: ReadonlySet<string>,
): void {
  const awaited = findAwaited(before)
  const isLeft = awaited !== null && findAwaited(after) !== awaited && findAwaited(after)?.id !== awaited.id
  const needed = findTimedKeys(after)
  const rules: [string, boolean][] = [
    [
      'a wallet whose try is left is told so',
      !isLeft || isAnswered(cause, awaited) || effects.some(({ type }) => type === 'adapter/abort'),
    ],
    [
      'whoever asked for a try that is left is answered',
      !isLeft || effects.some((effect) => effect.type === 'reply' && effect.id === awaited.id),
    ],
    ['what ends by time has its timer', needed.every((key) => timers.has(key))],
    [
      'a timer is set for a reason',
      effects.every((effect) => effect.type !== 'timer/set' || !timers.has(effect.key) || needed.includes(effect.key)),
    ],
    [
      'a wallet is asked only for a try that is kept',
      effects.every((effect) => effect.type !== 'adapter/connect' || findAwaited(after)?.id === effect.id),
    ],
  ]
  for (const [rule, holds] of rules) if (!holds) throw new Error(`Broken after ${cause.type}: ${rule}.`)
}

function listConnected({ namespaces }: LintelState): readonly string[] {
  return namespaces.eip155?.connections.map(({ connectorId }) => connectorId) ?? []
}

function listLost(before: LintelState, after: LintelState): readonly string[] {
  const left = listConnected(after)
  return listConnected(before).filter((connectorId) => !left.includes(connectorId))
}

/** What may end the connection of that wallet: its own end, or the end of all. */
function mayGo(cause: LintelEvent, connectorId: string): boolean {
  switch (cause.type) {
    case 'connection/lost':
      return cause.connectorId === connectorId
    case 'connection/disconnect':
      return cause.connectorId === null || cause.connectorId === connectorId
    case 'connection/session-changed':
      return cause.session.connectorId === connectorId && cause.session.addresses[0] === ''
    case 'sign-in/cancelled':
      return true
    default:
      return false
  }
}

/** The rules that hold whatever happens. Plain throws: `expect` a few million times would take minutes. */
function check(before: LintelState, cause: LintelEvent, after: LintelState): void {
  const evm = after.namespaces.eip155
  const connectorIds = listConnected(after)
  const { attempt = null } = evm ?? {}
  const { failure = null } = attempt ?? {}
  const wasAsked = before.namespaces.eip155?.attempt
  const isLive = evm?.status === 'connected' || evm?.status === 'reconnecting'
  const rules: [string, boolean][] = [
    ['the stack is never empty', after.router.stack.length > 0],
    ['nothing is connected without an address', !isLive || Boolean(evm?.account?.address)],
    ['no account without a connection', isLive || evm?.account === null],
    ['addresses come with the account', (evm?.account === null) === (evm?.addresses.length === 0)],
    ['disconnected means an empty list', (evm?.account === null) === (evm?.connections.length === 0)],
    ['no wallet is connected twice', new Set(connectorIds).size === connectorIds.length],
    ['the account is that of the first connection', evm?.account?.connectorId === connectorIds[0]],
    ['the address is that of the first connection', evm?.account?.address === evm?.connections[0]?.addresses[0]],
    ['the network is that of the first connection', !evm?.connections[0] || evm.connections[0].network === evm.network],
    ['a wallet goes only by what names it', listLost(before, after).every((lost) => mayGo(cause, lost))],
    ['a closed modal never shakes', after.modal.open || after.modal.shake === null],
    ['a link to pair has an end', (after.pairing?.uri == null) === (after.pairing?.expiresAt == null)],
    ['a failed pairing shows no link', !after.pairing?.failure || after.pairing.uri === null],
    ['leaving the views that pair gives up pairing', !showsPairing(before) || showsPairing(after) || !after.pairing],
    ['two recent wallets at most', after.recentWallets.length <= 2],
    ['a closed modal never loads', after.modal.open || !after.modal.loading],
    ['the modal waits with a view only while a wallet may answer', !isDue(attempt) || (after.modal.open && !failure)],
    [
      'leaving the view from which a wallet is asked gives up its try',
      !isDue(attempt) ||
        wasAsked?.id !== attempt?.id ||
        before.router.stack === after.router.stack ||
        getView(after).name === 'ConnectingExternal',
    ],
    [
      'approval cannot be left unless forced',
      !before.modal.open ||
        getView(before).name !== 'ApproveTransaction' ||
        (after.modal.open && getView(after).name === 'ApproveTransaction') ||
        mayLeaveApproval(cause, before, after),
    ],
    [
      'a stale reply never changes an account',
      !isStaleReply(cause, before) || before.namespaces.eip155?.account === evm?.account,
    ],
    [
      'a toast never takes the place of an open one without the gap',
      before.toast.status !== 'open' || after.toast.status !== 'open' || before.toast.toast === after.toast.toast,
    ],
  ]
  for (const [rule, holds] of rules) if (!holds) throw new Error(`Broken after ${cause.type}: ${rule}.`)
}

it(`holds every invariant over ${RUNS} random sequences of up to 50 events`, { timeout: 60_000 }, () => {
  let events = 0
  const start = makeState()
  fc.assert(
    fc.property(fc.array(event, { maxLength: 50, size: 'max' }), (sequence) => {
      let state = start
      let now = 0
      let timers = new Set<string>()
      for (const next of sequence) {
        now += 40
        const before = state
        const step = reduce(before, next, now)
        state = step.state
        timers = followTimers(timers, next, step.effects)
        check(before, next, state)
        checkEffects({ before, after: state, cause: next, effects: step.effects }, timers)
        events += 1
      }
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
    }),
    { numRuns: RUNS },
  )
  console.log(`${RUNS} sequences, ${events} events, 0 broken invariants`)
  expect(events).toBeGreaterThan(RUNS * 10)
})

function showsPairing({ modal, router }: LintelState): boolean {
  return modal.open && router.stack.some(({ name }) => name === 'ConnectingWalletConnect')
}
