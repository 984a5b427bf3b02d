import { createStore, del, get, set, update } from 'idb-keyval'
import { writeBase64Url } from '../../../src/rules/base64-url.js'
import { openSealed, type SealedBytes, sealBytes } from './seal-bytes.js'

/** Identifies this browser to the identity service, and stores the device shares of its wallets. */
export type Device = {
  /** The public part of the device key, P-256. */
  publicKey: JsonWebKey
  /** Signs `text` with the device key (ECDSA, SHA-256), as base64url. */
  sign(text: string): Promise<string>
  /** Stores the device share of a wallet, replacing an earlier one. */
  saveShare(walletId: string, share: Uint8Array): Promise<void>
  /**
   * The device share of a wallet; null when this browser has none. Call `wipe` on it after use.
   *
   * @throws SealBrokenError if the stored data was changed
   */
  readShare(walletId: string): Promise<Uint8Array | null>
  /** Deletes the share, for example when the wallet is taken elsewhere. */
  deleteShare(walletId: string): Promise<void>
}

/** Private keys that scripts can use and never read. */
type DeviceKeys = { seal: CryptoKey; sign: CryptoKeyPair }

/** Opens the database of this browser's keys. */
const openStore = () => createStore('lintel-embedded-wallet', 'device')
const nameShare = (walletId: string) => `share ${walletId}`

/**
 * Opens the keys of this browser, and creates them at the first call. They are not extractable and live in IndexedDB,
 * which browsers partition by the page around the frame: another site is another device.
 *
 * @throws DOMException when the browser refuses storage
 */
export async function openDevice(): Promise<Device> {
  const database = openStore()
  const created = await createKeys()
  let keys = created
  // One transaction, so that two tabs agree on the keys.
  await update<DeviceKeys>(
    'keys',
    (stored) => {
      keys = stored ?? created
      return keys
    },
    database,
  )
  return {
    publicKey: await crypto.subtle.exportKey('jwk', keys.sign.publicKey),
    async sign(text) {
      const bytes = new TextEncoder().encode(text)
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, keys.sign.privateKey, bytes)
      return writeBase64Url(new Uint8Array(signature))
    },
    async saveShare(walletId, share) {
      const sealed = await sealBytes(keys.seal, share, nameShare(walletId))
      await set(nameShare(walletId), sealed, database)
    },
    async readShare(walletId) {
      const sealed = await get<SealedBytes>(nameShare(walletId), database)
      return sealed ? openSealed(keys.seal, sealed, nameShare(walletId)) : null
    },
    deleteShare: (walletId) => del(nameShare(walletId), database),
  }
}

async function createKeys(): Promise<DeviceKeys> {
  const [seal, sign] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
  ])
  return { seal, sign }
}
