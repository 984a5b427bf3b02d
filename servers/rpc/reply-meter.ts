import { AsyncLocalStorage } from 'node:async_hooks'

/** For whom a request is answered. */
export type MeteredCaller = {
  /** The network of the caller, empty when it is not known. */
  name: string
  /** Receives the bytes of a reply. */
  count: (bytes: number) => void
}

// All callers share the readers, so the readers do not know for whom they read.
const meter = new AsyncLocalStorage<MeteredCaller>()

/** Runs `work`. Every reply that it reads from a node or a gateway is counted by `caller.count`. */
export function meterReplies<Value>(caller: MeteredCaller, work: () => Value): Value {
  return meter.run(caller, work)
}

/** Counts a reply of a node or a gateway, or to the caller, bytes. */
export function countReply(bytes: number): void {
  meter.getStore()?.count(bytes)
}

/** The network of the caller whose request is answered, empty outside of a request. */
export function readCaller(): string {
  return meter.getStore()?.name ?? ''
}
