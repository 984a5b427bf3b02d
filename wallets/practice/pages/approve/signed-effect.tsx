import type { Asset, SignedEffect } from '../../../requests/typed-data/signed-effect.js'
import { formatEtherAmount } from '../format-ether-amount.js'
import { type Detail, DetailList } from '../shell/detail-list.js'
import * as styles from '../shell/parts.css.js'
import { formatDeadline } from './format-deadline.js'
import { listCallDetails } from './list-call-details.js'

const warnings: Record<SignedEffect['type'], string> = {
  permit:
    'With this signature the spender can take the tokens without asking again. No transaction of yours is needed.',
  authorization: 'With this signature the tokens can be moved without asking again. No transaction of yours is needed.',
  order: 'With this signature others can make this exchange without asking again. No transaction of yours is needed.',
  safe: 'Once enough owners have signed, anyone can carry this out for the Safe.',
}

/** What others can do with this signature. Null: it is not known. */
export function SignedEffectDetails({ effect }: { effect: SignedEffect | null }) {
  return (
    <>
      <p className={styles.warning} data-accent="amber">
        {effect
          ? warnings[effect.type]
          : 'What this signature allows is not known. Sign it only if you trust the site.'}
      </p>
      {effect ? <DetailList details={listEffectDetails(effect)} /> : null}
    </>
  )
}

function listEffectDetails(effect: SignedEffect): Detail[] {
  switch (effect.type) {
    case 'permit': {
      const { spender, tokens, deadline } = effect
      return [
        { term: 'Action', value: tokens.length > 1 ? 'Permission to spend tokens' : 'Permission to spend a token' },
        { term: 'Spender', value: spender, isMono: true },
        ...tokens.flatMap(({ token, amount, isUnlimited }) => [
          { term: 'Token', value: token, isMono: true },
          { term: 'Token amount', value: isUnlimited ? 'Unlimited' : `${amount} base units` },
        ]),
        { term: 'Usable until', value: formatDeadline(deadline) },
      ]
    }
    case 'authorization':
      return [
        { term: 'Action', value: 'Transfer of a token, by signature' },
        { term: 'Token owner', value: effect.from, isMono: true },
        { term: 'Token receiver', value: effect.to, isMono: true },
        ...listAssetDetails('Token amount', { type: 'token', token: effect.token, amount: effect.amount }),
        { term: 'Usable until', value: formatDeadline(effect.deadline) },
      ]
    case 'order':
      return [
        { term: 'Action', value: 'Exchange' },
        { term: 'Owner', value: effect.from, isMono: true },
        ...effect.gives.flatMap((asset) => listAssetDetails('Leaves at most', asset)),
        ...effect.gets.flatMap(listPayoutDetails),
        { term: 'Usable until', value: formatDeadline(effect.deadline) },
      ]
    case 'safe': {
      const { safe, sent, call, refund } = effect
      return [
        { term: 'Safe', value: safe, isMono: true },
        { term: call ? 'To' : 'Foreign code that runs as the Safe', value: sent.to, isMono: true },
        { term: 'Amount', value: formatEtherAmount(sent.value) },
        ...(call ? listCallDetails(call) : []),
        ...(refund ? [{ term: 'The Safe pays for each unit of gas', value: `${refund.price} base units` }] : []),
      ]
    }
  }
}

function listPayoutDetails({ asset, to }: { asset: Asset; to: string }): Detail[] {
  return [...listAssetDetails('Arrives at least', asset), { term: 'Receiver', value: to, isMono: true }]
}

function listAssetDetails(term: string, asset: Asset): Detail[] {
  switch (asset.type) {
    case 'native':
      return [{ term, value: formatEtherAmount(asset.amount) }]
    case 'token':
      return [
        { term, value: `${asset.amount} base units` },
        { term: 'Token', value: asset.token, isMono: true },
      ]
    case 'nft':
      return [
        { term, value: `${asset.amount} of ${asset.id === null ? 'any number' : `number ${asset.id}`}` },
        { term: 'Collection', value: asset.collection, isMono: true },
      ]
  }
}
