import { findMisspellings } from '../config/find-misspellings.js'
import { findPlainUrls } from '../config/find-plain-urls.js'
import { ConfigurationError, readSettings } from '../config/read-settings.js'
import { formatPackages } from '../packages/optional-packages.js'
import { listMissing } from '../packages/require-packages.js'
import type { ProgramName } from '../parts/parts.js'
import { listEmbedded, listPackages, setDataFolder } from './data-folder.js'

type Checked = { port: number; host?: string | undefined }

/** The readers of each service that write nothing. */
const readers: Readonly<Record<ProgramName, (env: NodeJS.ProcessEnv) => Promise<Checked>>> = {
  relay: async (env) => (await import('../relay/node/read-options.js')).readOptions(env),
  directory: async (env) => (await import('../directory/node/read-options.js')).readOptions(env),
  identity: async (env) => (await import('../identity/node/read-options.js')).readWithoutKeys(env),
  frame: async (env) => (await import('../frame/node/read-options.js')).readOptions(env),
  bundler: async (env) => (await import('../bundler/node/read-options.js')).readOptions(env),
  'data-api': async (env) => (await import('../data-api/node/read-options.js')).readOptions(env),
  analytics: async (env) => (await import('../analytics/node/read-options.js')).readOptions(env),
}

/** `lintel check`: prints a sentence for each fault and sets the exit code 1, or prints the services that would start. */
export async function check({ services }: { services: readonly ProgramName[] }): Promise<void> {
  const dataFolder = setDataFolder()
  for (const warning of findMisspellings(process.env)) console.error(`Warning: ${warning}`)
  if (services.length === 0) report('start', () => readSettings('start', process.env).finish(), writeEverything)
  for (const service of services) {
    for (const warning of findPlainUrls(service, process.env)) console.error(`Warning: ${service}: ${warning}`)
    const checked = await readers[service](process.env).catch((error: unknown) => error)
    if (checked instanceof ConfigurationError) printFaults(service, checked)
    else if (checked instanceof Error) throw checked
    else console.log(write(service, checked as Checked))
  }
  const missing = listMissing(listPackages(services))
  if (missing.length > 0) console.log(`The start installs ${formatPackages(missing).join(', ')}.`)

  function writeEverything(): string {
    return `Everything would start on this machine, with its data in ${dataFolder}.`
  }
  function write(service: ProgramName, { port, host = '127.0.0.1' }: Checked): string {
    const [embedded] = listEmbedded([service])
    return `${service} would start on ${host}:${port}${embedded ? `, with its data in ${dataFolder}/${embedded}` : ''}.`
  }
}

function report(name: string, read: () => void, write: () => string): void {
  try {
    read()
    console.log(write())
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    printFaults(name, error)
  }
}

function printFaults(name: string, { faults }: ConfigurationError): void {
  for (const fault of faults) console.error(`${name}: ${fault}`)
  process.exitCode = 1
}
