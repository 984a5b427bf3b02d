import { type Address, isAddressEqual } from 'viem'
import type { Asset, SignedEffect } from '../../requests/typed-data/signed-effect.js'
import type { ApprovalWarning } from './approval.js'
import { listCallWarnings } from './list-call-warnings.js'

/**
 * The warnings of typed data that is explained. Each action that it lets others take has a warning, because they do not
 * ask again.
 */
export function listEffectWarnings(effect: SignedEffect, account: Address): ApprovalWarning[] {
  switch (effect.type) {
    case 'permit': {
      const isUnlimited = effect.tokens.some((token) => token.isUnlimited)
      return [{ kind: 'permit' }, ...(isUnlimited ? [{ kind: 'unlimited' } as const] : [])]
    }
    case 'authorization':
      return [{ kind: 'authorization' }]
    case 'order':
      return [{ kind: 'order' }, ...listPayoutWarnings(effect.gets, [effect.from, account])]
    case 'safe':
      return [
        { kind: 'safe' },
        ...(effect.call ? listCallWarnings([effect.call]) : [{ kind: 'delegate-call' } as const]),
        ...(effect.refund ? [{ kind: 'safe-refund' } as const] : []),
      ]
  }
}

type Payout = { asset: Asset; to: Address }

/** An exchange may pay nothing, or somebody else. */
function listPayoutWarnings(gets: readonly Payout[], own: readonly Address[]): ApprovalWarning[] {
  const isOwn = ({ asset, to }: Payout) => asset.amount > 0n && own.some((address) => isAddressEqual(address, to))
  return gets.some(isOwn) ? [] : [{ kind: 'nothing-arrives' }]
}
