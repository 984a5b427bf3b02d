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

/** Returns the first error; undefined when there is none, or only one of a custom matcher. */
export function findFormError(validity: ValidityState | undefined): FormError | undefined {
  return formErrors.find((error) => validity?.[error])
}
