import { Callout } from '../../../src/components/index.js'
import { revealHidden } from '../../requests/format-message.js'
import type { Cost } from '../describe/cost.js'
import type { ApproveWords } from '../words/en-approve.js'
import { anywhere } from './parts.css.js'

/** Why a request would not work. `symbol` of the native currency. */
export function CostProblem({ cost, words, symbol }: { cost: Cost; words: ApproveWords; symbol: string }) {
  if (cost.status === 'insufficient') return <Callout tone="danger">{words.insufficient({ symbol })}</Callout>
  if (cost.status !== 'failed') return null
  return (
    <Callout tone="danger" heading={words.feeFailed} className={anywhere}>
      {revealHidden(cost.reason)}
    </Callout>
  )
}
