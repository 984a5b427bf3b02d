/** The fewest characters of a password. */
export const SHORTEST_PASSWORD = 12

/** `short` and `weak` are refused. */
export type PasswordRating = 'short' | 'weak' | 'fair' | 'strong'

/** Rows of keyboards and the alphabet: what follows them can be guessed. */
const sequences = ['qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm', 'azertyuiop', '01234567890']
const common = ['password', 'passwort', 'letmein', 'welcome', 'iloveyou', 'monkey', 'dragon', 'bitcoin', 'ethereum']

/**
 * How hard a password is to guess, from how many of its characters do not follow from the others. An estimate in words: a
 * password of a list can be rated too well.
 *
 * @param known Texts that an attacker tries first, such as the e-mail address.
 */
export function ratePassword(password: string, known: readonly string[] = []): PasswordRating {
  // As the key is derived from it.
  const characters = [...password.trim().normalize('NFKC')]
  if (characters.length < SHORTEST_PASSWORD) return 'short'
  const left = countUnforeseen(removeKnown(characters.join('').toLowerCase(), known))
  if (left < 8) return 'weak'
  return left < 14 ? 'fair' : 'strong'
}

function removeKnown(text: string, known: readonly string[]): string {
  const parts = known.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((part) => part.length > 3)
  return [...common, ...parts].reduce((rest, part) => rest.replaceAll(part, '\u0000'), text)
}

/** Characters that neither repeat nor continue what is before them. */
function countUnforeseen(text: string): number {
  const seen = new Map<string, number>()
  const characters = [...text]
  return characters.filter((character, at) => {
    const count = (seen.get(character) ?? 0) + 1
    seen.set(character, count)
    const before = characters[at - 1]
    return count <= 2 && character !== before && !(before !== undefined && isNext(before, character))
  }).length
}

function isNext(one: string, other: string): boolean {
  const distance = (other.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0)
  if (Math.abs(distance) === 1) return true
  return sequences.some((row) => row.includes(one + other) || row.includes(other + one))
}
