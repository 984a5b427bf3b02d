import { isLoopback } from '../../origins/is-loopback.js'
import { findKeyFile, type KeyVariable } from './key-files.js'
import { readHours } from './read-hours.js'

/** The shortest time in which an owner can be expected to read a mail, ms. */
const LEAST_WAIT = 24 * 3_600_000

/** A key that exists is needed: without it the wallets that it sealed do not open. */
const keys: readonly (readonly [variable: KeyVariable, fresh: string])[] = [
  ['WALLET_KEKS', '2026:$(openssl rand -hex 32)'],
  ['IDENTITY_SECRET', '$(openssl rand -hex 32)'],
]

/**
 * Refuses a start with the defaults of development when `FRAME_ORIGIN` or `PUBLIC_URL` is not on this machine: mails that
 * everybody on this machine can read, keys in files beside the database, no time to cancel what a thief begins, and stand-ins, which
 * believe everything.
 *
 * @throws Error that says what to set, all in one sentence
 */
export function refuseDevelopmentDefaults(env: NodeJS.ProcessEnv, dataFolder: string): void {
  const name = (['FRAME_ORIGIN', 'PUBLIC_URL'] as const).find((each) => env[each] && !isLoopback(env[each]))
  if (name === undefined) return
  const advice = [
    ...(env.SMTP_URL
      ? []
      : ['set SMTP_URL to the URL of your mail server, such as smtps://user:password@mail.example']),
    ...keys.flatMap(([variable, fresh]) => {
      if (env[variable]) return []
      const file = findKeyFile(dataFolder, variable)
      return [`set ${variable} to ${file === undefined ? fresh : `what ${file} holds`}`]
    }),
    ...(['WALLET_WAIT', 'EMAIL_WAIT'] as const)
      .filter((variable) => readHours(variable, env[variable]) < LEAST_WAIT)
      .map((variable) => `set ${variable} to 24 hours or more, in which an owner can cancel what a thief begins`),
    ...(env.STAND_INS_URL ? ['remove STAND_INS_URL, whose stand-ins let everybody log in as anybody'] : []),
  ]
  if (advice.length > 0) throw new Error(`${name} is ${env[name]}, which is not on this machine: ${advice.join('; ')}.`)
}
