import { toPlainName } from '../../../../parts/names/to-plain-name.js'
import type { SwapWords } from '../../messages/en.js'
import {
  type ProblemFormat,
  readSwapCard,
  type SwapRemedy,
  writeProblem,
  writeRemedy,
} from '../../model/problem-text.js'
import type { SwapProblem } from '../../model/problems.js'
import type { SwapProblemCardProps } from './swap-problem-card.js'

type CardContext = {
  labels: SwapWords
  format: ProblemFormat
  /** The router's remaining allowance from an approval of this swap, in base units. Default: 0. */
  left?: bigint
  /** Applies the remedy. */
  onRemedy: (remedy: SwapRemedy) => void
}

/** The text of a problem, with the button of its remedy. */
export function toProblemCard(
  problem: SwapProblem,
  { labels, format, left, onRemedy }: CardContext,
): SwapProblemCardProps {
  const { tone, remedy } = readSwapCard(problem, left)
  const sentences = [toPlainName(writeProblem(problem, labels, format))]
  if (remedy?.action === 'revoke') sentences.push(labels.stillAllowed({ allowed: format.from(remedy.allowed) }))
  const text = sentences.join(' ')
  if (!remedy) return { tone, text }
  const until = remedy.action === 'retry' ? remedy.readyAt : 0
  const write = (seconds: number) => labels.remedies.retryIn({ seconds })
  return {
    tone,
    text,
    remedy: {
      label: writeRemedy(remedy, labels, format),
      ...(until > 0 && { wait: { until, write } }),
      onPress: () => onRemedy(remedy),
    },
  }
}
