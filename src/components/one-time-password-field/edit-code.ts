export type CodeKind = 'numeric' | 'alpha' | 'alphanumeric'

/** The characters of each kind of code, as a class of a regular expression. */
export const letters = { numeric: '0-9', alpha: 'A-Za-z', alphanumeric: '0-9A-Za-z' } as const satisfies Record<
  CodeKind,
  string
>

const LATIN_ZERO = '0'.charCodeAt(0)

/**
 * Removes characters that a code of this kind cannot have. Digits of other scripts count: `١٢`, `１２`. Of a sentence with
 * one group of `length` characters only that group is left; one space or hyphen may divide the group.
 *
 * @example cleanCode('2 of 3: 745-533', 'numeric', 6) // '745533'
 */
export function cleanCode(text: string, kind: CodeKind, length: number): string {
  const latin = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String.fromCharCode(LATIN_ZERO + (digit.charCodeAt(0) & 15)))
  const clean = (some: string) => some.replace(new RegExp(`[^${letters[kind]}]`, 'g'), '')
  const all = clean(latin)
  if (all.length <= length) return all
  const [only, second] = findGroups(latin, kind, length)
  return only === undefined || second !== undefined ? all : clean(only)
}

/** The groups of `length` characters. Digits may be divided; divided letters would be words. */
function findGroups(text: string, kind: CodeKind, length: number): string[] {
  const [one, other] = [`[${letters[kind]}]`, kind === 'numeric' ? '\\d' : '[\\p{L}\\p{N}]']
  const find = (gap: string) =>
    text.match(new RegExp(`(?<!${other})${one}(?:${gap}${one}){${length - 1}}(?!${other})`, 'gu'))
  return find('') ?? (kind === 'numeric' ? find('[ \u00a0\u200b-]?') : null) ?? []
}

/** The selection in the input; the caret when `start` and `end` are the same. */
export type Selection = { start: number; end: number }

/** The text to insert, and the selection it replaces. */
export type Insertion = Selection & { text: string }

/**
 * Returns where `text` is inserted. A typed character replaces that of the current box. Pasted text is inserted before it
 * and replaces the characters after it only if there is no room. A complete code replaces everything. Undefined if there is
 * no room.
 */
export function placeText(
  code: string,
  { start, end }: Selection,
  text: string,
  { length, isTyped }: { length: number; isTyped: boolean },
): Insertion | undefined {
  if (!isTyped && text.length >= length) return { start: 0, end: code.length, text: text.slice(0, length) }
  if (start >= length) return undefined
  const kept = text.slice(0, length - start)
  const overflow = code.length - (end - start) + kept.length - length
  const taken = isTyped && start === end ? kept.length : Math.max(0, overflow)
  return { start, end: Math.min(code.length, end + taken), text: kept }
}
