import { join } from 'node:path'
import { type Address, isAddress, parseEther } from 'viem'
import { parseRpcUrls } from '../../data-api/node/parse-rpc-urls.js'
import { parseAccessKey } from '../../http/access-token.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { parseList } from '../../parse-list.js'
import { parsePort } from '../../parse-port.js'
import { readOriginsVariable } from '../../process/read-url-variable.js'
import { runService } from '../../process/run-service.js'
import { fundAccount } from './fund-account.js'
import { ensureKey, parseKey } from './read-key.js'
import { type StartBundlerOptions, startBundler } from './start-bundler.js'

await runService({
  name: 'The bundler',
  service: 'bundler',
  async start(operation) {
    const options = await readOptions(process.env)
    const { address } = options.account
    const balance = process.env.LOCAL_BALANCE
    if (balance) await fundAccount(address, parseBalance(balance), [...options.rpcUrls.values()].flat())
    console.log(`Its account is ${address}.`)
    return startBundler({ ...options, operation })
  },
})

/** Reads the environment variables of docs/bundler.md. Lists are separated by commas; empty means the default. */
async function readOptions(env: NodeJS.ProcessEnv): Promise<StartBundlerOptions> {
  const [projectIds, hosts] = [env.PROJECT_IDS, env.ALLOWED_HOSTS].map(parseList)
  const allowedOrigins = readOriginsVariable('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS)
  const rpcUrls = parseRpcUrls(env.RPC_URLS)
  if (rpcUrls.size === 0) throw new Error('RPC_URLS is empty. Write the nodes, such as RPC_URLS=1=https://rpc.example.')
  const accessKey = env.BUNDLER_ACCESS_KEY ? parseAccessKey(env.BUNDLER_ACCESS_KEY) : undefined
  const publicName = hosts?.find((host) => !isLoopback(`http://${host}`))
  if (publicName && !accessKey) {
    throw new Error(
      `ALLOWED_HOSTS has ${publicName}, so that anybody may call. Set BUNDLER_ACCESS_KEY, the same for the identity service, to let in who has logged in.`,
    )
  }
  return {
    port: parsePort(env.PORT) ?? 3008,
    rpcUrls,
    account: env.BUNDLER_KEY
      ? parseKey(env.BUNDLER_KEY)
      : await ensureKey(join(env.LINTEL_DATA_DIR || '.data', 'bundler', 'key')),
    trustedPaymasters: parseList(env.TRUSTED_PAYMASTERS).map(parseAddress),
    ...(env.MIN_PRIORITY_FEE ? { limits: { priorityFee: parseWei(env.MIN_PRIORITY_FEE) } } : {}),
    ...(accessKey ? { accessKey } : {}),
    ...(env.DATABASE_URL ? { lockUrl: env.DATABASE_URL } : {}),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.ADDRESS_HEADER ? { addressHeader: env.ADDRESS_HEADER } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(allowedOrigins.length ? { allowedOrigins } : {}),
    ...(env.ALLOW_LOOPBACK === '1' ? { allowsLoopback: true } : {}),
    ...(hosts?.length ? { hosts: hosts.map((host) => host.toLowerCase()) } : {}),
  }
}

function parseAddress(text: string): Address {
  if (isAddress(text)) return text
  throw new Error(`TRUSTED_PAYMASTERS has ${JSON.stringify(text)}. Write addresses, separated by commas.`)
}

function parseWei(text: string): bigint {
  if (/^\d{1,15}$/.test(text)) return BigInt(text)
  throw new Error(`MIN_PRIORITY_FEE is ${JSON.stringify(text)}. Write a whole number of wei.`)
}

function parseBalance(text: string): bigint {
  if (/^\d{1,6}(\.\d{1,18})?$/.test(text)) return parseEther(text)
  throw new Error(`LOCAL_BALANCE is ${JSON.stringify(text)}. Write a number of ether, such as 10.`)
}
