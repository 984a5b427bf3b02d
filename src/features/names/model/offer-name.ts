import { embeddedWalletId } from '../../../core/model/embedded-wallet.js'
import type { LintelEvent } from '../../../core/model/event.js'
import type { LintelState } from '../../../core/model/state.js'
import {
  canStartSession,
  getConnection,
  getFacts,
  getNetwork,
  getWait,
  hasView,
  isRunning,
} from '../../../core/selectors.js'
import { showAlone } from '../../../core/transitions/modal/modal.js'
import { isOffered, isSettingUp } from './names-state.js'

/**
 * Runs after every event. After the first login of a new account, and a sign-in if the app requires one, the modal shows
 * ChooseAccountName instead of closing. It offers a name once: not when the app closes the modal, when another view is shown by
 * then, or when the login was not in the modal.
 */
export function offerName(before: LintelState, state: LintelState, event: LintelEvent): LintelState {
  if (isSettingUp(state)) return state.names.isNewAccount ? state : withOffer(state, true)
  if (!state.names.isNewAccount) return state
  const connection = getConnection(state)
  if (connection?.connectorId !== embeddedWalletId) return isLoggingIn(state) ? state : withOffer(state, false)
  if (state.modal.open && (getWait(state) === 'approval' || getFacts(state).session)) return state
  const offered = withOffer(state, false)
  const isRefused = getFacts(before).session !== undefined && canStartSession(state)
  const hasClosed = before.modal.open && !state.modal.open && event.type !== 'modal/close' && !isRefused
  const isUseful =
    state.settings.names.offersAtLogin &&
    hasView(state, 'ChooseAccountName') &&
    isOffered(state.names.zones, getNetwork(state))
  return hasClosed && isUseful ? showAlone(offered, { name: 'ChooseAccountName' }) : offered
}

function isLoggingIn({ namespaces }: LintelState): boolean {
  return Object.values(namespaces).some(
    ({ attempt }) => attempt?.connectorId === embeddedWalletId && isRunning(attempt),
  )
}

function withOffer(state: LintelState, isNewAccount: boolean): LintelState {
  return { ...state, names: { ...state.names, isNewAccount } }
}
