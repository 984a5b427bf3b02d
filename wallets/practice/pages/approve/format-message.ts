import { type Hex, hexToBytes } from 'viem'

/** Characters that hide or reorder text; a signer must see them. Line ends and tabs are plain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must be made visible.
const hiding = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu

export type ReadableMessage = { format: 'text' | 'hex'; text: string }

/** A message as a person can read it: UTF-8 text with hidden characters written out, else its bytes. */
export function formatMessage(message: Hex): ReadableMessage {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(hexToBytes(message))
    return { format: 'text', text: revealHidden(text) }
  } catch {
    // Not UTF-8: the bytes themselves are all there is to show.
    return { format: 'hex', text: message }
  }
}

/** Writes out the characters of a site's text that hide or reorder what is around them. */
export function revealHidden(text: string): string {
  return text.replace(hiding, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
