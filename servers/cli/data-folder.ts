import { join, resolve } from 'node:path'
import { readSettings } from '../config/read-settings.js'
import { type FolderLock, lockDataFolder } from '../lock-data-folder.js'
import type { OptionalPackage } from '../packages/optional-packages.js'
import type { ProgramName } from '../parts/parts.js'

/** The services that store something, each in a folder of its name in the data folder unless `DATABASE_URL` is set. */
export const storingServices = ['identity', 'data-api', 'analytics'] as const satisfies readonly ProgramName[]

export type StoringService = (typeof storingServices)[number]

/** The packages that the local chains and everything beside them need. */
export const localPackages: readonly OptionalPackage[] = [
  '@electric-sql/pglite',
  '@foundry-rs/anvil',
  '@uniswap/v2-core',
  '@uniswap/v2-periphery',
  'litesvm',
]

/** Returns the data folder, and sets it for the services of this process and those that it starts. */
export function setDataFolder(): string {
  const folder = resolve(process.env.LINTEL_DATA_DIR || '.lintel')
  process.env.LINTEL_DATA_DIR = folder
  return folder
}

/** The services that store in the data folder. */
export function listEmbedded(services: readonly ProgramName[]): StoringService[] {
  return storingServices.filter(
    (service) => services.includes(service) && !readSettings(service, process.env).env.DATABASE_URL,
  )
}

function hasRedis(): boolean {
  return Boolean(readSettings('relay', process.env).env.REDIS_URL)
}

/** The packages that services need. None means everything. */
export function listPackages(services: readonly ProgramName[]): readonly OptionalPackage[] {
  const usesRedis = (services.length === 0 || services.includes('relay')) && hasRedis()
  const databases: readonly OptionalPackage[] = listEmbedded(services).length > 0 ? ['@electric-sql/pglite'] : []
  return [...(services.length === 0 ? localPackages : databases), ...(usesRedis ? (['redis'] as const) : [])]
}

/**
 * Locks the folders of services, so that no other process opens the same database but this one and those that it starts. They stay
 * locked until this process ends, also when they are not released.
 *
 * @throws Error that names the process that holds one.
 */
export async function lockFolders(
  dataFolder: string,
  services: readonly StoringService[],
): Promise<Pick<FolderLock, 'release'>> {
  const held: FolderLock[] = []
  const release = async () => void (await Promise.all(held.map((folder) => folder.release())))
  try {
    for (const service of services) held.push(await lockDataFolder(join(dataFolder, service), { lends: true }))
  } catch (error) {
    await release()
    throw error
  }
  return { release }
}
