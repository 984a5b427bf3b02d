import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { normalizePassword, type RatePassword, rateLength } from './password-rating.js'

/** Powers of ten of guesses. 12 is the count of zxcvbn for 12 unpredictable characters. */
const MIN_GUESSES = 12
const MANY_GUESSES = 15

/** The maximum length that is rated, because longer passwords take long. Further characters do not count. */
const MAX_RATED = 64

/** Passwords that are long and famous. */
const famous = ['correct horse battery staple', 'correcthorsebatterystaple', 'tobeornottobethatisthequestion']

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_RATED })

/**
 * How hard a password is to guess, by zxcvbn (Wheeler, USENIX Security 2016): leaked passwords, words of Diceware, dates,
 * repeats, sequences, rows of keyboards and the texts of `known` cost an attacker few guesses.
 */
export const ratePassword: RatePassword = (password, known = []) => {
  const length = rateLength(password)
  if (length === 'short') return length
  const parts = known.flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}]+/u)]).filter((part) => part.length > 3)
  const { guessesLog10 } = zxcvbn.check(normalizePassword(password), [...famous, ...parts])
  if (guessesLog10 < MIN_GUESSES) return 'weak'
  return guessesLog10 < MANY_GUESSES ? 'fair' : 'strong'
}
