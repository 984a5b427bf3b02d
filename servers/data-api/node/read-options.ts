import { join } from 'node:path'
import { parseList } from '../../parse-list.js'
import { parsePort } from '../../parse-port.js'
import { readOriginsVariable, readUrlVariable } from '../../process/read-url-variable.js'
import { parseRpcUrls } from './parse-rpc-urls.js'
import { parseStandIns } from './parse-stand-ins.js'
import { readNames } from './read-names.js'
import { readPay } from './read-pay.js'
import type { StartDataApiOptions } from './start-data-api.js'

/**
 * Reads the environment variables of docs/data-api.md. Lists are separated by commas; empty means the default.
 *
 * @throws Error that names the variable and says what to write.
 */
export function readOptions(env: NodeJS.ProcessEnv): StartDataApiOptions {
  const [projectIds, hosts] = [env.PROJECT_IDS, env.ALLOWED_HOSTS].map(parseList)
  const allowedOrigins = readOriginsVariable('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS)
  const names = readNames(env)
  const pay = readPay(env)
  const rpcUrls = parseRpcUrls(env.RPC_URLS)
  if (rpcUrls.size === 0) throw new Error('RPC_URLS is empty. Write the nodes, such as RPC_URLS=1=https://rpc.example.')
  return {
    port: parsePort(env.PORT) ?? 3003,
    rpcUrls,
    database: env.DATABASE_URL
      ? { url: env.DATABASE_URL }
      : { folder: join(env.LINTEL_DATA_DIR || '.data', 'data-api') },
    ...(env.INDEX_CHAINS ? { indexChains: parseList(env.INDEX_CHAINS).map(parseChainId) } : {}),
    ...(env.PRICE_API_URL ? { priceUrl: readUrlVariable('PRICE_API_URL', env.PRICE_API_URL) } : {}),
    ...(env.SWAP_API_URL ? { swapUrl: readUrlVariable('SWAP_API_URL', env.SWAP_API_URL) } : {}),
    ...(env.ON_RAMP_STAND_INS ? { standIns: parseStandIns(env.ON_RAMP_STAND_INS) } : {}),
    ...(names ? { names } : {}),
    ...(pay ? { pay } : {}),
    ...(env.LOCAL_SOLANA_URL ? { solanaUrl: readUrlVariable('LOCAL_SOLANA_URL', env.LOCAL_SOLANA_URL) } : {}),
    ...(env.IPFS_GATEWAY ? { ipfsGateway: readUrlVariable('IPFS_GATEWAY', env.IPFS_GATEWAY) } : {}),
    ...(env.PUBLIC_URL ? { publicUrl: readUrlVariable('PUBLIC_URL', env.PUBLIC_URL) } : {}),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.ADDRESS_HEADER ? { addressHeader: env.ADDRESS_HEADER } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(allowedOrigins.length ? { allowedOrigins } : {}),
    ...(env.ALLOW_LOOPBACK === '1' ? { allowsLoopback: true } : {}),
    ...(hosts?.length ? { hosts: hosts.map((host) => host.toLowerCase()) } : {}),
  }
}

function parseChainId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Error(`INDEX_CHAINS has the entry ${JSON.stringify(text)}. Write ids of chains, such as 1, 10.`)
}
