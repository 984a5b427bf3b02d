import { LintelError } from '../../../core/errors/lintel-error.js'
import { RelayUnavailableError } from '../../../core/errors/pairing-errors.js'
import { describeThrown } from '../../../core/errors/to-lintel-error.js'
import { RequestCancelledError } from '../../../core/errors/wallet-errors.js'
import type { ClientCore } from '../sign-client.js'
import { RELAY_TIMEOUT_MS } from './pairing-limits.js'
import { toRelayRefusal } from './to-relay-refusal.js'

type Work<Result> = {
  relayer: ClientCore['relayer']
  relayUrl: string
  signal?: AbortSignal | undefined
  /** `isLate` returns true once the time limit is over or the caller has aborted. */
  run(isLate: () => boolean): Promise<Result>
}

/**
 * Connects to the relay, then calls `run`. The client itself would keep trying for minutes without an error.
 *
 * @throws RelayUnavailableError within 10 s, RelayRefusedError when it closes with 3000, RequestCancelledError
 */
export function throughRelay<Result>({ relayer, relayUrl, signal, run }: Work<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let isDone = false
    const settle = (finish: () => void) => {
      if (isDone) return
      isDone = true
      clearTimeout(timer)
      relayer.off('relayer_error', refuse)
      signal?.removeEventListener('abort', cancel)
      finish()
    }
    const fail = (error: LintelError) => settle(() => reject(error))
    const refuse = (error: unknown) => fail(toRelayRefusal(error))
    const cancel = () => fail(new RequestCancelledError({ cause: signal?.reason }))
    const timer = setTimeout(() => fail(new RelayUnavailableError({ url: relayUrl })), RELAY_TIMEOUT_MS)
    relayer.on('relayer_error', refuse)
    signal?.addEventListener('abort', cancel)
    if (signal?.aborted) cancel()
    else connect()

    function connect(): void {
      const opened = relayer.connected ? Promise.resolve() : openTransport(relayer, () => isDone)
      opened
        .then(() => (isDone ? undefined : run(() => isDone).then((result) => settle(() => resolve(result)))))
        .catch((error: unknown) => fail(toRelayError(error, relayUrl)))
    }
  })
}

/**
 * An attempt that the relay has refused ends some seconds later. The client would join it and not report the refusal:
 * wait for its end, and connect again if the request still needs it.
 */
async function openTransport(relayer: ClientCore['relayer'], isDone: () => boolean): Promise<void> {
  if (relayer.transportExplicitlyClosed && relayer.connecting) {
    await relayer.transportOpen().catch(ignore)
    if (isDone()) return
  }
  await relayer.transportOpen()
}

function toRelayError(thrown: unknown, url: string): LintelError {
  if (thrown instanceof LintelError) return thrown
  return new RelayUnavailableError({ url, cause: thrown, details: describeThrown(thrown) })
}

/** The next attempt has its own error. */
function ignore(): void {}
