/** The fewest characters of a password. */
export const MIN_PASSWORD = 12

/** `short` and `weak` are refused. `unrated`: what rates it has not loaded. */
export type PasswordRating = 'unrated' | 'short' | 'weak' | 'fair' | 'strong'

/** @param known Texts that an attacker tries first, such as the e-mail address. */
export type RatePassword = (password: string, known?: readonly string[]) => PasswordRating

/** The characters that the key is derived from. */
export const normalizePassword = (password: string): string => password.trim().normalize('NFKC')

/** Rates a password until the full rating has loaded. */
export const rateLength: RatePassword = (password) =>
  [...normalizePassword(password)].length < MIN_PASSWORD ? 'short' : 'unrated'
