import type { CallDescription } from '../../../requests/describe-call.js'
import type { Detail } from '../shell/detail-list.js'

/** What a call does, to whom, and what it moves. */
export function listCallDetails(call: CallDescription): Detail[] {
  switch (call.type) {
    case 'transfer':
      return []
    case 'token-transfer':
      return [
        { term: 'Action', value: 'Transfer of a token' },
        ...(call.from ? [{ term: 'Token owner', value: call.from, isMono: true }] : []),
        { term: 'Token receiver', value: call.to, isMono: true },
        { term: 'Token amount', value: `${call.amount} base units` },
      ]
    case 'token-approval':
      return [
        { term: 'Action', value: `Permission to spend a token (${call.method})` },
        { term: 'Spender', value: call.spender, isMono: true },
        { term: 'Token amount', value: call.isUnlimited ? 'Unlimited' : `${call.amount} base units` },
      ]
    case 'collection-approval':
      return [
        {
          term: 'Action',
          value: call.isApproved ? 'Permission to take every NFT of a collection' : 'End of a permission',
        },
        { term: 'Operator', value: call.operator, isMono: true },
      ]
    case 'nft-transfer':
      return [
        { term: 'Action', value: 'Transfer of NFTs' },
        { term: 'NFT owner', value: call.from, isMono: true },
        { term: 'NFT receiver', value: call.to, isMono: true },
        { term: 'NFTs', value: call.items.map(({ id, amount }) => `${amount} of number ${id}`).join(', ') },
      ]
    case 'deposit':
      return [{ term: 'Action', value: 'Deposit' }]
    case 'withdrawal':
      return [
        { term: 'Action', value: 'Withdrawal' },
        { term: 'Amount to withdraw', value: `${call.amount} base units` },
      ]
    case 'multicall':
      return [{ term: 'Action', value: `${call.count} calls in one (${call.method}). What they do is not known.` }]
    case 'creation':
      return [{ term: 'Action', value: 'New contract' }]
    case 'call':
      return [{ term: 'Function', value: call.method ?? call.selector, isMono: true }]
  }
}
