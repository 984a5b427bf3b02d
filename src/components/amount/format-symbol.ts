import { replaceInvisible, spellOut } from '../../rules/text/invisible-characters.js'

const MAX_LENGTH = 24

/**
 * Formats the symbol of a token, which its author may choose freely. Invisible characters are written out as
 * `{U+200B}`, so that `USD\u200BC` does not look like USDC. Long symbols are cut after 24 characters.
 */
export function formatSymbol(symbol: string): string {
  // A character has at most two UTF-16 code units. Cut first: spreading a very long text is slow.
  const characters = [...symbol.slice(0, MAX_LENGTH * 2)]
  const start = characters.slice(0, MAX_LENGTH).join('')
  const drawn = replaceInvisible(start, spellOut)
  return start.length < symbol.length ? `${drawn}…` : drawn
}
