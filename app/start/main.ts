import { socialVariables } from '../../servers/identity/node/read-social.js'
import { readOperationOptions } from '../../servers/operation/read-operation-options.js'
import { writeJsonLogs } from '../../servers/operation/write-json-logs.js'
import { parseList } from '../../servers/parse-list.js'
import { parsePort } from '../../servers/parse-port.js'
import { type RunningServer, startAll } from './start-all.js'

/** Interval of the check that the parent process is alive, ms. */
const PARENT_CHECK = 500

const dataApiNames = ['DATABASE_URL', 'PRICE_API_URL', 'SWAP_API_URL', 'IPFS_GATEWAY']
const identityNames = [
  'DATABASE_URL',
  'IDENTITY_SECRET',
  'WALLET_KEKS',
  'SMTP_URL',
  'MAIL_FROM',
  'DEVICE_APPROVAL',
  'WALLET_WAIT',
  ...socialVariables,
]

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

try {
  if (readOperationOptions(process.env).logFormat === 'json') writeJsonLogs({ service: 'lintel' })
  const port = parsePort(process.env.PORT)
  const dev = process.argv.includes('--dev')
  const dataDir = process.env.LINTEL_DATA_DIR
  const starting = startAll({
    dev,
    relayOrigins: parseList(process.env.RELAY_ALLOWED_ORIGINS),
    dataApiEnv: readEnv(dataApiNames),
    identityEnv: readEnv(identityNames),
    ...(port === undefined ? {} : { port }),
    // Absent or empty means `.data` in the repository.
    ...(dataDir ? { dataDir } : {}),
    ...(process.env.REDIS_URL ? { redisUrl: process.env.REDIS_URL } : {}),
  })
  closeOnSignal(starting)
  const server = await starting
  console.log(formatServices(server))
  console.log(`Lintel is ready: ${server.url}`)
} catch (error) {
  console.error(explainFailure(error))
  process.exitCode = 1
}

/** Closes once: under npm and tsx Ctrl-C sends the signal more than once. Also works while services are starting. */
function closeOnSignal(starting: Promise<RunningServer>): void {
  let isClosing = false
  const close = async () => {
    if (isClosing) return
    isClosing = true
    // A failed start has already closed its services, and is reported above.
    await starting.then((server) => server.close()).catch(() => undefined)
    process.exit()
  }
  for (const signal of signals) process.on(signal, () => void close())
  // npm starts this process through a shell that does not pass signals on. A new parent id means that the shell has ended.
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void close(), PARENT_CHECK).unref()
}

/** Reads those variables of a service that `npm start` passes on. The others it sets itself. */
function readEnv(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
}

function formatServices({ services }: RunningServer): string {
  const width = Math.max(...services.map(({ name }) => name.length))
  return services.map(({ name, url, pid }) => `  ${name.padEnd(width)}  ${url}  pid ${pid}`).join('\n')
}

function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return `Lintel did not start: ${error}`
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Lintel did not start: port ${process.env.PORT} is taken. Choose another with PORT, or PORT=0 for a free one.`
  }
  return `Lintel did not start: ${error.message}`
}
