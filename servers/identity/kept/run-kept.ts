import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../../database/database.js'
import { lockDataFolder } from '../../lock-data-folder.js'
import { openIdentityDatabase } from '../database/open-identity-database.js'
import { forgetWallets } from './forget-wallets.js'
import { listKept, restoreKept } from './restore-kept.js'

export const keptHelp = `Lists and restores what wallets have lost: recoveries and wallets that were replaced, devices that were removed.

  npx lintel kept list <e-mail address or account id>
  npx lintel kept restore <id>
  npx lintel kept forget <days> [--delete]

\`forget\` names the wallets that were replaced longer ago than that (30 days at least). With \`--delete\` it deletes them for good: who
has not written the recovery phrase down loses what such a wallet holds. Without this command they are kept without end.
Make sure first that the one who asks is the owner: whoever has taken the wallet away could ask as well.
A restoration keeps the wallet, recovery or device that it replaces, so that it can be taken back.

DATABASE_URL      postgres://… of the identity service, which may run meanwhile
LINTEL_DATA_DIR   without DATABASE_URL: its data folder (default: .lintel). End the service first.`

/**
 * The operator's command for the kept data of wallets.
 *
 * @returns the lines to print.
 * @throws Error that explains the correct usage
 */
export async function runKept(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const [command, name, ...rest] = args
  const deletes = command === 'forget' && rest[0] === '--delete'
  if (!isCommand(command) || name === undefined || rest.length > (deletes ? 1 : 0)) return [keptHelp]
  const dataDir = env.LINTEL_DATA_DIR || '.lintel'
  const folder = join(dataDir, 'identity')
  if (!env.DATABASE_URL && !existsSync(join(folder, 'pglite'))) {
    throw new Error(`There is no database in ${folder}. Set DATABASE_URL or LINTEL_DATA_DIR as the service has them.`)
  }
  const held = env.DATABASE_URL ? [] : [await lockDataFolder(dataDir), await lockDataFolder(folder, { lends: true })]
  try {
    const location = env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder }
    const { db, close } = await openIdentityDatabase(location)
    try {
      if (command === 'forget') return await forget(db, name, deletes)
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
    for (const lock of held) await lock.release()
  }
}

const isCommand = (name: string | undefined) => name === 'list' || name === 'restore' || name === 'forget'

async function forget(db: Db, days: string, deletes: boolean): Promise<string[]> {
  const old = await forgetWallets(db, { days: Number(days), deletes, now: Date.now() })
  const lines = old.map(({ id, address, replacedAt }) => `${id}  ${new Date(replacedAt).toISOString()}  ${address}`)
  const what = `Wallets that were replaced more than ${days} days ago: ${old.length}.`
  return [...lines, `${what} ${deletes ? 'They are deleted.' : 'Nothing is deleted without --delete.'}`]
}
