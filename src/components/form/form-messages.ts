/** What can be wrong with a value, in the words of the browser's `ValidityState`. */
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

/** A text for each. */
export type FormMessages = Record<FormError, string>

/** The nine default messages (specification, 5). Give a Form or a FormMessage its own, in its own language. */
export const defaultFormMessages: FormMessages = {
  badInput: 'This value is not valid',
  valueMissing: 'This value is missing',
  typeMismatch: 'This value does not match the required type',
  patternMismatch: 'This value does not match the required pattern',
  tooLong: 'This value is too long',
  tooShort: 'This value is too short',
  rangeOverflow: 'This value is too large',
  rangeUnderflow: 'This value is too small',
  stepMismatch: 'This value does not match the required step',
}

/** The first thing that is wrong; `undefined` when nothing is, or only what a custom matcher found. */
export function findFormError(validity: ValidityState | undefined): FormError | undefined {
  return formErrors.find((error) => validity?.[error])
}
