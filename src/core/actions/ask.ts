import type { LintelContext } from '../context.js'
import { AccountNotSharedError, RequestCancelledError, WalletUnresponsiveError } from '../errors/wallet-errors.js'
import type { LintelEvent } from '../model/event.js'
import type { Failure, LintelState } from '../model/state.js'

type Question = {
  id: number
  /** Starts the request; undefined when the caller joins a running one. */
  begin: LintelEvent | undefined
  /** The request in the state after an event: an attempt, a pairing, a network switch or a session to end. */
  read(state: LintelState, event: LintelEvent): { id: number; failure: Pick<Failure, 'code'> | null } | null | undefined
  /** Whether a request that is no longer in the state has succeeded. */
  isDone(state: LintelState, event: LintelEvent): boolean
}

/**
 * Follows a request until a rule ends it: by an answer, by a time limit or because the visitor leaves it. Rejects with the failure that the
 * state then has, and with RequestCancelledError if the request is gone without one.
 */
export function ask(context: LintelContext, { id, begin, read, isDone }: Question): Promise<void> {
  return new Promise((resolve, reject) => {
    let hasBegun = begin === undefined
    const stop = context.watch((event, state) => {
      if (event === begin) hasBegun = true
      const asked = read(state, event)
      if (!hasBegun || (asked?.id === id && !asked.failure)) return
      stop()
      if (asked?.id !== id && isDone(state, event)) return resolve()
      const error = asked?.id === id ? readError(event, asked.failure) : new RequestCancelledError()
      context.report(error)
      reject(error)
    })
    if (begin) context.dispatch(begin)
  })
}

/** A rule that fails a request by itself has only the code. */
function readError(event: LintelEvent, failure: Pick<Failure, 'code'> | null) {
  if ('error' in event) return event.error
  return failure?.code === 'account-not-shared' ? new AccountNotSharedError() : new WalletUnresponsiveError()
}
