import { AsyncLocalStorage } from 'node:async_hooks'

/** The request that is answered. */
export type RequestContext = {
  /** Names it in logs and in the header `x-request-id`. */
  id: string
  /** The template of its route, such as `/v1/account/:address/history`. */
  route: string
}

// Reports within a request come from parts that other requests use as well.
const running = new AsyncLocalStorage<RequestContext>()

/** Runs `work` for a request. */
export function runRequest<Value>(context: RequestContext, work: () => Value): Value {
  return running.run(context, work)
}

/** The request for which this code runs. Undefined outside of one. */
export function readRequest(): RequestContext | undefined {
  return running.getStore()
}
