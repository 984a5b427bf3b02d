import type { SentRequest } from '../../../src/services/http/create-service-client.js'
import type { Device } from '../keys/open-device.js'
import type { IdentityClient } from '../service/create-identity-client.js'
import { ServiceFailure } from '../service/service-failure.js'
import { createProof } from './create-proof.js'

export type ProvenCallOptions = {
  client: IdentityClient
  readDevice: () => Promise<Device>
  /** In ms. Default: the clock of this device. */
  now?: () => number
}

/** Makes the function that calls the identity service with a proof of the device key. It fails with a ServiceFailure. */
export function createProvenCall({ client, readDevice, now = Date.now }: ProvenCallOptions): IdentityClient['call'] {
  /** How far the clock of this device is behind that of the service, ms. */
  let offset = 0

  return async (request: SentRequest) => {
    const { method, path } = request
    const device = await readDevice()
    const send = async () => {
      const proof = await createProof(device, { method, url: client.baseUrl + path }, now() + offset)
      return client.call(request, { dpop: proof })
    }
    try {
      return await send()
    } catch (error) {
      const time = readServiceTime(error)
      if (time === null) throw error
      offset = time - now()
      return send()
    }
  }
}

/** The service names its time, in s, when a proof is not of this minute: the clock of the device is wrong. */
function readServiceTime(error: unknown): number | null {
  if (!(error instanceof ServiceFailure) || error.field !== 'device') return null
  const seconds = /clock of the service is at (\d{10})\b/.exec(error.message)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1_000
}
