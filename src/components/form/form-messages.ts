import { enForm } from '../../words/en/form.js'

/** The errors of the browser's `ValidityState`. */
export const formErrors = [
  'badInput',
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'tooLong',
  'tooShort',
  'rangeOverflow',
  'rangeUnderflow',
  'stepMismatch',
] as const

export type FormError = (typeof formErrors)[number]

/** A message for each error. */
export type FormMessages = Record<FormError, string>

/** The nine default messages, in English. Pass your own to Form or FormMessage. */
export const defaultFormMessages: FormMessages = enForm

/** Returns the first error; undefined when there is none, or only one of a custom matcher. */
export function findFormError(validity: ValidityState | undefined): FormError | undefined {
  return formErrors.find((error) => validity?.[error])
}
