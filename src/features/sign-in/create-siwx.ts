import type { FeatureOptions } from '../../core/model/views/feature-types.js'
import type { Siwx } from '../../core/requests/caip-122/siwx.js'
import { adaptSiweConfig } from './adapt-siwe-config.js'

/** Sign-in of the instance; null when the app has none. */
export function createSiwx({ siwx, siweConfig }: FeatureOptions): Siwx | null {
  if (siwx) return siwx
  return siweConfig && siweConfig.enabled !== false ? adaptSiweConfig(siweConfig) : null
}
