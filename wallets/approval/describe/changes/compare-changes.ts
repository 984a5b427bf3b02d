import { isUnlimitedAmount } from '../../../requests/unlimited-amount.js'
import { type Changes, type Movement, nameAsset, namePermit, type Permit, type StatedChanges } from './changes.js'

/** The changes that a simulation shows and the calls do not declare. */
export type Comparison = {
  /**
   * - `same`: none.
   * - `partial`: none, but the effect of some calls is not known, and a simulation shows only the logs of contracts.
   * - `more`: calls whose effect is not known do more.
   * - `different`: other changes than the calls declare, whose effect is known.
   */
  verdict: 'same' | 'partial' | 'more' | 'different'
  /** The outgoing assets and the allowances that the calls do not declare. */
  leaves: readonly Movement[]
  allows: readonly Permit[]
}

/** Compares the declared changes of calls with the result of a simulation. */
export function compareChanges(stated: StatedChanges, simulated: Changes): Comparison {
  const leaves = simulated.leaves.flatMap((movement) => {
    const more = movement.amount - findAmount(stated.leaves, movement)
    return more > 0n ? [{ ...movement, amount: more }] : []
  })
  const allows = simulated.allows.filter((permit) => !stated.allows.some((one) => covers(one, permit)))
  const isMissing = stated.leaves.some((movement) => findAmount(simulated.leaves, movement) < movement.amount)
  const isMore = leaves.length > 0 || allows.length > 0
  const isKnown = stated.unknownCount === 0
  if (isMissing || (isMore && isKnown)) return { verdict: 'different', leaves, allows }
  return { verdict: isKnown ? 'same' : isMore ? 'more' : 'partial', leaves, allows }
}

/**
 * The amount of the asset of `like` in `movements`. `transferFrom` of a token and of an NFT look the same: the number of the NFT is
 * then said as an amount.
 */
function findAmount(movements: readonly Movement[], like: Movement): bigint {
  const name = nameAsset(like.asset)
  const same = movements.find(({ asset }) => nameAsset(asset) === name)
  if (same) return same.amount
  const isTwin = movements.some(
    (movement) => nameTwin(movement) === name || nameTwin(like) === nameAsset(movement.asset),
  )
  return isTwin ? like.amount : 0n
}

/** The NFT that a movement of a token may be. */
function nameTwin({ asset, amount }: Movement): string | null {
  return asset.kind === 'token' ? nameAsset({ kind: 'nft', collection: asset.token, id: amount }) : null
}

/**
 * A spender may take less afterwards than was said: it may have taken a part already. `approve` of a token and of an NFT look the
 * same: the number of the NFT is then said as an amount.
 */
function covers(stated: Permit, simulated: Permit): boolean {
  if (simulated.kind === 'nft') {
    const twin: Permit = {
      kind: 'token',
      token: simulated.collection,
      spender: simulated.spender,
      amount: simulated.id,
    }
    if (stated.kind !== 'token' || namePermit(stated) !== namePermit(twin)) return false
    return stated.amount === null ? isUnlimitedAmount(simulated.id) : stated.amount === simulated.id
  }
  if (namePermit(stated) !== namePermit(simulated)) return false
  if (stated.kind !== 'token' || simulated.kind !== 'token') return true
  return stated.amount === null || (simulated.amount !== null && simulated.amount <= stated.amount)
}
