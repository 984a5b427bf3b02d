import { writeBase64Url } from '../../../src/rules/base64-url.js'
import type { Device } from '../keys/open-device.js'
import { readKey } from '../login/begin-login.js'

const encode = (value: object) => writeBase64Url(new TextEncoder().encode(JSON.stringify(value)))

/**
 * The proof that this browser holds its device key, for one request (DPoP, RFC 9449, without an access token).
 *
 * @param now In ms.
 */
export async function createProof(
  device: Device,
  { method, url }: { method: string; url: string },
  now: number,
): Promise<string> {
  const header = { typ: 'dpop+jwt', alg: 'ES256', jwk: readKey(device) }
  const claims = {
    jti: writeBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    htm: method,
    htu: url,
    iat: Math.floor(now / 1_000),
  }
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${await device.sign(text)}`
}
