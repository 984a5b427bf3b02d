import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** A key that encrypts keys: 32 bytes. Its id is stored beside the sealed data. */
export type Kek = { id: string; key: Uint8Array }

/** The owner of a server share. `holder` is the thumbprint of a device, or `recovery`. */
export type ShareOwner = { accountId: string; walletId: string; holder: string }

/** A sealed server share, as columns of its row. */
export type StoredShare = { serverShare: string; kekId: string }

export type ShareSeal = {
  /** Encrypts a share with the first key. */
  seal(owner: ShareOwner, share: string): StoredShare
  /**
   * Decrypts a share. `isOutdated` when another key than the first has sealed it.
   *
   * @throws KekMissingError, ShareBrokenError
   */
  open(owner: ShareOwner, stored: StoredShare): { share: string; isOutdated: boolean }
}

/** The key that has sealed a share is not among those of the service. */
export class KekMissingError extends Error {
  override name = 'KekMissingError'

  constructor(id: string) {
    super(`A share is sealed by the key ${JSON.stringify(id)}, which is not configured. Add it to WALLET_KEKS.`)
  }
}

/** A share was changed, or moved from another row. */
export class ShareBrokenError extends Error {
  override name = 'ShareBrokenError'
}

export const KEK_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 1

/**
 * Seals server shares by AES-256-GCM. The associated data are the account, the wallet, the holder and the version, so that
 * a sealed share opens in its own row only.
 *
 * @param keks The first seals, all open. Ids are unique.
 */
export function createShareSeal(keks: readonly Kek[]): ShareSeal {
  const keys = new Map(keks.map(({ id, key }) => [id, key]))
  const [first] = keks
  if (!first || keys.size < keks.length || keks.some(({ key }) => key.length !== KEK_BYTES)) {
    throw new Error(`walletKeks must be one key or more of ${KEK_BYTES} bytes, each with an id of its own.`)
  }
  const associate = ({ accountId, walletId, holder }: ShareOwner) =>
    Buffer.from(JSON.stringify(['lintel server share', VERSION, accountId, walletId, holder]))
  return {
    seal(owner, share) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.key, iv).setAAD(associate(owner))
      const sealed = Buffer.concat([iv, cipher.update(share, 'base64url'), cipher.final(), cipher.getAuthTag()])
      return { serverShare: `${VERSION}.${sealed.toString('base64url')}`, kekId: first.id }
    },
    open(owner, { serverShare, kekId }) {
      const key = keys.get(kekId)
      if (!key) throw new KekMissingError(kekId)
      const [version, text = ''] = serverShare.split('.')
      const bytes = Buffer.from(text, 'base64url')
      if (version !== String(VERSION) || bytes.length <= IV_BYTES + TAG_BYTES) throw new ShareBrokenError()
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(associate(owner))
        .setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        const share = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()])
        return { share: share.toString('base64url'), isOutdated: kekId !== first.id }
      } catch (error) {
        throw new ShareBrokenError(undefined, { cause: error })
      }
    },
  }
}
