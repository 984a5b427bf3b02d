import { isAlert, toAlert } from '../errors/alert.js'
import type { ErrorCode } from '../errors/error-code.js'
import { LintelError } from '../errors/lintel-error.js'
import type { Log } from '../log/create-log.js'
import type { LintelEvent } from '../model/event.js'

type ReporterContext = {
  log: Log
  onError: ((error: LintelError) => void) | undefined
  dispatch(event: LintelEvent): void
}

/** The codes of the visitor's decisions. An error may wrap one. */
const decisions: readonly unknown[] = ['request-rejected', 'request-cancelled'] satisfies ErrorCode[]

/** Reports an error that a caller or a view gets. */
export type Report = (error: unknown) => void

/**
 * Writes each error to the log. An error that only a developer can correct is also written to the console, given to
 * `onError` and put into the state, each once.
 */
export function createReporter({ log, onError, dispatch }: ReporterContext): Report {
  const reported = new WeakSet<object>()
  const alerted = new Set<string>()

  return function report(error) {
    if (!(error instanceof LintelError) || reported.has(error)) return
    reported.add(error)
    if (error.walk((inner) => decisions.includes((inner as LintelError).code))) return log.add('info', error.code)
    if (!isAlert(error)) return log.add('error', error.code, error)
    if (alerted.has(error.code + error.shortMessage)) return
    alerted.add(error.code + error.shortMessage)
    log.error(error.code, error)
    dispatch({ type: 'alert/raised', alert: toAlert(error) })
    try {
      onError?.(error)
    } catch (thrown) {
      log.error('onError threw.', thrown)
    }
  }
}
