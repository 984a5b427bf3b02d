import fc from 'fast-check'
import { expect, it } from 'vitest'
import { WalletFailedError } from '../../../../src/core/errors/wallet-errors.js'
import type { CaipNetworkId, Namespace } from '../../../../src/core/model/caip.js'
import type { WalletSession } from '../../../../src/core/model/chain-adapter.js'
import type { Effect } from '../../../../src/core/model/effect.js'
import { embeddedWalletId } from '../../../../src/core/model/embedded-wallet.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { Attempt, LintelState } from '../../../../src/core/model/state.js'
import type { StoredValues } from '../../../../src/core/model/stored-values.js'
import type { View, ViewName } from '../../../../src/core/model/views/view.js'
import { walletConnectId } from '../../../../src/core/model/wallet-connect.js'
import { getAccount, getNetwork, getSession, getStatus, getView, needsSession } from '../../../../src/core/selectors.js'
import { isAwaited } from '../../../../src/core/transitions/connection/attempt.js'
import { reduce } from '../../../../src/core/transitions/reduce.js'
import { REFUSAL_TIMER } from '../../../../src/core/transitions/requests.js'
import { loginRules } from '../../../../src/features/login/model/login-rules.js'
import { pairingRules } from '../../../../src/features/pairing/model/pairing-rules.js'
import { signInRules } from '../../../../src/features/sign-in/model/sign-in-rules.js'
import {
  knownSession,
  listSessionRules,
  nameAccount,
  signInEvents,
  signOutCount,
} from '../../features/sign-in/sign-in-events.js'
import { createFakeSiwx } from '../fixtures/fake-siwx.js'
import { ADDRESS, makeState, OTHER_ADDRESS } from '../fixtures/make-state.js'

const RUNS = 10_000
const namespace = 'eip155' as const

const network = fc.constantFrom<CaipNetworkId>('eip155:1', 'eip155:10', 'eip155:999', 'eip155:0')
const id = fc.integer({ min: 1, max: 4 })
const wallet = fc.constantFrom('prism', 'other', walletConnectId, embeddedWalletId)
const session = fc.record({
  connectorId: wallet,
  accounts: fc.constantFrom<WalletSession['accounts']>(
    [{ address: ADDRESS, type: 'eoa' }],
    [
      { address: OTHER_ADDRESS, type: 'eoa' },
      { address: ADDRESS, type: 'eoa' },
    ],
  ),
  network,
})
const sessions = fc.uniqueArray(session, { maxLength: 3, selector: ({ connectorId }) => connectorId })
const stored: fc.Arbitrary<StoredValues> = fc.record({
  connections: fc.uniqueArray(
    fc.record({
      namespace: fc.constant(namespace),
      connectorId: wallet,
      wallet: fc.constant(null),
      isConnected: fc.boolean(),
      chosenAt: fc.option(fc.nat()),
    }),
    { maxLength: 3, selector: ({ connectorId }) => connectorId },
  ),
  network: fc.option(fc.constantFrom<CaipNetworkId>('eip155:1', 'eip155:10', 'eip155:999')),
  ...{ transactions: fc.constant([]), orders: fc.constant([]), payments: fc.constant([]) },
  signIn: fc.uniqueArray(knownSession, { maxLength: 2, selector: nameAccount }),
  signOuts: fc.dictionary(knownSession.map(nameAccount), signOutCount, { maxKeys: 2 }),
  accountTypes: fc.constantFrom({}, { eip155: 'eoa' as const }, { eip155: 'smartAccount' as const }),
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
    { name: 'EmailVerifyOtp', email: 'nora@example.com' },
    { name: 'ConnectingSocial', provider: 'google' },
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
    { type: 'connection/disconnect', namespace, connectorId: null },
    { type: 'connection/connectors', namespace, connectors: [] },
    { type: 'lintel/stopped' },
    { type: 'pairing/cancel' },
    { type: 'request/added', request: { id: 'a', method: 'personal_sign' } },
    { type: 'request/settled', id: 'a' },
    { type: 'request/refused', toast: { id: 1, variant: 'error', message: 'No' } },
    { type: 'request/refusal-due', toast: { id: 1, variant: 'error', message: 'No' } },
  ),
  fc.record({ type: fc.constantFrom(...(['router/push', 'router/replace', 'router/reset'] as const)), view }),
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
  fc.record({ type: fc.constant('connection/delay-ended' as const), namespace: fc.constant(namespace), id }),
  fc.record({
    type: fc.constantFrom('connection/switch' as const, 'connection/disconnect' as const),
    namespace: fc.constant(namespace),
    connectorId: wallet,
  }),
  ...Array.from({ length: 3 }, () =>
    fc.record({
      type: fc.constant('connection/changed' as const),
      namespace: fc.constant(namespace),
      sessions,
      isRestoring: fc.boolean(),
    }),
  ),
  fc.record({ type: fc.constant('connection/restore-overdue' as const), namespace: fc.constant(namespace) }),
  fc.record({ type: fc.constant('storage/followed' as const), stored, before: stored }),
  fc.record({ type: fc.constant('connection/timed-out' as const), namespace: fc.constant(namespace), id }),
  fc.record({
    type: fc.constantFrom('connection/failed' as const, 'network/switch-failed' as const),
    namespace: fc.constant(namespace),
    id,
    error: fc.constant(new WalletFailedError()),
  }),
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
  fc.record({
    type: fc.constant('balance/failed' as const),
    network,
    reason: fc.constant('rpc-unavailable' as const),
    toast,
  }),
  fc.record({ type: fc.constant('balance/retry' as const), network }),
  fc.record({
    type: fc.constant('lintel/started' as const),
    isMobile: fc.boolean(),
    isRestricted: fc.boolean(),
    stored,
  }),
  ...signInEvents,
)

/** Whether the event may close an approval: force, its own answer, or the loss of the account. */
function mayLeaveApproval(cause: LintelEvent, before: LintelState, after: LintelState): boolean {
  if (cause.type === 'request/settled') return true
  if (cause.type === 'modal/close') return cause.forced
  return listConnected(before).length > 0 && listConnected(after).length === 0
}

/** An attempt that a wallet may still answer, or null. */
function findAwaited({ namespaces }: LintelState): Attempt | null {
  const attempt = namespaces.eip155?.attempt ?? null
  return attempt && isAwaited(attempt, attempt.id) ? attempt : null
}

/** Whether the wallet itself ended this attempt: it failed, or is connected now. */
function isAnswered(cause: LintelEvent, { id: asked, connectorId }: Attempt): boolean {
  if (cause.type === 'connection/changed') return cause.sessions[0]?.connectorId === connectorId
  return cause.type === 'connection/failed' && cause.id === asked
}

/** The keys of the timers that this state needs. */
function findTimedKeys({ modal, toast: shown, namespaces, pairing, signIn }: LintelState): string[] {
  const evm = namespaces.eip155
  return [
    ...(evm?.attempt && !evm.attempt.failure ? ['attempt:eip155'] : []),
    ...(evm?.restoring === 'running' ? ['restore:eip155'] : []),
    ...(evm?.switching && !evm.switching.failure ? ['switch:eip155'] : []),
    ...(modal.shake ? ['shake'] : []),
    ...(pairing?.uri ? ['pairing'] : []),
    ...(signIn.sessions.some(({ data }) => data.expirationTime) ? ['sign-in-end'] : []),
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

/** The invariants of the effects. */
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
  const has = (name: Effect['type']) => effects.some(({ type }) => type === name)
  const rules: [string, boolean][] = [
    ['an ended attempt aborts its wallet', !isLeft || isAnswered(cause, awaited) || has('adapter/abort')],
    ['a state with a time limit has its timer', needed.every((key) => timers.has(key))],
    [
      'a timer is set only for a state that needs it',
      effects.every(
        (effect) =>
          effect.type !== 'timer/set' || !timers.has(effect.key) || [...needed, REFUSAL_TIMER].includes(effect.key),
      ),
    ],
    [
      'a request that the visitor no longer sees is rejected',
      !before.modal.open ||
        after.modal.open ||
        before.pending.every(
          ({ id: asked }) =>
            (cause.type === 'request/settled' && cause.id === asked) ||
            effects.some((effect) => effect.type === 'embedded/reject' && effect.ids.includes(asked)),
        ),
    ],
    ['a left login has no window', !hasLeft(before, after, 'ConnectingSocial') || has('login/cancel-social')],
    [
      'a wallet is asked only for an attempt in the state',
      effects.every((effect) => effect.type !== 'adapter/connect' || findAwaited(after)?.id === effect.id),
    ],
  ]
  for (const [rule, holds] of rules) if (!holds) throw new Error(`Broken after ${cause.type}: ${rule}.`)
}

function listConnected({ namespaces }: LintelState): readonly string[] {
  return namespaces.eip155?.connections.map(({ connectorId }) => connectorId) ?? []
}

/** The invariants of the state. Throws itself, because a few million calls of `expect` would take minutes. */
function check(before: LintelState, cause: LintelEvent, after: LintelState, now: number): void {
  const evm = after.namespaces.eip155
  const connectorIds = listConnected(after)
  const { attempt = null } = evm ?? {}
  const { failure = null } = attempt ?? {}
  const wasAsked = before.namespaces.eip155?.attempt
  const account = getAccount(after, namespace)
  const first = evm?.connections[0]
  const isLive = ['connected', 'reconnecting'].includes(getStatus(after, namespace))
  const { request, sessions: signedIn } = after.signIn
  const rules: [string, boolean][] = [
    ['the stack is never empty', after.router.stack.length > 0],
    ['connected exactly when there is an account', isLive === (account !== null)],
    ['no wallet is connected twice', new Set(connectorIds).size === connectorIds.length],
    ['the account is that of the first connection', account?.connectorId === first?.connectorId],
    ['the address is that of the first connection', account?.address === first?.accounts[0].address],
    ['the network is that of the first connection', !first || first.network === getNetwork(after, namespace)],
    [
      'only what the adapter reports changes a connection',
      cause.type === 'connection/changed' || before.namespaces.eip155?.connections === evm?.connections,
    ],
    [
      'the connections are those that the adapter reports',
      cause.type !== 'connection/changed' ||
        cause.sessions.map(({ connectorId }) => connectorId).join() === connectorIds.join(),
    ],
    [
      'a restore is reported by the adapter',
      evm?.restoring === null || cause.type !== 'connection/changed' || cause.isRestoring,
    ],
    ['a closed modal never shakes', after.modal.open || after.modal.shake === null],
    ['a pairing link has an expiry', (after.pairing?.uri == null) === (after.pairing?.expiresAt == null)],
    ['a failed pairing shows no link', !after.pairing?.failure || after.pairing.uri === null],
    [
      'leaving the pairing views cancels pairing',
      !(hasLeft(before, after, 'ConnectingWalletConnect') && after.pairing),
    ],
    ['two recent wallets at most', after.recentWallets.length <= 2],
    ['the delay runs only while a wallet may answer', !attempt?.isDelayed || (after.modal.open && !failure)],
    [
      'leaving the view of an attempt cancels it',
      !attempt?.isDelayed ||
        wasAsked?.id !== attempt?.id ||
        before.router.stack === after.router.stack ||
        getView(after).name === 'ConnectingExternal' ||
        attempt.connectorId === embeddedWalletId,
    ],
    [
      'an approval closes only when forced',
      !before.modal.open ||
        getView(before).name !== 'ApproveTransaction' ||
        (after.modal.open && getView(after).name === 'ApproveTransaction') ||
        mayLeaveApproval(cause, before, after),
    ],
    [
      'a request to sign in is for the active account',
      request === null || request.failure !== null || request.account === `${first?.network}:${account?.address}`,
    ],
    [
      'a message is created only while sign-in is shown',
      request === null ||
        request.stage === 'checking' ||
        (after.modal.open && after.router.stack.some(({ name }) => name === 'SIWXSignMessage')),
    ],
    [
      'an account that is signed in is not asked',
      !after.modal.open ||
        getView(after).name !== 'SIWXSignMessage' ||
        getSession(after) === null ||
        (request !== null && request.stage !== 'checking'),
    ],
    [
      'a required sign-in is left by force, by Cancel or by an answer',
      !before.modal.open ||
        getView(before).name !== 'SIWXSignMessage' ||
        !needsSession(before) ||
        after.modal.open ||
        (cause.type !== 'router/back' && (cause.type !== 'modal/close' || cause.forced)),
    ],
    ...listSessionRules(before.signIn, after.signIn, now),
    [
      'without sign-in there is nothing of it',
      after.signIn.namespaces.length > 0 || (!request && signedIn.length === 0),
    ],
    [
      'a toast never replaces an open one without the gap',
      before.toast.status !== 'open' || after.toast.status !== 'open' || before.toast.toast === after.toast.toast,
    ],
  ]
  for (const [rule, holds] of rules) if (!holds) throw new Error(`Broken after ${cause.type}: ${rule}.`)
}

it(`holds every invariant over ${RUNS} random sequences of up to 50 events`, { timeout: 60_000 }, () => {
  let events = 0
  const starts = [makeState(), makeState({ siwx: createFakeSiwx().siwx })] as const
  for (const start of starts) expect(JSON.parse(JSON.stringify(start))).toEqual(start)
  const sequences = fc.tuple(fc.constantFrom(...starts), fc.array(event, { maxLength: 50, size: 'max' }))
  fc.assert(
    fc.property(sequences, ([start, sequence]) => {
      let state: LintelState = start
      let now = 0
      let timers = new Set<string>()
      for (const next of sequence) {
        now += 40
        const before = state
        const step = reduce(before, next, now, [signInRules, pairingRules, loginRules])
        state = step.state
        timers = followTimers(timers, next, step.effects)
        check(before, next, state, now)
        checkEffects({ before, after: state, cause: next, effects: step.effects }, timers)
        events += 1
      }
      const changed = pickChanged(start, state)
      expect(JSON.parse(JSON.stringify(changed))).toEqual(changed)
    }),
    { numRuns: RUNS },
  )
  console.log(`${RUNS} sequences, ${events} events, 0 broken invariants`)
  expect(events).toBeGreaterThan(RUNS * 10)
})

function pickChanged(start: LintelState, state: LintelState): object {
  return Object.fromEntries(Object.entries(state).filter(([name, part]) => part !== start[name as keyof LintelState]))
}

const hasLeft = (before: LintelState, after: LintelState, view: ViewName) => shows(before, view) && !shows(after, view)
const shows = ({ modal, router: { stack } }: LintelState, view: ViewName) =>
  modal.open && stack.some((one) => one.name === view)
