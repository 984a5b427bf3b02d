import { isAddressEqual } from 'viem'
import { isBurnAddress } from '../../../src/rules/addresses/burn-address.js'
import type { CallDescription } from '../../requests/describe-call.js'
import type { ApprovalWarning } from './approval.js'

/** The warnings of calls, each once. */
export function listCallWarnings(calls: readonly CallDescription[]): ApprovalWarning[] {
  const warnings = calls.map(findWarning).filter((warning) => warning !== null)
  const texts = warnings.map((warning) => JSON.stringify(warning))
  return warnings.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

function findWarning(call: CallDescription): ApprovalWarning | null {
  switch (call.type) {
    case 'transfer':
      return isBurnAddress(call.to) ? { kind: 'burn' } : null
    case 'token-transfer':
    case 'nft-transfer': {
      if (isBurnAddress(call.to)) return { kind: 'burn' }
      const token = call.type === 'nft-transfer' ? call.collection : call.token
      return isAddressEqual(call.to, token) ? { kind: 'to-token' } : null
    }
    case 'token-approval':
      return call.isUnlimited ? { kind: 'unlimited' } : null
    case 'collection-approval':
      return call.isApproved ? { kind: 'every-nft' } : null
    case 'multicall':
      return { kind: 'inner-calls', count: call.count }
    case 'creation':
      return { kind: 'creation' }
    case 'call':
      return call.method ? { kind: 'unreadable-method', method: call.method } : { kind: 'unknown-method' }
    default:
      return null
  }
}
