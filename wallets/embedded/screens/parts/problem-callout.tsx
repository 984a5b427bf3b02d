import { Callout } from '../../../../src/components/index.js'
import { type Problem, type ProblemTexts, writeProblem } from './problem.js'

/** Says what did not work, at once. */
export function ProblemCallout({ problem, words }: { problem: Problem | null; words: ProblemTexts }) {
  if (!problem) return null
  return <Callout tone="danger">{writeProblem(problem, words)}</Callout>
}
