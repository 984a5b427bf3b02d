import type { Settings } from '../../config/read-settings.js'
import { findKeyFile, type KeyVariable } from './key-files.js'

/** The shortest time in which an owner can be expected to read a mail, ms. */
const MIN_WAIT = 24 * 3_600_000

/** A key that exists is needed: without it the wallets that it sealed do not open. */
const keys: readonly (readonly [variable: KeyVariable, fresh: string])[] = [
  ['WALLET_KEKS', '2026:$(openssl rand -hex 32)'],
  ['IDENTITY_SECRET', '$(openssl rand -hex 32)'],
]

/**
 * Refuses the defaults of development when an origin or a name of the server is not on this machine, or others reach it: mails that everybody on this
 * machine can read, keys in files beside the database, no time to cancel the actions of a thief, stand-ins, which believe
 * everything, and the key of the local sponsor, which everybody has. All in one sentence.
 *
 * @param localSponsorKey of the local chains, in lower case.
 */
export function refuseDevelopmentDefaults(
  settings: Settings<'identity'>,
  { dataFolder, localSponsorKey }: { dataFolder: string; localSponsorKey: string },
): void {
  const found = settings.findPublic()
  if (!found) return
  const { env, read } = settings
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
      .filter((variable) => read(variable) < MIN_WAIT)
      .map((variable) => `set ${variable} to 24 hours or more, in which an owner can cancel what a thief begins`),
    ...(env.STAND_INS_URL ? ['remove STAND_INS_URL, whose stand-ins let everybody log in as anybody'] : []),
    ...(env.SPONSOR_KEY?.toLowerCase() === localSponsorKey
      ? ['set SPONSOR_KEY to a key of yours: everybody has that of the local chains']
      : []),
  ]
  if (advice.length === 0) return
  settings.refuse(`${found.name} is ${found.value}, ${found.why}: ${advice.join('; ')}.`)
}
