import { formatError } from '../../format-error.js'
import { answerJsonRpc, answerRpcError, type RpcRequest, rpcCodes } from '../../http/answer-json-rpc.js'
import { createFacadeApp, type FacadeApp, type FacadeOptions } from './create-facade-app.js'
import { RpcFailure } from './rpc-failure.js'

/** Answers a call. Throws `RpcFailure` for an error reply. */
export type RpcMethod = (params: readonly unknown[]) => unknown

export type JsonRpcAppOptions = FacadeOptions & {
  methods: Readonly<Record<string, RpcMethod>>
  /** Methods that a program of this machine may call, but not a page. */
  controls: Readonly<Record<string, RpcMethod>>
}

/** Bytes of a request, and calls in a batch. */
const [MAX_BYTES, MAX_BATCH] = [65_536, 50]

/** Creates the app of a local chain that serves JSON-RPC at `/`. */
export function createJsonRpcApp({ name, report, methods, controls }: JsonRpcAppOptions): FacadeApp {
  const served = new Map(Object.entries(methods))
  const servedHere = new Map(Object.entries(controls))
  const answer = async ({ id, method, params }: RpcRequest, isPage: boolean) => {
    const run = served.get(method) ?? (isPage ? undefined : servedHere.get(method))
    if (!run) return answerRpcError(id, rpcCodes.methodNotFound, 'Method not found')
    if (!Array.isArray(params)) return answerRpcError(id, rpcCodes.invalidParams, '`params` should be an array')
    try {
      return { jsonrpc: '2.0', id, result: await run(params) }
    } catch (error) {
      if (error instanceof RpcFailure) {
        const { code, message, data } = error
        return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
      }
      report(`${name}: ${method} failed. ${formatError(error)}`)
      return answerRpcError(id, rpcCodes.internalError, 'Internal error')
    }
  }
  const app = createFacadeApp({ name, report })
  app.post('/', ({ req, env }) =>
    answerJsonRpc(req.raw, {
      maxBytes: MAX_BYTES,
      maxBatch: MAX_BATCH,
      charge: (calls) => env.charge(calls.length),
      // Browsers send `origin` with each POST of a page.
      answer: (call) => answer(call, req.header('origin') !== undefined),
    }),
  )
  return app
}
