import type { SiweConfig, Siwx } from '../requests/sign-in/siwx.js'
import type { LintelOptions } from './options.js'

/** Sign-in of the instance; null when the app has none. */
export function createSiwx({ siwx, siweConfig }: LintelOptions): Siwx | null {
  if (siwx) return siwx
  return siweConfig && siweConfig.enabled !== false ? openSiweConfig(siweConfig) : null
}

/** Loads the code for `siweConfig` with its first use. */
function openSiweConfig(config: SiweConfig): Siwx {
  const open = async () => (await import('../requests/sign-in/adapt-siwe-config.js')).adaptSiweConfig(config)
  return {
    createMessage: async (input) => (await open()).createMessage(input),
    addSession: async (session, context) => (await open()).addSession(session, context),
    setSessions: async (sessions) => (await open()).setSessions(sessions),
    getSessions: async (chainId, address, context) => (await open()).getSessions(chainId, address, context),
    revokeSession: async (chainId, address) => (await open()).revokeSession(chainId, address),
    getRequired: () => config.required ?? true,
  }
}
