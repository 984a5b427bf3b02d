import type { GenericSchema, InferOutput } from 'valibot'
import { readBase64Url } from '../../../src/rules/base64-url.js'
import { doneSchema } from '../../../src/services/identity/schema.js'
import {
  type OpenedRecovery,
  openedRecoverySchema,
  releasedShareSchema,
  type SharePurpose,
  type Wallet,
  type WalletCreate,
  type WalletRecovery,
  type WalletReplace,
  walletDeviceListSchema,
  walletSchema,
  walletStateSchema,
} from '../../../src/services/identity/wallet-schema.js'
import type { Device } from '../keys/open-device.js'
import type { IdentityClient } from '../service/create-identity-client.js'
import { ServiceFailure } from '../service/service-failure.js'
import { createProof } from './create-proof.js'

/** The wallet's part of the identity service. Each call fails with a ServiceFailure. */
export type VaultClient = {
  /** The wallet of the account; null when it has none. */
  read(): Promise<Wallet | null>
  create(wallet: WalletCreate): Promise<Wallet>
  /** Stores the sealed recovery share and the server share of its split, in place of earlier ones. */
  setRecovery(recovery: WalletRecovery): Promise<Wallet>
  /** The server share of this device's split. Call `wipe` on it after use. */
  releaseShare(walletId: string, purpose: SharePurpose): Promise<Uint8Array>
  openRecovery(walletId: string): Promise<OpenedRecovery>
  /** Stores the server share of a new split for this device, after `openRecovery`. */
  addDevice(device: { walletId: string; share: string }): Promise<Wallet>
  listDevices(): Promise<InferOutput<typeof walletDeviceListSchema>['devices']>
  /** Deletes the server share of a device, which then can no longer sign. */
  revokeDevice(thumbprint: string): Promise<void>
  /** Gives the account another wallet. The one before can no longer be used. */
  replace(replacement: WalletReplace): Promise<Wallet>
}

type ProvenCall<Schema> = { method?: 'POST' | 'PUT'; path: string; schema: Schema; body: unknown }

/**
 * The client of the wallet's endpoints (docs/identity.md). What changes or releases a share carries a proof by the device
 * key.
 */
export function createVaultClient(options: {
  client: IdentityClient
  readDevice: () => Promise<Device>
  /** In ms. Default: the clock of this device. */
  now?: () => number
}): VaultClient {
  const { client, readDevice, now = Date.now } = options
  /** How far the clock of this device is behind that of the service, ms. */
  let offset = 0

  async function callWithProof<Schema extends GenericSchema>(
    request: ProvenCall<Schema>,
  ): Promise<InferOutput<Schema>> {
    const { method = 'POST', path } = request
    const device = await readDevice()
    const send = async () => {
      const proof = await createProof(device, { method, url: client.baseUrl + path }, now() + offset)
      return client.call({ ...request, method, headers: { dpop: proof } })
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

  return {
    read: async () => (await client.call({ path: '/wallet', schema: walletStateSchema })).wallet,
    create: (body) => callWithProof({ path: '/wallet', schema: walletSchema, body }),
    setRecovery: (body) => callWithProof({ method: 'PUT', path: '/wallet/recovery', schema: walletSchema, body }),
    async releaseShare(walletId, purpose) {
      const body = { walletId, purpose }
      const { share } = await callWithProof({ path: '/wallet/share', schema: releasedShareSchema, body })
      return readBase64Url(share)
    },
    openRecovery: (walletId) =>
      callWithProof({ path: '/wallet/recovery/open', schema: openedRecoverySchema, body: { walletId } }),
    addDevice: (body) => callWithProof({ path: '/wallet/devices', schema: walletSchema, body }),
    listDevices: async () => (await client.call({ path: '/wallet/devices', schema: walletDeviceListSchema })).devices,
    async revokeDevice(thumbprint) {
      await client.call({ method: 'POST', path: `/wallet/devices/${thumbprint}/revoke`, schema: doneSchema })
    },
    replace: (body) => callWithProof({ path: '/wallet/replace', schema: walletSchema, body }),
  }
}

/** The service names its time, in s, when a proof is not of this minute: the clock of the device is wrong. */
function readServiceTime(error: unknown): number | null {
  if (!(error instanceof ServiceFailure) || error.field !== 'device') return null
  const seconds = /clock of the service is at (\d{10})\b/.exec(error.message)?.[1]
  return seconds === undefined ? null : Number(seconds) * 1_000
}
