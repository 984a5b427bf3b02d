/** Why a typed or pasted character is refused, for each kind of code. */
export const enOneTimePasswordField = {
  numeric: 'The code has digits only.',
  alpha: 'The code has letters only.',
  alphanumeric: 'The code has letters and digits only.',
}
