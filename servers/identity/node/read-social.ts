import { type RedirectProvider, redirectProviders } from '../../../src/services/identity/provider-schema.js'
import type { FarcasterAccess } from '../social/create-farcaster-client.js'
import type { ProviderAccess } from '../social/providers.js'
import { describeFarcasterStandIn, describeStandIns } from '../stand-ins/start-stand-ins.js'

/**
 * Reads the social providers from environment variables: `GOOGLE_CLIENT_ID`, `GOOGLE_CLIENT_SECRET` and, for another
 * address than the provider's own, `GOOGLE_URL`; the same for the others. `STAND_INS_URL` serves those without a client id.
 *
 * @throws Error that names the variable that is missing or invalid.
 */
export function readSocial(env: NodeJS.ProcessEnv): Partial<Record<RedirectProvider, ProviderAccess>> {
  const standIns = env.STAND_INS_URL ? describeStandIns(env.STAND_INS_URL) : undefined
  const entries = redirectProviders.flatMap((provider) => {
    const access = readAccess(env, provider.toUpperCase()) ?? standIns?.[provider]
    return access ? [[provider, access]] : []
  })
  return Object.fromEntries(entries)
}

/**
 * Reads the access to Farcaster: `FARCASTER_RPC_URL`, a node of OP Mainnet, and `FARCASTER_RELAY_URL` for another relay
 * than Farcaster's own. Without a node it is that of `STAND_INS_URL`, or none.
 */
export function readFarcaster(env: NodeJS.ProcessEnv): FarcasterAccess | undefined {
  if (env.FARCASTER_RPC_URL) {
    return { rpcUrl: env.FARCASTER_RPC_URL, relayUrl: env.FARCASTER_RELAY_URL || 'https://relay.farcaster.xyz' }
  }
  return env.STAND_INS_URL ? describeFarcasterStandIn(env.STAND_INS_URL) : undefined
}

function readAccess(env: NodeJS.ProcessEnv, name: string): ProviderAccess | undefined {
  const clientId = env[`${name}_CLIENT_ID`]
  if (!clientId) return undefined
  const clientSecret = env[`${name}_CLIENT_SECRET`]
  if (!clientSecret)
    throw new Error(`${name}_CLIENT_SECRET is empty. Write the secret that belongs to ${name}_CLIENT_ID.`)
  const url = env[`${name}_URL`]
  if (!url) return { clientId, clientSecret }
  return { clientId, clientSecret, url: url.replace(/\/+$/, '') }
}
