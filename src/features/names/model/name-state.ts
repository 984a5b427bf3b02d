import type { NameProblem } from './problems.js'
import type { NameFault, TypedName } from './typed-name.js'

/** The data API's answer about a name. `refused`: by rules that this client does not know. */
export type NameAnswer = 'free' | 'reserved' | 'taken' | 'own' | 'refused'

/** The state that is shown below the field. */
export type NameState =
  | { status: 'empty' }
  | { status: 'invalid'; fault: NameFault }
  | { status: 'checking' }
  /** `own`: the connected account has the name already. */
  | { status: NameAnswer }
  /** The service did not answer. The visitor may try anyway. */
  | { status: 'unknown'; problem: NameProblem }

/** An answer, with the name that it is for. `answer`: null without one. */
export type NameCheck = { name: string; answer: NameAnswer | null; problem: NameProblem | null }

/** The state of a typed name. Ignores an answer for another name. */
export function readNameState(typed: TypedName, { name, answer, problem }: NameCheck): NameState {
  if (typed.status === 'empty') return { status: 'empty' }
  if (typed.status === 'invalid') return { status: 'invalid', fault: typed.fault }
  if (name === typed.name && answer) return { status: answer }
  if (name === typed.name && problem) return { status: 'unknown', problem }
  return { status: 'checking' }
}

/** Whether Register may be pressed. An unknown name is checked first, and the visitor's own needs no signature. */
export function canRegister({ status }: NameState): boolean {
  return status === 'free' || status === 'unknown' || status === 'own'
}
