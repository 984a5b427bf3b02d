import type { Service } from '../../service.js'
import { limitRequests } from '../serving/create-facade-app.js'
import { createJsonRpcApp } from '../serving/create-json-rpc-app.js'
import { localSolana } from '../serving/local-networks.js'
import { readChainFile } from '../serving/read-chain-file.js'
import { type StartLocalOptions, startFacade } from '../serving/start-facade.js'
import { createSolanaChain } from './create-solana-chain.js'
import { createAccountMethods } from './methods/account-methods.js'
import { createChainMethods, createControls } from './methods/chain-methods.js'
import { createHistoryMethods } from './methods/history-methods.js'
import { createTransactionMethods } from './methods/transaction-methods.js'
import { parseSolanaState } from './solana-state.js'

/**
 * Starts Local Solana, a JSON-RPC server over litesvm, on loopback. docs/local-chains.md lists its methods.
 *
 * @throws Error when the port is taken, or litesvm has no binary for this platform.
 * @example const service = await startLocalSolana({ port: 0, statePath: '.data/solana.json', report: console.error })
 */
export async function startLocalSolana({ port, statePath, report }: StartLocalOptions): Promise<Service> {
  const { name } = localSolana
  const restore = (saved: unknown) => createSolanaChain(parseSolanaState(saved), Date.now)
  const restored = await readChainFile({ name, path: statePath, restore, report })
  const chain = restored ?? (await createSolanaChain(undefined, Date.now))
  const methods = {
    ...createChainMethods(chain),
    ...createAccountMethods(chain),
    ...createTransactionMethods(chain),
    ...createHistoryMethods(chain),
  }
  const app = createJsonRpcApp({ name, report, methods, controls: createControls(chain) })
  return startFacade({
    name: `${name} (litesvm)`,
    answer: limitRequests(app),
    port,
    statePath,
    dump: chain.dump,
    report,
  })
}
