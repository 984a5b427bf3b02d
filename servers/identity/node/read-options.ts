import { join } from 'node:path'
import { localSponsor } from '../../chains/smart-accounts/local-sponsor.js'
import { defaultPorts } from '../../config/common-variables.js'
import { readSettings } from '../../config/read-settings.js'
import { refuseHostsWithoutPort } from '../../config/refuse-hosts-without-port.js'
import { parseAccessKey } from '../../http/access-token.js'
import { createOriginList } from '../../origins/create-origin-list.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { moveKeyFile } from './key-files.js'
import { ensureKeks, parseKeks } from './read-keks.js'
import { ensureSecret, parseSecret } from './read-secret.js'
import { readFarcaster, readSocial } from './read-social.js'
import { readSponsor } from './read-sponsor.js'
import { refuseDevelopmentDefaults } from './refuse-development-defaults.js'
import type { StartIdentityOptions } from './start-identity.js'

export type IdentityProgramOptions = Omit<StartIdentityOptions, 'smtpUrl'> & { smtpUrl?: string }

/** Options whose keys may be in files. */
type KeylessOptions = Omit<IdentityProgramOptions, 'secret' | 'walletKeks'> &
  Partial<Pick<IdentityProgramOptions, 'secret' | 'walletKeks'>> & { dataFolder: string }

/**
 * Reads the environment variables of the identity service (docs/configuration.md). Keys that are not set are those of files, which
 * are created if they do not exist.
 *
 * @throws ConfigurationError
 */
export async function readOptions(source: NodeJS.ProcessEnv): Promise<IdentityProgramOptions> {
  const { dataFolder, secret, walletKeks, ...options } = readWithoutKeys(source)
  return {
    ...options,
    secret: secret ?? (await ensureSecret(await moveKeyFile(dataFolder, 'IDENTITY_SECRET'))),
    walletKeks: walletKeks ?? (await ensureKeks(await moveKeyFile(dataFolder, 'WALLET_KEKS'))),
  }
}

/**
 * Reads the environment variables, without writing anything.
 *
 * @throws ConfigurationError
 */
export function readWithoutKeys(source: NodeJS.ProcessEnv): KeylessOptions {
  const settings = readSettings('identity', source)
  const { env, read, attempt } = settings
  const dataFolder = read('LINTEL_DATA_DIR')
  refuseDevelopmentDefaults(settings, { dataFolder, localSponsorKey: localSponsor.key.toLowerCase() })
  refuseHostsWithoutPort(settings, read('PUBLIC_URL'))
  const secret = attempt(() => (env.IDENTITY_SECRET ? parseSecret(env.IDENTITY_SECRET) : undefined))
  const walletKeks = attempt(() => (env.WALLET_KEKS ? parseKeks(env.WALLET_KEKS) : undefined))
  const social = attempt(() => readSocial(env)) ?? {}
  const farcaster = readFarcaster(env)
  const sponsor = attempt(() => readSponsor(env))
  const accessKey = attempt(() => env.BUNDLER_ACCESS_KEY && parseAccessKey(env.BUNDLER_ACCESS_KEY))
  settings.finish()
  // `finish` has thrown without it.
  const frameOrigin = read('FRAME_ORIGIN') ?? ''
  const [projectIds, hosts, directoryUrl] = [read('PROJECT_IDS'), read('ALLOWED_HOSTS'), read('DIRECTORY_URL')]
  const [url, publicUrl, smtpUrl, mailFrom] = [
    read('DATABASE_URL'),
    read('PUBLIC_URL'),
    read('SMTP_URL'),
    read('MAIL_FROM'),
  ]
  const [host, addressHeader] = [read('HOST'), read('ADDRESS_HEADER')]
  return {
    port: read('PORT') ?? defaultPorts.identity,
    dataFolder,
    frameOrigin,
    isAllowedOrigin: createOriginList({
      service: 'Identity',
      // A frame on this machine is one in development.
      isDevelopment: isLoopback(frameOrigin),
      now: Date.now,
      report: console.error,
      origins: read('ALLOWED_ORIGINS') ?? [],
      ...(directoryUrl ? { directoryUrl } : {}),
      ...(projectIds?.[0] ? { projectId: projectIds[0] } : {}),
    }).allows,
    database: url ? { url } : { folder: join(dataFolder, 'identity') },
    ...(secret ? { secret } : {}),
    ...(walletKeks ? { walletKeks } : {}),
    social,
    deviceApproval: read('DEVICE_APPROVAL'),
    emailWait: read('EMAIL_WAIT'),
    mailInterval: read('MAIL_INTERVAL'),
    walletWait: read('WALLET_WAIT'),
    ...(farcaster ? { farcaster } : {}),
    ...(sponsor ? { sponsor } : {}),
    ...(accessKey ? { bundlerAccessKey: accessKey } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
    ...(mailFrom ? { mailFrom } : {}),
    ...(publicUrl ? { publicUrl } : {}),
    ...(host ? { host } : {}),
    ...(addressHeader ? { addressHeader } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(hosts?.length ? { hosts } : {}),
  }
}
