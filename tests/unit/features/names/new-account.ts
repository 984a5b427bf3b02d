import { embeddedWalletId } from '../../../../src/core/model/embedded-wallet.js'
import type { LintelEvent } from '../../../../src/core/model/event.js'
import type { LintelState } from '../../../../src/core/model/state.js'
import type { FeatureRules } from '../../../../src/core/transitions/feature-rules.js'
import { keep } from '../../../../src/core/transitions/step.js'
import { offerName } from '../../../../src/features/names/model/offer-name.js'
import { ADDRESS, getViewNames, makeState, run as runWith } from '../../core/fixtures/make-state.js'

const services = { dataApi: '/data-api' }
const rules: FeatureRules = {
  name: 'names',
  reduce: keep,
  follow: (before, state, event) => keep(offerName(before, state, event)),
}

/** Where names of these networks can be registered. */
export function makeApp(
  options: Parameters<typeof makeState>[0] = {},
  networks: readonly string[] | null = ['eip155:1'],
) {
  const state = makeState({ services, ...options })
  return { ...state, names: { ...state.names, isOffered: true, zones: { zones: ['lintel.test'], networks, at: 0 } } }
}

/** The state after these events. `others`: the rules of other features, which run before those of names. */
export const run = (state: LintelState, events: readonly LintelEvent[], others: readonly FeatureRules[] = []) =>
  runWith(state, events, 0, [...others, rules])

/** The views of the open modal. */
export const shown = (state: LintelState) => (state.modal.open ? getViewNames(state) : [])

/** The visitor logs in with a code. */
export const logIn: readonly LintelEvent[] = [
  { type: 'modal/open', view: { name: 'EmailVerifyOtp', email: 'nora@example.com' } },
  { type: 'connection/connect', namespace: 'eip155', connectorId: embeddedWalletId, id: 1 },
]
/** Only the wallet of a new account is set up. */
export const setUp: readonly LintelEvent[] = [
  { type: 'request/added', request: { id: 'a', method: 'recovery-setup' } },
  { type: 'request/settled', id: 'a' },
]
export const connected: LintelEvent = {
  type: 'connection/changed',
  namespace: 'eip155',
  sessions: [{ connectorId: embeddedWalletId, accounts: [{ address: ADDRESS, type: 'eoa' }], network: 'eip155:1' }],
  isRestoring: false,
}
