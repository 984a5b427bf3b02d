import type { NameProblem } from './problems.js'
import type { NameFault, TypedName } from './typed-name.js'

/** What the data API says of a name that can be registered. */
export type NameAnswer = 'free' | 'reserved' | 'taken' | 'own'

/** What stands below the field. */
export type NameState =
  | { status: 'empty' }
  | { status: 'invalid'; fault: NameFault }
  | { status: 'checking' }
  /** `own`: the connected account has it already. */
  | { status: NameAnswer }
  /** The service did not say. The visitor may try all the same. */
  | { status: 'unknown'; problem: NameProblem }

/** An answer with the name that it is for. */
export type NameCheck = { name: string; answer: NameAnswer | null; problem: NameProblem | null; isFetching: boolean }

/** What is known of a typed name. An answer for another name does not count. */
export function readNameState(typed: TypedName, check: NameCheck): NameState {
  if (typed.status === 'empty') return { status: 'empty' }
  if (typed.status === 'invalid') return { status: 'invalid', fault: typed.fault }
  if (check.name !== typed.name) return { status: 'checking' }
  if (check.answer) return { status: check.answer }
  if (check.problem && !check.isFetching) return { status: 'unknown', problem: check.problem }
  return { status: 'checking' }
}

/** Whether Register may be pressed. A name that is not known is checked first. */
export function canRegister({ status }: NameState): boolean {
  return status === 'free' || status === 'unknown' || status === 'own'
}
