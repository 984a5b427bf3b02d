import { type Hex, hexToBytes } from 'viem'
import { replaceInvisible } from '../../src/rules/text/invisible-characters.js'

export type ReadableMessage = { format: 'text' | 'hex'; text: string }

/** Formats a message for display: UTF-8 text with invisible characters escaped, otherwise hex. */
export function formatMessage(message: Hex): ReadableMessage {
  const text = decodeMessage(message)
  return text === null ? { format: 'hex', text: message } : { format: 'text', text: revealHidden(text) }
}

/** The text of a message with every character it has; null when it is not UTF-8. */
export function decodeMessage(message: Hex): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(message))
  } catch {
    // Not UTF-8.
    return null
  }
}

/** Escapes characters that are invisible or reorder the text around them, except tabs and line breaks. */
export function revealHidden(text: string): string {
  return replaceInvisible(text, (character) => (/[\t\n]/.test(character) ? character : writeEscape(character)))
}

/** The JavaScript escape of a character: `\u202e`, `\u{e0061}`. */
function writeEscape(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')
  return code.length > 4 ? `\\u{${code}}` : `\\u${code}`
}
