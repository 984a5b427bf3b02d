import { Callout } from '../../../src/components/index.js'
import { revealHidden } from '../../requests/format-message.js'
import type { ApprovalWarning } from '../describe/approval.js'
import type { ApproveWords } from '../words/en-approve.js'
import { anywhere } from './parts.css.js'

/** All warnings of a request, in one callout. */
export function ApprovalWarnings({ warnings, words }: { warnings: readonly ApprovalWarning[]; words: ApproveWords }) {
  if (warnings.length === 0) return null
  return (
    <Callout tone="warning" role="note" className={anywhere}>
      {warnings.map((warning) => (
        <div key={warning.kind}>{writeWarning(warning, words.warnings)}</div>
      ))}
    </Callout>
  )
}

/** Values come from the site: they are cut, and invisible characters in them are written out. */
function writeWarning(warning: ApprovalWarning, words: ApproveWords['warnings']): string {
  switch (warning.kind) {
    case 'other-site':
      return words['other-site']({ domain: tidy(warning.domain) })
    case 'other-uri':
      return words['other-uri']({ uri: tidy(warning.uri) })
    case 'other-account':
      return words['other-account']({ address: tidy(warning.address) })
    case 'other-chain':
      return words['other-chain']({ chain: tidy(warning.chain) })
    case 'unreadable-method':
      return words['unreadable-method'](warning)
    case 'inner-calls':
      return words['inner-calls'](warning)
    case 'unknown-program':
      return words['unknown-program'](warning)
    default:
      return words[warning.kind]
  }
}

function tidy(text: string): string {
  return revealHidden(text.length > 100 ? `${text.slice(0, 100)}…` : text)
}
