import type { FormAnswers } from './form-context.js'

/** Tells whether `value` is wrong, or a promise of it. `formData` holds all fields of the form. */
export type FormMatcher =
  | ((value: string, formData: FormData) => boolean)
  | ((value: string, formData: FormData) => Promise<boolean>)

type Question = { values: string; round: number; isOpen: boolean; answer: Promise<boolean> }

/**
 * Asks `readMatch()` in the name of a message, and lets the form know of promises, so that it can wait for them. The
 * primitive asks again at every turn; somebody else is asked once about the same values until they are sent again. An
 * answer that is of no use any more never comes: the values were judged again, or the form was reset. One that fails
 * counts as "nothing wrong": the server has to look again anyway.
 */
export function createMatcher(readMatch: () => FormMatcher | undefined, answers: FormAnswers): FormMatcher {
  let last: Question | undefined

  function follow(found: Promise<boolean>, values: string): Question {
    const known = found.catch((error: unknown) => {
      console.error('[lintel] A matcher of a FormMessage failed; its value counts as right.', error)
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
  // One function may answer either way; the primitive looks at what comes.
  return ask as FormMatcher
}
