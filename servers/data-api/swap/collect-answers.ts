import { ApiFailure } from '../../http/api-failure.js'

/** The time limit for others after the first answer, ms. */
const GRACE = 400
/** The time limit for all, ms. */
const TIME_LIMIT = 5_000

/**
 * Calls all at once and returns the answers that come in time, in the order of `asks`: 400 ms after the first one, and
 * 5 s at most. One that is slow or fails does not delay the others.
 *
 * @throws The error of the first one if none answers. ApiFailure 503 if all are slow.
 */
export async function collectAnswers<Answer>(asks: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: { index: number; answer: Answer }[] = []
  const failures: unknown[] = []
  const timers: ReturnType<typeof setTimeout>[] = []
  await new Promise<void>((resolve) => {
    timers.push(setTimeout(resolve, TIME_LIMIT))
    const endWhenComplete = () => {
      if (answers.length + failures.length === asks.length) resolve()
    }
    for (const [index, ask] of asks.entries()) {
      ask().then(
        (answer) => {
          answers.push({ index, answer })
          if (answers.length === 1) timers.push(setTimeout(resolve, GRACE))
          endWhenComplete()
        },
        (error) => {
          failures.push(error)
          endWhenComplete()
        },
      )
    }
  })
  for (const timer of timers) clearTimeout(timer)
  if (answers.length === 0)
    throw failures[0] ?? new ApiFailure(503, 'server', 'No quote came in time. Try again later.')
  return answers.toSorted((one, other) => one.index - other.index).map(({ answer }) => answer)
}
