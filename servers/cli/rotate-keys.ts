import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../config/read-settings.js'
import { formatError } from '../format-error.js'
import { openIdentityDatabase } from '../identity/database/open-identity-database.js'
import { findKeyFile } from '../identity/node/key-files.js'
import { ensureKeks, parseKeks } from '../identity/node/read-keks.js'
import { countKeys, describeMissingKeys, describeUse, describeWrongKeys } from '../identity/wallet/count-keys.js'
import { type Rotation, rotateKeys as sealAnew } from '../identity/wallet/rotate-keys.js'
import { type ShareKind, shareKinds } from '../identity/wallet/sealed-shares.js'
import { type FolderLock, lockDataFolder } from '../lock-data-folder.js'
import { OperatorError } from '../operator-error.js'
import { refuseUnreadFiles } from './refuse-unread-files.js'

/**
 * The command `lintel rotate-keys`: seals all server shares with the first key of `WALLET_KEKS`, and prints what the older keys
 * are still needed for. With `isDryRun` it opens all shares and changes none.
 *
 * @returns the lines to print.
 * @throws OperatorError when a share could not be opened, after all others were sealed anew, or when a key is not the one of its id
 */
export async function rotateKeys(
  source: NodeJS.ProcessEnv,
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<string[]> {
  refuseUnreadFiles('identity', ['DATABASE_URL', 'WALLET_KEKS'], source)
  const { env, read } = readSettings('identity', source)
  const dataFolder = read('LINTEL_DATA_DIR')
  const folder = join(dataFolder, 'identity')
  if (!env.DATABASE_URL && !existsSync(join(folder, 'pglite'))) {
    throw new OperatorError(
      `There is no database in ${folder}. Set DATABASE_URL or LINTEL_DATA_DIR as the service has them.`,
    )
  }
  const file = findKeyFile(dataFolder, 'WALLET_KEKS')
  if (!env.WALLET_KEKS && file === undefined)
    throw new OperatorError('WALLET_KEKS is empty. Write the keys of the service.')
  const keks = await withOperatorErrors(async () =>
    env.WALLET_KEKS ? parseKeks(env.WALLET_KEKS) : ensureKeks(file ?? ''),
  )
  // The lock of everything, and the lock of this service alone.
  const held: FolderLock[] = []
  try {
    for (const path of env.DATABASE_URL ? [] : [dataFolder, folder])
      held.push(await withOperatorErrors(() => lockDataFolder(path, { lends: true })))
    const location = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder }
    const { db, close } = await openIdentityDatabase(location).catch((error: unknown) => {
      throw new OperatorError(`The database of the identity service does not open. ${formatError(error)}`)
    })
    try {
      const wrong = await describeWrongKeys(db, keks)
      if (wrong.length > 0) throw new OperatorError([...wrong, 'Nothing was sealed anew.'].join('\n'))
      const rotation = await sealAnew(db, keks, { isDryRun })
      const [first, ...older] = keks.map(({ id }) => id)
      const uses = await countKeys(db)
      const lines = [
        `${isDryRun ? 'Opened, and nothing was changed' : `Sealed anew with ${first}`}: ${describeSealed(rotation)}.`,
        ...(isDryRun ? [] : older).map((id) => {
          const use = uses.find(({ kekId }) => kekId === id)
          if (!use) return `Nothing needs the key ${id}: remove it from WALLET_KEKS.`
          return `Keep the key ${id}, which is needed for ${describeUse(use)}.`
        }),
      ]
      const problems = [
        ...(await describeMissingKeys(
          db,
          keks.map(({ id }) => id),
        )),
        ...rotation.broken.map((walletId) => `A share of the wallet ${walletId} was changed and stays as it is.`),
      ]
      if (problems.length > 0) throw new OperatorError([...lines, ...problems].join('\n'))
      return lines
    } finally {
      await close()
    }
  } finally {
    for (const { release } of held) await release()
  }
}

function describeSealed({ sealed }: Rotation): string {
  return (Object.keys(shareKinds) as ShareKind[]).map((kind) => `${sealed[kind]} ${shareKinds[kind]}`).join(', ')
}

/** Marks a message as written for the operator. */
async function withOperatorErrors<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error))
  }
}
