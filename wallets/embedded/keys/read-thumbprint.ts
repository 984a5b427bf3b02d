import { writeBase64Url } from '../../../src/rules/base64-url.js'
import { readKey } from '../login/begin-login.js'
import type { Device } from './open-device.js'

/** The thumbprint of the device key. RFC 7638: the SHA-256 of the required members in lexicographic order. */
export async function readThumbprint(device: Device): Promise<string> {
  const { crv, kty, x, y } = readKey(device)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify({ crv, kty, x, y })))
  return writeBase64Url(new Uint8Array(hash))
}
