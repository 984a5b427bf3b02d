import { getActiveAdapter, getConnectedAdapter, type LintelContext, pinRequest } from '../context.js'
import { toLintelError } from '../errors/to-lintel-error.js'
import type { CoreActions, ViewRequest } from '../lintel.js'
import type { ActionEvent } from '../model/event.js'
import type { View } from '../model/views/view.js'
import { checkView } from './check-view.js'
import { connect } from './connect.js'
import { disconnect } from './disconnect.js'
import { quote, sendTransaction } from './send-transaction.js'
import { switchConnection } from './switch-connection.js'
import { switchNetwork } from './switch-network.js'

/** Binds the actions of core to one instance. */
export function createActions(context: LintelContext, setMessages: CoreActions['setMessages']): CoreActions {
  const { dispatch } = context
  return {
    open: (request = {}) => dispatch({ type: 'modal/open', view: toView(context, request) }),
    close: ({ forced = false } = {}) => dispatch({ type: 'modal/close', forced }),
    push: (view) => dispatch({ type: 'router/push', view: checkView(context, view) }),
    replace: (view) => dispatch({ type: 'router/replace', view: checkView(context, view) }),
    reset: (view) => dispatch({ type: 'router/reset', view: checkView(context, view) }),
    back: () => dispatch({ type: 'router/back' }),
    backTo: (index) => dispatch({ type: 'router/back-to', index }),
    connect: (parameters) => settleQuietly(connect(context, parameters)),
    disconnect: (parameters) => settleQuietly(disconnect(context, parameters)),
    switchConnection: (parameters) => settleQuietly(switchConnection(context, parameters)),
    switchNetwork: (parameters) => settleQuietly(switchNetwork(context, parameters)),
    signMessage: (parameters) =>
      reportErrors(
        context,
        async () => getConnectedAdapter(context).signMessage(pinRequest(context, parameters)),
        'signMessage',
      ),
    verifyMessage: (parameters) =>
      reportErrors(context, async () => getActiveAdapter(context).verifyMessage(parameters)),
    quote: (request) => reportErrors(context, () => quote(context, request)),
    sendTransaction: (request, shownAs) =>
      reportErrors(context, () => sendTransaction(context, request, shownAs), 'sendTransaction'),
    waitForReceipt: (parameters) =>
      reportErrors(context, async () => getActiveAdapter(context).waitForReceipt(parameters)),
    showToast: (toast) => dispatch({ type: 'toast/show', toast: { ...toast, id: context.nextId() } }),
    dismissToast: () => dispatch({ type: 'toast/dismiss', id: null }),
    setMessages,
  }
}

function toView(context: LintelContext, { view, ...parameters }: ViewRequest & { name?: string }): View | null {
  if (view === undefined) return null
  const [name = view] = Object.entries(context.getState().views).find(([, { alias }]) => alias === view) ?? []
  const { name: named } = parameters
  // The type of a request joins each name with its parameters; the compiler does not follow that through a rest parameter.
  return checkView(context, { ...parameters, ...(named && { named }), name } as View)
}

/** The state has these errors too, so a promise that the caller ignores must not be an unhandled rejection. */
export function settleQuietly<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined)
  return promise
}

/** These errors are not in the state, so they are reported here. `action`: the action that failed, for features that observe it. */
async function reportErrors<Result>(
  { report, dispatch }: LintelContext,
  ask: () => Promise<Result>,
  action?: Extract<ActionEvent, { type: 'action/failed' }>['action'],
): Promise<Result> {
  try {
    return await ask()
  } catch (thrown) {
    const error = toLintelError(thrown)
    if (action) dispatch({ type: 'action/failed', action, error })
    else report(error)
    throw error
  }
}
