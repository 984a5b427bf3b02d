import type { NameProblem } from './problems.js'
import type { NameFault, TypedName } from './typed-name.js'

/** What the data API says of a name. `refused`: it has rules that this client does not know. */
export type NameAnswer = 'free' | 'reserved' | 'taken' | 'own' | 'refused'

/** What stands below the field. */
export type NameState =
  | { status: 'empty' }
  | { status: 'invalid'; fault: NameFault }
  | { status: 'checking' }
  /** `own`: the connected account has it already. */
  | { status: NameAnswer }
  /** The service did not say. The visitor may try all the same. */
  | { status: 'unknown'; problem: NameProblem }

/** An answer with the name that it is for. `answer`: null without one. */
export type NameCheck = { name: string; answer: NameAnswer | null; problem: NameProblem | null }

/** What is known of a typed name. An answer for another name does not count. */
export function readNameState(typed: TypedName, { name, answer, problem }: NameCheck): NameState {
  if (typed.status === 'empty') return { status: 'empty' }
  if (typed.status === 'invalid') return { status: 'invalid', fault: typed.fault }
  if (name === typed.name && answer) return { status: answer }
  if (name === typed.name && problem) return { status: 'unknown', problem }
  return { status: 'checking' }
}

/** Whether Register may be pressed. A name that is not known is checked first, and one's own needs no signature. */
export function canRegister({ status }: NameState): boolean {
  return status === 'free' || status === 'unknown' || status === 'own'
}
