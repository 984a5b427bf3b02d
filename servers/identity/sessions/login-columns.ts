import type { Language } from '../../../src/services/identity/schema.js'
import { LOGIN_LIFE } from '../email/code-life.js'
import type { Device } from '../secrets/check-device.js'
import { createId, hashToken } from '../secrets/tokens.js'

/** The columns with which the frame begins a login, by any method. */
export type LoginRequest = {
  challenge: string
  origin: string
  language: Language
  device: Device | undefined
  client: string
  /** The cookie of the browser's pending logins. */
  cookie: string
}

/** The columns that every pending login has. `now` in ms. */
export function createLoginColumns({ challenge, origin, language, device, client, cookie }: LoginRequest, now: number) {
  return {
    id: createId(),
    challenge,
    cookieHash: hashToken(cookie),
    deviceKey: device?.key ?? null,
    thumbprint: device?.thumbprint ?? null,
    origin,
    client,
    language,
    createdAt: now,
    expiresAt: now + LOGIN_LIFE,
  }
}
