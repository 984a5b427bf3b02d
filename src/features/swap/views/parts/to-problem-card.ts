import { toPlainName } from '../../../../modal/parts/names/to-plain-name.js'
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

/** A problem in words, with the button that mends it. `onRemedy` does that. */
export function toProblemCard(
  problem: SwapProblem,
  { labels, format, onRemedy }: { labels: SwapWords; format: ProblemFormat; onRemedy: (remedy: SwapRemedy) => void },
): SwapProblemCardProps {
  const { tone, remedy } = readSwapCard(problem)
  const text = toPlainName(writeProblem(problem, labels, format))
  return {
    tone,
    text,
    ...(remedy && { remedy: { label: writeRemedy(remedy, labels, format), onPress: () => onRemedy(remedy) } }),
  }
}
