export const enForm = {
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
