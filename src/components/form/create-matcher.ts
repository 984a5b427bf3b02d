import type { FormAnswers } from './form-context.js'

/** Returns whether `value` is invalid, or a promise of that. `formData` has all fields of the form. */
export type FormMatcher =
  | ((value: string, formData: FormData) => boolean)
  | ((value: string, formData: FormData) => Promise<boolean>)

type Question = { values: string; round: number; isOpen: boolean; answer: Promise<boolean> }

/**
 * Wraps the matcher of a message so that the form can wait for its promises. The primitive calls a matcher often; this
 * one calls `readMatch()` once for the same values until the form is sent again. A promise that is outdated (the values
 * were checked again, or the form was reset) never resolves. A promise that rejects counts as valid: the server checks
 * again anyway.
 */
export function createMatcher(readMatch: () => FormMatcher | undefined, answers: FormAnswers): FormMatcher {
  let last: Question | undefined

  function follow(found: Promise<boolean>, values: string): Question {
    const known = found.catch((error: unknown) => {
      console.error('[lintel] A matcher of a FormMessage failed; its value counts as valid.', error)
      return false
    })
    const answer = known.then((isWrong) => {
      answers.pending.delete(known)
      question.isOpen = false
      const isWanted = last === question && question.round === answers.round
      return isWanted ? isWrong : new Promise<never>(() => {})
    })
    const question: Question = { values, round: answers.round, isOpen: true, answer }
    answers.pending.add(known)
    return question
  }

  const ask = (value: string, formData: FormData) => {
    const values = JSON.stringify([value, ...formData])
    if (last?.values === values && (last.isOpen || last.round === answers.round)) {
      last.round = answers.round
      return last.answer
    }
    const found = readMatch()?.(value, formData) ?? false
    last = found instanceof Promise ? follow(found, values) : undefined
    return last?.answer ?? found
  }
  // A matcher may return a boolean or a promise; the primitive checks which.
  return ask as FormMatcher
}
