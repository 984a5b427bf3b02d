import { WORKER_POLICY } from '../../../servers/frame/format-frame-policy.js'
import { wipe } from '../keys/split-entropy.js'
import type { KeyOperation, KeyOperationResult } from './key-operation.js'
import workerUrl from './key-worker.ts?worker&url'
import type { WorkerReply } from './worker-reply.js'

/** A worker that has loaded its code and waits for its one operation. */
export type KeyWorker = {
  /**
   * Does one thing with the key, then ends the worker. The shares of the operation are wiped here.
   *
   * @throws KeyOperationError
   */
  run<Kind extends KeyOperation['kind']>(
    operation: Extract<KeyOperation, { kind: Kind }>,
  ): Promise<KeyOperationResult<Kind>>
  /** Ends the worker without an operation. */
  close(): void
}

/** The worker failed. `reason`: the name of the error, such as `SharesMismatchError`. */
export class KeyOperationError extends Error {
  override name = 'KeyOperationError'
  readonly reason: string

  constructor(reason: string) {
    super(`The key could not be used (${reason}).`)
    this.reason = reason
  }
}

/** Trusted Types, where the browser has them: the policy of the page refuses the URL of a worker as text. */
type PageWithTrustedTypes = typeof globalThis & {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): TrustedPolicy }
}
type TrustedPolicy = { createScriptURL(url: string): string }

let trusted: TrustedPolicy | undefined

/** The URL of the worker's file, the only one that the policy makes. */
function trustUrl(): string {
  const { trustedTypes } = globalThis as PageWithTrustedTypes
  trusted ??= trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => workerUrl }) ?? {
    createScriptURL: () => workerUrl,
  }
  return trusted.createScriptURL(workerUrl)
}

/**
 * Starts a worker for one operation with the key. Start it when the request is shown, so that its code is ready once the
 * visitor approves.
 *
 * @example const { signature } = await openKeyWorker().run({ kind: 'sign-message', message, shares, address })
 */
export function openKeyWorker(): KeyWorker {
  const worker = new Worker(trustUrl(), { name: 'lintel signer' })
  return {
    run: (operation) =>
      new Promise((resolve, reject) => {
        const settle = (apply: () => void) => {
          worker.terminate()
          apply()
        }
        // The worker answers with the result that the type of `operation` names.
        worker.onmessage = ({ data }: MessageEvent<WorkerReply>) =>
          settle(() => ('result' in data ? resolve(data.result as never) : reject(new KeyOperationError(data.error))))
        worker.onerror = (event) => {
          event.preventDefault()
          settle(() => reject(new KeyOperationError('the worker did not start')))
        }
        worker.postMessage(operation)
        if ('shares' in operation) wipe(...operation.shares)
      }),
    close: () => worker.terminate(),
  }
}
