import type { CallDescription } from '../../requests/describe-call.js'
import type { ApprovalWarning } from './approval.js'

/** What the visitor should know of calls, each once. */
export function listCallWarnings(calls: readonly CallDescription[]): ApprovalWarning[] {
  const warnings = calls.map(findWarning).filter((warning) => warning !== null)
  const texts = warnings.map((warning) => JSON.stringify(warning))
  return warnings.filter((_, index) => texts.indexOf(texts[index] ?? '') === index)
}

function findWarning(call: CallDescription): ApprovalWarning | null {
  switch (call.type) {
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
