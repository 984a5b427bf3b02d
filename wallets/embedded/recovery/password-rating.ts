import { FrameError } from '../door/frame-error.js'

/** The fewest characters of a password. */
export const SHORTEST_PASSWORD = 12

/** `short` and `weak` are refused. `unrated`: what rates it has not loaded. */
export type PasswordRating = 'unrated' | 'short' | 'weak' | 'fair' | 'strong'

/** @param known Texts that an attacker tries first, such as the e-mail address. */
export type RatePassword = (password: string, known?: readonly string[]) => PasswordRating

/** The characters that the key is derived from. */
export const normalizePassword = (password: string): string => password.trim().normalize('NFKC')

/** What rates a password until the rest has loaded. */
export const rateLength: RatePassword = (password) =>
  [...normalizePassword(password)].length < SHORTEST_PASSWORD ? 'short' : 'unrated'

/**
 * Loads what rates passwords: 250 KB, most of them a list of leaked ones.
 *
 * @throws FrameError with `service-unavailable`
 */
export async function loadRatePassword(): Promise<RatePassword> {
  try {
    return (await import('./rate-password.js')).ratePassword
  } catch (cause) {
    throw new FrameError('service-unavailable', 'The list of leaked passwords did not load.', { cause })
  }
}
