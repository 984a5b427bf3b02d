import { join } from 'node:path'
import { parseAccessKey } from '../../http/access-token.js'
import { createOriginList } from '../../origins/create-origin-list.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { parseList } from '../../parse-list.js'
import { parsePort } from '../../parse-port.js'
import { readOriginsVariable, readOriginVariable, readUrlVariable } from '../../process/read-url-variable.js'
import { moveKeyFile } from './key-files.js'
import { readHours } from './read-hours.js'
import { ensureKeks, parseKeks } from './read-keks.js'
import { ensureSecret, parseSecret } from './read-secret.js'
import { readFarcaster, readSocial } from './read-social.js'
import { readSponsor } from './read-sponsor.js'
import { refuseDevelopmentDefaults } from './refuse-development-defaults.js'
import type { StartIdentityOptions } from './start-identity.js'

export type IdentityServiceOptions = Omit<StartIdentityOptions, 'smtpUrl'> & { smtpUrl?: string }

/**
 * Reads the environment variables of docs/identity.md. Lists are separated by commas; empty means the default.
 *
 * @throws Error that names the variable and says what to write.
 */
export async function readOptions(env: NodeJS.ProcessEnv): Promise<IdentityServiceOptions> {
  const dataFolder = env.LINTEL_DATA_DIR || '.data'
  const [projectIds, hosts] = [env.PROJECT_IDS, env.ALLOWED_HOSTS].map(parseList)
  const origins = readOriginsVariable('ALLOWED_ORIGINS', env.ALLOWED_ORIGINS)
  const frameOrigin = readOriginVariable('FRAME_ORIGIN', env.FRAME_ORIGIN)
  refuseDevelopmentDefaults(env, dataFolder)
  const farcaster = readFarcaster(env)
  const sponsor = readSponsor(env)
  const approval = env.DEVICE_APPROVAL || 'suspicious'
  if (approval !== 'always' && approval !== 'suspicious') {
    throw new Error(`DEVICE_APPROVAL is ${JSON.stringify(approval)}. Write always or suspicious.`)
  }
  const mailSeconds = Number(env.MAIL_INTERVAL || 30)
  if (!Number.isInteger(mailSeconds) || mailSeconds < 1) {
    throw new Error(`MAIL_INTERVAL is ${JSON.stringify(env.MAIL_INTERVAL)}. Write whole seconds, such as 30.`)
  }
  return {
    port: parsePort(env.PORT) ?? 3004,
    frameOrigin,
    isAllowedOrigin: createOriginList({
      service: 'Identity',
      // A frame on this machine is one in development.
      isDevelopment: isLoopback(frameOrigin),
      now: Date.now,
      report: console.error,
      origins,
      ...(env.DIRECTORY_URL ? { directoryUrl: readUrlVariable('DIRECTORY_URL', env.DIRECTORY_URL) } : {}),
      ...(projectIds?.[0] ? { projectId: projectIds[0] } : {}),
    }).allows,
    database: env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: join(dataFolder, 'identity') },
    secret: env.IDENTITY_SECRET
      ? parseSecret(env.IDENTITY_SECRET)
      : await ensureSecret(await moveKeyFile(dataFolder, 'IDENTITY_SECRET')),
    walletKeks: env.WALLET_KEKS
      ? parseKeks(env.WALLET_KEKS)
      : await ensureKeks(await moveKeyFile(dataFolder, 'WALLET_KEKS')),
    social: readSocial(env),
    deviceApproval: approval,
    emailWait: readHours('EMAIL_WAIT', env.EMAIL_WAIT),
    mailInterval: mailSeconds * 1_000,
    walletWait: readHours('WALLET_WAIT', env.WALLET_WAIT),
    ...(farcaster ? { farcaster } : {}),
    ...(sponsor ? { sponsor } : {}),
    ...(env.BUNDLER_ACCESS_KEY ? { bundlerAccessKey: parseAccessKey(env.BUNDLER_ACCESS_KEY) } : {}),
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.MAIL_FROM ? { mailFrom: env.MAIL_FROM } : {}),
    ...(env.PUBLIC_URL ? { publicUrl: readUrlVariable('PUBLIC_URL', env.PUBLIC_URL) } : {}),
    ...(env.HOST ? { host: env.HOST } : {}),
    ...(env.ADDRESS_HEADER ? { addressHeader: env.ADDRESS_HEADER } : {}),
    ...(projectIds?.length ? { projectIds } : {}),
    ...(hosts?.length ? { hosts: hosts.map((host) => host.toLowerCase()) } : {}),
  }
}
