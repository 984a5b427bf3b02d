import { AsyncLocalStorage } from 'node:async_hooks'

/** Receives the bytes of a reply. */
type Count = (bytes: number) => void

// Readers are shared by all callers, so that they cannot be told whom they read for.
const meter = new AsyncLocalStorage<Count>()

/** Runs `work`. Every reply that it reads from a node or a gateway is counted by `count`. */
export function meterReplies<Value>(count: Count, work: () => Value): Value {
  return meter.run(count, work)
}

/** Counts a reply of a node or a gateway, or to the caller, bytes. */
export function countReply(bytes: number): void {
  meter.getStore()?.(bytes)
}
