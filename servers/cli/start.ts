import { nameAlone, readSettings } from '../config/read-settings.js'
import { listVariables, type VariableName } from '../config/variables.js'
import { lockDataFolder } from '../lock-data-folder.js'
import { writeJsonLogs } from '../operation/write-json-logs.js'
import { OperatorError } from '../operator-error.js'
import type { ProgramName } from '../parts/parts.js'
import { forkService } from '../process/fork-service.js'
import type { Service } from '../service.js'
import { listEmbedded, listPackages, lockFolders, setDataFolder, storingServices } from './data-folder.js'
import { installPackages } from './install-packages.js'

/** The program of each service, which runs in this process when it is the only one. */
const programs: Readonly<Record<ProgramName, () => Promise<unknown>>> = {
  relay: () => import('../relay/node/main.js'),
  directory: () => import('../directory/node/main.js'),
  identity: () => import('../identity/node/main.js'),
  frame: () => import('../frame/node/main.js'),
  bundler: () => import('../bundler/node/main.js'),
  'data-api': () => import('../data-api/node/main.js'),
  analytics: () => import('../analytics/node/main.js'),
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

type StartCommand = { services: readonly ProgramName[]; installs: boolean }

/**
 * `lintel start`: everything, one service in this process, or several in a process each. It first installs the packages
 * that they need.
 *
 * @throws OperatorError
 */
export async function start({ services, installs }: StartCommand): Promise<void> {
  const dataFolder = setDataFolder()
  await installPackages(listPackages(services), { installs, report: console.log })
  const [first, ...others] = services
  const held = await hold(dataFolder, services)
  if (first === undefined) {
    const { runEverything } = await import('../start/run-everything.js')
    return runEverything({ dataDir: dataFolder })
  }
  if (others.length === 0) await programs[first]()
  else await startSeveral(services, dataFolder, held.release)
}

/** Locks the data folders, so that neither another start of everything nor of one of the services opens them. */
async function hold(dataFolder: string, services: readonly ProgramName[]): Promise<{ release(): Promise<void> }> {
  const stored = services.length === 0 ? storingServices : listEmbedded(services)
  try {
    // Everything holds the data folder itself.
    if (services.length > 0 && stored.length > 0) await (await lockDataFolder(dataFolder)).release()
    return await lockFolders(dataFolder, stored)
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
}

async function startSeveral(
  services: readonly ProgramName[],
  dataFolder: string,
  release: () => Promise<void>,
): Promise<void> {
  for (const [name, otherwise] of [
    ['PORT', 'none'],
    ['METRICS_PORT', '0'],
  ] as const) {
    const [first, ...others] = services.filter((service) => !process.env[nameAlone(service, name)])
    if (!process.env[name] || process.env[name] === '0' || first === undefined || others.length === 0) continue
    throw new OperatorError(
      `${name} is ${JSON.stringify(process.env[name])}, which ${others.length + 1} services would share. Write a port for each, such as ${nameAlone(first, name)}, or ${otherwise}.`,
    )
  }
  if (process.env.LOG_FORMAT === 'json') writeJsonLogs({ service: 'lintel' })
  const running: Service[] = []
  const close = async () => {
    await Promise.all(running.splice(0).map((service) => service.close()))
    await release()
    process.exit()
  }
  for (const signal of signals) process.on(signal, () => void close())
  try {
    const starting = services.map(async (service) => {
      const consequence = `Without ${service} the other services lack its answers.`
      running.push(
        await forkService({
          name: service,
          service,
          consequence,
          // Also for a service that stores nothing there: installed packages are found in it.
          env: { LINTEL_DATA_DIR: dataFolder, ...pickEnvironment(service) },
          report: console.error,
          print: console.log,
        }),
      )
    })
    // One that starts while another fails is closed, too.
    await Promise.allSettled(starting)
    await Promise.all(starting)
  } catch (error) {
    await Promise.all(running.map((service) => service.close()))
    await release()
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
  for (const { name, url, pid } of running) console.log(`  ${name.padEnd(10)}  ${url}  pid ${pid}`)
  console.log('Lintel is ready.')
}

/** The variables of a service, by the names of the table: its process knows no other service. */
function pickEnvironment(service: ProgramName): Record<string, string> {
  const { env } = readSettings(service, process.env)
  const names = listVariables(service) as VariableName[]
  return Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}
