/** The least and the most characters of a name without its zone. The most is that of a DNS label. */
export const NAME_LIMITS = { least: 4, most: 63 } as const

/** The reason why the typed text is not a valid name. */
export type NameFault =
  /** It has `missing` characters too few. */
  | { code: 'short'; missing: number }
  /** It has `extra` characters too many. */
  | { code: 'long'; extra: number }
  /**
   * `character`: the first one that is not allowed. `codePoint`: such as `U+043E`, if it looks like another character
   * or is invisible.
   */
  | { code: 'character'; character: string; codePoint: string | null }
  /** Letters of another alphabet between Latin ones: it may imitate another name. */
  | { code: 'mixed'; character: string; codePoint: string }
  /** A hyphen at the start, at the end, or after another one. */
  | { code: 'hyphen'; place: 'start' | 'end' | 'double' }

/** The typed text: a valid name, or its fault. `name` is without its zone. */
export type TypedName =
  | { status: 'empty' }
  | { status: 'invalid'; name: string; fault: NameFault }
  | { status: 'valid'; name: string }

const ALLOWED = /[a-z\d-]/
const LATIN = /\p{Script=Latin}/u
const OTHER_LETTER = /(?!\p{Script=Latin})\p{Letter}/u
const VISIBLE_ASCII = /[!-~]/

/**
 * Tidies typed or pasted text for the name field: lower case by the same rules in every language, without spaces around it and
 * without the zone that the field shows beside it. Characters that are not allowed stay, so that the visitor sees them.
 *
 * @param zone Without a point at the start, such as `lintel.test`.
 * @example tidyName(' NORA.lintel.test ', 'lintel.test') // 'nora'
 */
export function tidyName(typed: string, zone: string | null): string {
  // Not `toLocaleLowerCase`, which makes `ı` of `I` in Turkish.
  const name = typed.trim().toLowerCase()
  const end = `.${zone}`
  return zone && name.endsWith(end) ? name.slice(0, -end.length) : name
}

/**
 * Reads a tidied name. Letters a to z, digits and single hyphens between them are allowed.
 *
 * @example readTypedName('nor') // { status: 'invalid', name: 'nor', fault: { code: 'short', missing: 1 } }
 */
export function readTypedName(name: string): TypedName {
  if (name === '') return { status: 'empty' }
  const fault = findFault(name)
  return fault ? { status: 'invalid', name, fault } : { status: 'valid', name }
}

function findFault(name: string): NameFault | undefined {
  const characters = [...name]
  const character = characters.find((one) => !ALLOWED.test(one))
  if (character !== undefined) {
    const codePoint = writeCodePoint(character)
    if (OTHER_LETTER.test(character) && LATIN.test(name)) return { code: 'mixed', character, codePoint }
    return { code: 'character', character, codePoint: VISIBLE_ASCII.test(character) ? null : codePoint }
  }
  if (name.startsWith('-')) return { code: 'hyphen', place: 'start' }
  // ENSIP-15 refuses `ab--cd`, and IDNA reads `xn--` as another alphabet.
  if (name.includes('--')) return { code: 'hyphen', place: 'double' }
  if (characters.length < NAME_LIMITS.least) return { code: 'short', missing: NAME_LIMITS.least - characters.length }
  if (name.endsWith('-')) return { code: 'hyphen', place: 'end' }
  if (characters.length > NAME_LIMITS.most) return { code: 'long', extra: characters.length - NAME_LIMITS.most }
  return undefined
}

function writeCodePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
