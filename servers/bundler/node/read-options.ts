import { join } from 'node:path'
import { type Address, isAddress, type PrivateKeyAccount, parseEther } from 'viem'
import { defaultPorts } from '../../config/common-variables.js'
import { readSettings } from '../../config/read-settings.js'
import { parseRpcUrls } from '../../data-api/node/parse-rpc-urls.js'
import { parseAccessKey } from '../../http/access-token.js'
import { ensureKey, parseKey } from './read-key.js'
import type { StartBundlerOptions } from './start-bundler.js'

export type BundlerProgramOptions = Omit<StartBundlerOptions, 'account'> & {
  /** The account of `BUNDLER_KEY`. */
  account?: PrivateKeyAccount
  /** Holds its key otherwise. */
  keyFile: string
  /** The minimum balance of the account on anvils, wei. */
  localBalance?: bigint
}

/**
 * Reads the environment variables of the bundler (docs/configuration.md), without writing anything.
 *
 * @throws ConfigurationError
 */
export function readOptions(source: NodeJS.ProcessEnv): BundlerProgramOptions {
  const settings = readSettings('bundler', source)
  const { env, read, attempt } = settings
  const rpcUrls = attempt(() => parseRpcUrls(env.RPC_URLS)) ?? new Map()
  const accessKey = attempt(() => env.BUNDLER_ACCESS_KEY && parseAccessKey(env.BUNDLER_ACCESS_KEY))
  const account = attempt(() => (env.BUNDLER_KEY ? parseKey(env.BUNDLER_KEY) : undefined))
  const trustedPaymasters = attempt(() => read('TRUSTED_PAYMASTERS')?.map(parseAddress)) ?? []
  const priorityFee = attempt(() => env.MIN_PRIORITY_FEE && parseWei(env.MIN_PRIORITY_FEE))
  const localBalance = attempt(() => env.LOCAL_BALANCE && parseBalance(env.LOCAL_BALANCE))
  const hosts = read('ALLOWED_HOSTS')
  const found = settings.findPublic()
  if (found) {
    const here = `${found.name} has ${found.value}, ${found.why}`
    // Also without a name in ALLOWED_HOSTS: a proxy may write another one.
    if (!env.BUNDLER_ACCESS_KEY)
      settings.refuse(
        `${here}, so that anybody may call. Set BUNDLER_ACCESS_KEY, the same for the identity service, to let in who has logged in.`,
      )
    if (env.LOCAL_BALANCE) settings.refuse(`${here}: remove LOCAL_BALANCE, which is for local chains.`)
    if (read('ALLOW_LOOPBACK')) settings.refuse(`${here}: remove ALLOW_LOOPBACK, which is for development.`)
    if (!env.BUNDLER_KEY)
      settings.refuse(`${here}: set BUNDLER_KEY to 0x$(openssl rand -hex 32), or to the key of its account.`)
  }
  settings.finish()
  const [host, addressHeader, lockUrl] = [read('HOST'), read('ADDRESS_HEADER'), read('DATABASE_URL')]
  const [projectIds, allowedOrigins] = [read('PROJECT_IDS'), read('ALLOWED_ORIGINS')]
  return {
    port: read('PORT') ?? defaultPorts.bundler,
    rpcUrls,
    ...(account ? { account } : {}),
    keyFile: join(read('LINTEL_DATA_DIR'), 'bundler', 'key'),
    trustedPaymasters,
    ...(localBalance ? { localBalance } : {}),
    ...(priorityFee ? { limits: { priorityFee } } : {}),
    ...(accessKey ? { accessKey } : {}),
    ...(lockUrl ? { lockUrl } : {}),
    ...(host ? { host } : {}),
    ...(addressHeader ? { addressHeader } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(allowedOrigins?.length ? { allowedOrigins } : {}),
    ...(read('ALLOW_LOOPBACK') ? { allowsLoopback: true } : {}),
    ...(hosts?.length ? { hosts } : {}),
  }
}

/** Completes the options with the key of a file, and creates the file if it does not exist. */
export async function withAccount({
  account,
  keyFile,
  ...options
}: BundlerProgramOptions): Promise<StartBundlerOptions> {
  return { ...options, account: account ?? (await ensureKey(keyFile)) }
}

function parseAddress(text: string): Address {
  if (isAddress(text)) return text
  throw new Error(`TRUSTED_PAYMASTERS has the entry ${JSON.stringify(text)}. Write addresses, separated by commas.`)
}

function parseWei(text: string): bigint {
  if (/^\d{1,15}$/.test(text)) return BigInt(text)
  throw new Error(`MIN_PRIORITY_FEE is ${JSON.stringify(text)}. Write a whole number of wei.`)
}

function parseBalance(text: string): bigint {
  if (/^\d{1,6}(\.\d{1,18})?$/.test(text)) return parseEther(text)
  throw new Error(`LOCAL_BALANCE is ${JSON.stringify(text)}. Write a number of ether, such as 10.`)
}
