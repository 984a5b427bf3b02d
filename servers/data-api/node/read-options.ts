import { join } from 'node:path'
import { defaultPorts } from '../../config/common-variables.js'
import { readSettings, type Settings } from '../../config/read-settings.js'
import { refuseHostsWithoutPort } from '../../config/refuse-hosts-without-port.js'
import { parseRpcUrls } from './parse-rpc-urls.js'
import { parseStandIns } from './parse-stand-ins.js'
import { readNames } from './read-names.js'
import { readPay } from './read-pay.js'
import type { StartDataApiOptions } from './start-data-api.js'

/**
 * Reads the environment variables of the data API (docs/configuration.md).
 *
 * @throws ConfigurationError
 */
export function readOptions(source: NodeJS.ProcessEnv): StartDataApiOptions {
  const settings = readSettings('data-api', source)
  const { env, read, attempt } = settings
  const names = attempt(() => readNames(env))
  const pay = attempt(() => readPay(env))
  const rpcUrls = attempt(() => parseRpcUrls(env.RPC_URLS)) ?? new Map()
  const indexChains = attempt(() => read('INDEX_CHAINS')?.map(parseChainId))
  const standIns = attempt(() => (env.ON_RAMP_STAND_INS ? parseStandIns(env.ON_RAMP_STAND_INS) : undefined))
  refuseHostsWithoutPort(settings, read('PUBLIC_URL'))
  refuseDevelopment(settings)
  settings.finish()
  const [url, priceUrl, swapUrl] = [read('DATABASE_URL'), read('PRICE_API_URL'), read('SWAP_API_URL')]
  const [solanaUrl, ipfsGateway, publicUrl] = [read('LOCAL_SOLANA_URL'), read('IPFS_GATEWAY'), read('PUBLIC_URL')]
  const [host, addressHeader, projectIds] = [read('HOST'), read('ADDRESS_HEADER'), read('PROJECT_IDS')]
  const [allowedOrigins, hosts] = [read('ALLOWED_ORIGINS'), read('ALLOWED_HOSTS')]
  return {
    port: read('PORT') ?? defaultPorts['data-api'],
    rpcUrls,
    database: url ? { url } : { folder: join(read('LINTEL_DATA_DIR'), 'data-api') },
    ...(indexChains ? { indexChains } : {}),
    ...(priceUrl ? { priceUrl } : {}),
    ...(swapUrl ? { swapUrl } : {}),
    ...(standIns ? { standIns } : {}),
    ...(names ? { names } : {}),
    ...(pay ? { pay } : {}),
    ...(read('SESSIONS') ? { sessions: true } : {}),
    ...(solanaUrl ? { solanaUrl } : {}),
    ...(ipfsGateway ? { ipfsGateway } : {}),
    ...(publicUrl ? { publicUrl } : {}),
    ...(host ? { host } : {}),
    ...(addressHeader ? { addressHeader } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(allowedOrigins?.length ? { allowedOrigins } : {}),
    ...(read('ALLOW_LOOPBACK') ? { allowsLoopback: true } : {}),
    ...(hosts?.length ? { hosts } : {}),
  }
}

/** On a public server a stand-in would sell for free, and a webhook could reach the servers of this machine. */
function refuseDevelopment(settings: Settings<'data-api'>): void {
  const found = settings.findPublic()
  if (!found) return
  for (const name of ['ON_RAMP_STAND_INS', 'EXCHANGE_STAND_INS', 'LOCAL_SOLANA_URL', 'ALLOW_LOOPBACK'] as const) {
    if (settings.env[name] && settings.env[name] !== '0') {
      settings.refuse(`${found.name} has ${found.value}, ${found.why}: remove ${name}, which is for development.`)
    }
  }
}

function parseChainId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new Error(`INDEX_CHAINS has the entry ${JSON.stringify(text)}. Write ids of chains, such as 1, 10.`)
}
