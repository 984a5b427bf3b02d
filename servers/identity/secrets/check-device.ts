import { type DeviceKey, deviceStatement } from '../../../src/services/identity/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { hashToken } from './tokens.js'

export type Device = { key: DeviceKey; thumbprint: string }

/**
 * Checks that the browser holds the private key of its device key: it has signed the challenge of this login.
 *
 * @throws ApiFailure 400
 */
export async function checkDevice(
  device: { key: DeviceKey; signature: string } | undefined,
  challenge: string,
): Promise<Device | undefined> {
  if (!device) return undefined
  const { kty, crv, x, y } = device.key
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const isValid = await crypto.subtle
    .importKey('jwk', { kty, crv, x, y }, algorithm, false, ['verify'])
    .then((key) => {
      const signature = Buffer.from(device.signature, 'base64url')
      return crypto.subtle.verify(algorithm, key, signature, Buffer.from(deviceStatement(challenge)))
    })
    // A point that is not on the curve.
    .catch(() => false)
  if (!isValid) {
    throw new ApiFailure(400, 'device', 'Must be a P-256 key and its signature over the challenge of this login.')
  }
  // RFC 7638: the required members in lexicographic order.
  return { key: { kty, crv, x, y }, thumbprint: hashToken(JSON.stringify({ crv, kty, x, y })) }
}
