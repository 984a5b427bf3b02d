import { hkdfSync } from 'node:crypto'
import { ristretto255_oprf } from 'noble-curves-2/ed25519.js'
import { type Kek, KekMissingError } from './create-share-seal.js'

const { oprf } = ristretto255_oprf

/** The recovery that a password protects. Another salt has another key. */
export type OprfOwner = { accountId: string; walletId: string; salt: string }

export type RecoveryOprf = {
  /** The key for new recoveries. */
  newKeyId: string
  /**
   * Takes part in deriving a key from a password that this service does not learn.
   *
   * @param blinded of the frame, in base64url
   * @throws KekMissingError, RangeError if `blinded` is not an element of the group or is its identity
   */
  evaluate(owner: OprfOwner, keyId: string, blinded: string): string
}

/**
 * The service's part of an oblivious pseudorandom function (RFC 9497, OPRF mode, ristretto255-SHA512): without it a password
 * cannot be tried. Each recovery has its own key, derived from a KEK, so no further secret is stored.
 *
 * @param keks as for the shares: the first is for new recoveries
 */
export function createRecoveryOprf(keks: readonly Kek[]): RecoveryOprf {
  const newKeyId = keks[0]?.id ?? ''
  return {
    newKeyId,
    evaluate({ accountId, walletId, salt }, keyId, blinded) {
      const kek = keks.find(({ id }) => id === keyId)
      if (!kek) throw new KekMissingError(keyId)
      const info = JSON.stringify(['lintel recovery oprf', 1, accountId, walletId, salt])
      const seed = new Uint8Array(hkdfSync('sha256', kek.key, '', info, 32))
      const { secretKey } = oprf.deriveKeyPair(seed, new TextEncoder().encode('lintel recovery oprf 1'))
      try {
        return Buffer.from(oprf.blindEvaluate(secretKey, Buffer.from(blinded, 'base64url'))).toString('base64url')
      } catch (cause) {
        throw new RangeError('This is no element of ristretto255 other than its identity.', { cause })
      }
    },
  }
}
