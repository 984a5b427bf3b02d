import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { holdDataFolder } from '../../hold-data-folder.js'
import { openIdentityDatabase } from '../database/open-identity-database.js'
import { listKept, restoreKept } from './restore-kept.js'

export const keptHelp = `Lists and restores what wallets have lost: recoveries and wallets that were replaced, devices that were removed.

  node --import tsx servers/identity/kept/main.ts list <e-mail address or account id>
  node --import tsx servers/identity/kept/main.ts restore <id>

Make sure first that the one who asks is the owner: whoever has taken the wallet away could ask as well.
What is in the place of what is restored is kept instead, so that a restoration can be taken back.

DATABASE_URL      postgres://… of the identity service, which may run meanwhile
LINTEL_DATA_DIR   without DATABASE_URL: its data folder (default: .data). End the service first.`

/**
 * The operator's command for what is kept of wallets.
 *
 * @returns the lines to print.
 * @throws Error that says what to write
 */
export async function runKept(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const [command, name, ...rest] = args
  if ((command !== 'list' && command !== 'restore') || name === undefined || rest.length > 0) return [keptHelp]
  const dataDir = env.LINTEL_DATA_DIR || '.data'
  const folder = join(dataDir, 'identity')
  if (!env.DATABASE_URL && !existsSync(join(folder, 'pglite'))) {
    throw new Error(`There is no database in ${folder}. Set DATABASE_URL or LINTEL_DATA_DIR as the service has them.`)
  }
  const held = env.DATABASE_URL ? undefined : await holdDataFolder(dataDir)
  try {
    const location = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder }
    const { db, close } = await openIdentityDatabase(location)
    try {
      if (command === 'restore') return [`Restored: the ${await restoreKept(db, name, Date.now())} ${name}.`]
      const kept = await listKept(db, name)
      if (kept.length === 0) return ['Nothing is kept of this account.']
      return kept.map(({ id, what, detail, walletId, at }) =>
        [id, what.padEnd(8), new Date(at).toISOString(), detail, what === 'wallet' ? '' : `of the wallet ${walletId}`]
          .join('  ')
          .trimEnd(),
      )
    } finally {
      await close()
    }
  } finally {
    await held?.release()
  }
}
