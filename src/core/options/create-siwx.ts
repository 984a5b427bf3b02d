import { adaptSiweConfig } from '../requests/sign-in/adapt-siwe-config.js'
import type { Siwx } from '../requests/sign-in/siwx.js'
import type { LintelOptions } from './options.js'

/** Sign-in of the instance; null when the app has none. */
export function createSiwx({ siwx, siweConfig }: Pick<LintelOptions, 'siwx' | 'siweConfig'>): Siwx | null {
  if (siwx) return siwx
  return siweConfig && siweConfig.enabled !== false ? adaptSiweConfig(siweConfig) : null
}
