/**
 * The bytes that a wallet signs for a text. Wallets put the text between `<Bytes>` and `</Bytes>`, so that nobody can have a
 * transaction signed as a message.
 */
export function wrapMessage(message: string): Uint8Array {
  return new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
}
