import { readSettings } from '../config/read-settings.js'
import type { VariableOf } from '../config/variables.js'
import { listVariables } from '../config/variables.js'
import { writeJsonLogs } from '../operation/write-json-logs.js'
import { parseList } from '../parse-list.js'
import type { RunningServer } from './running-server.js'
import { startAll } from './start-all.js'

export type RunEverythingOptions = {
  /** Folder for the state of all services. */
  dataDir: string
  /** Serve pages from sources with Vite's dev server. */
  dev?: boolean
}

/** Interval of the check that the parent process is alive, ms. */
const PARENT_CHECK = 500

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Starts everything, prints a table of what runs where, and closes it on a signal. It sets most variables of the services itself,
 * and passes those on that docs/configuration.md lists for `start`. A start that fails is printed and ends this process with 1.
 */
export async function runEverything({ dataDir, dev = false }: RunEverythingOptions): Promise<void> {
  try {
    const settings = readSettings('start', process.env)
    if (settings.read('LOG_FORMAT') === 'json') writeJsonLogs({ service: 'lintel' })
    settings.finish()
    const port = settings.read('PORT')
    const redisUrl = settings.read('REDIS_URL')
    const starting = startAll({
      dev,
      dataDir,
      relayOrigins: parseList(process.env.RELAY_ALLOWED_ORIGINS),
      dataApiEnv: pickFor('data-api', settings.env),
      identityEnv: pickFor('identity', settings.env),
      ...(port === undefined ? {} : { port }),
      ...(redisUrl ? { redisUrl } : {}),
    })
    closeOnSignal(starting)
    const server = await starting
    console.log(formatServices(server))
    console.log(`Lintel is ready: ${server.url}`)
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}

/** The variables of a service that are passed on to it. The others are set for it. */
function pickFor(
  service: 'data-api' | 'identity',
  env: Readonly<Partial<Record<string, string>>>,
): Record<string, string> {
  const own: readonly string[] = ['PORT', 'LINTEL_DATA_DIR']
  const passed = listVariables('start') as string[]
  const names = (listVariables(service) as VariableOf<'data-api' | 'identity'>[]).filter(
    (name) => passed.includes(name) && !own.includes(name),
  )
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
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
