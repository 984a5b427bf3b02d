export type CodeKind = 'numeric' | 'alpha' | 'alphanumeric'

/** What a code may hold, as a class of a regular expression. */
export const letters = { numeric: '0-9', alpha: 'A-Za-z', alphanumeric: '0-9A-Za-z' } as const satisfies Record<
  CodeKind,
  string
>

const LATIN_ZERO = '0'.charCodeAt(0)

/** Keeps of `text` what a code of this kind may hold. Digits of other keyboards count: `١٢`, `１２`. */
export function cleanCode(text: string, kind: CodeKind): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String.fromCharCode(LATIN_ZERO + (digit.charCodeAt(0) & 15)))
    .replace(new RegExp(`[^${letters[kind]}]`, 'g'), '')
}

/** Part of a code, as `selectionStart` and `selectionEnd` have it; the caret when both are the same. */
export type Selection = { start: number; end: number }

/** What goes in, and what it takes the place of. */
export type Insertion = Selection & { text: string }

/**
 * Where `text` goes: what is typed takes the place of the character in the current box; what is pasted is put before
 * it, and takes the place of what follows only where there is no room. A whole code takes the place of all. Undefined
 * when there is no room at all.
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
