import { ApiFailure } from '../../http/api-failure.js'
import type { IdentityContext } from '../identity-context.js'
import { KekMissingError, ShareBrokenError, type ShareOwner, type StoredShare } from './create-share-seal.js'

/** A server share, and how it is stored from now on. */
export type OpenedShare = { share: string; stored: StoredShare }

/**
 * Opens a stored server share. One that an older key has sealed is sealed anew with the first key.
 *
 * @throws ApiFailure 500 when it was changed, 503 when its key is missing. Both are reported.
 */
export function openShare(
  { shareSeal, report }: IdentityContext,
  owner: ShareOwner,
  { serverShare, kekId }: StoredShare,
): OpenedShare {
  try {
    const { share, isOutdated } = shareSeal.open(owner, { serverShare, kekId })
    return { share, stored: isOutdated ? shareSeal.seal(owner, share) : { serverShare, kekId } }
  } catch (error) {
    if (error instanceof KekMissingError) {
      report(`Identity: ${error.message}`)
      throw new ApiFailure(503, 'share', 'The key that opens this share is missing. Try again later.')
    }
    if (error instanceof ShareBrokenError) {
      report(`Identity: a server share of the wallet ${owner.walletId} was changed and is not given out.`)
      const advice = 'Recover the wallet with its password or passkey.'
      throw new ApiFailure(500, 'share', `The share that is stored here was changed and is not given out. ${advice}`)
    }
    throw error
  }
}
