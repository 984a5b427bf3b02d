import { answerJsonRpc, answerRpcError, type RpcRequest, rpcCodes } from '../../http/answer-json-rpc.js'
import type { Service } from '../../service.js'
import { createFacadeApp, limitRequests } from '../facade/create-facade-app.js'
import { localSolana } from '../facade/local-networks.js'
import { startFacade } from '../facade/start-facade.js'
import { readStateFile } from '../facade/state-file.js'
import { createSolanaChain } from './create-solana-chain.js'
import { createAccountMethods } from './methods/account-methods.js'
import { createChainMethods } from './methods/chain-methods.js'
import { createHistoryMethods } from './methods/history-methods.js'
import { RpcFailure } from './methods/rpc-failure.js'
import { createTransactionMethods } from './methods/transaction-methods.js'
import { parseSolanaState } from './solana-state.js'

export type StartLocalSolanaOptions = {
  /** 0 uses a free port. */
  port: number
  /** File the chain is restored from and saved to. */
  statePath: string
  /** Receives warnings for the operator. */
  report: (message: string) => void
}

/** Bytes of a request, and calls in a batch. */
const [MAX_BYTES, MAX_BATCH] = [65_536, 50]
/** Methods that only a program of this machine may call, not a page. */
const CONTROL_PREFIX = 'lintel_'

type Method = (params: readonly unknown[]) => unknown

/**
 * Starts Local Solana, a JSON-RPC server over litesvm, on loopback. docs/local-chains.md lists its methods.
 *
 * @throws Error when the port is taken, or litesvm has no binary for this platform.
 * @example const service = await startLocalSolana({ port: 0, statePath: '.data/solana.json', report: console.error })
 */
export async function startLocalSolana({ port, statePath, report }: StartLocalSolanaOptions): Promise<Service> {
  const { name } = localSolana
  const restore = (saved: unknown) => createSolanaChain(parseSolanaState(saved), Date.now)
  const restored = await readStateFile({ name, path: statePath, restore, report })
  const chain = restored ?? (await createSolanaChain(undefined, Date.now))
  const methods = new Map<string, Method>(
    Object.entries({
      ...createChainMethods(chain),
      ...createAccountMethods(chain),
      ...createTransactionMethods(chain),
      ...createHistoryMethods(chain),
    }),
  )
  const answer = async ({ id, method, params }: RpcRequest, isPage: boolean) => {
    const run = isPage && method.startsWith(CONTROL_PREFIX) ? undefined : methods.get(method)
    if (!run) return answerRpcError(id, rpcCodes.methodNotFound, 'Method not found')
    if (!Array.isArray(params)) return answerRpcError(id, rpcCodes.invalidParams, '`params` should be an array')
    try {
      return { jsonrpc: '2.0', id, result: await run(params) }
    } catch (error) {
      if (error instanceof RpcFailure) {
        const { code, message, data } = error
        return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
      }
      report(`${name}: ${method} failed. ${error instanceof Error ? error.stack : error}`)
      return answerRpcError(id, rpcCodes.internalError, 'Internal error')
    }
  }
  const app = createFacadeApp({ name, report })
  app.post('/', ({ req, env }) =>
    answerJsonRpc(req.raw, {
      maxBytes: MAX_BYTES,
      maxBatch: MAX_BATCH,
      charge: (calls) => env.charge(calls.length),
      answer: (call) => answer(call, req.header('origin') !== undefined),
    }),
  )
  return startFacade({
    name: `${name} (litesvm)`,
    answer: limitRequests(app),
    port,
    statePath,
    dump: chain.dump,
    report,
  })
}
