import { readSettings } from '../config/read-settings.js'
import { runKept } from '../identity/kept/run-kept.js'
import { OperatorError } from '../operator-error.js'
import { setDataFolder } from './data-folder.js'
import { refuseUnreadFiles } from './refuse-unread-files.js'

/**
 * `lintel kept`: the operator's command for the kept data of wallets.
 *
 * @throws OperatorError that says what to write.
 */
export async function kept({ args }: { args: readonly string[] }): Promise<void> {
  setDataFolder()
  refuseUnreadFiles('identity', ['DATABASE_URL'], process.env)
  const { env } = readSettings('identity', process.env)
  const lines = await runKept(args, env).catch((error: unknown) => {
    throw error instanceof OperatorError
      ? error
      : new OperatorError(error instanceof Error ? error.message : String(error))
  })
  for (const line of lines) console.log(line)
}
