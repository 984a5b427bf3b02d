import { wipe } from '../keys/split-entropy.js'
import type { KeyOperation } from './key-operation.js'
import { runKeyOperation, warmUp } from './run-key-operation.js'
import type { WorkerReply } from './worker-reply.js'

// A worker for one operation. The page ends it after the reply.
self.onmessage = async ({ data }: MessageEvent<KeyOperation>) => {
  try {
    reply({ result: await runKeyOperation(data) })
  } catch (error) {
    // Without the message, which may contain the input of a library.
    reply({ error: error instanceof Error ? error.name : 'Error' })
  } finally {
    if ('shares' in data) wipe(...data.shares)
  }
}

// While the visitor reads the request. An operation that fails reports its own reason.
warmUp().catch(() => undefined)

function reply(message: WorkerReply): void {
  self.postMessage(message)
}
