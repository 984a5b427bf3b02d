/**
 * The bytes that a wallet signs for a text. Wallets put the text between `<Bytes>` and `</Bytes>`, so that a signature of a
 * message is never one of a transaction.
 */
export function wrapMessage(message: string): Uint8Array {
  return new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
}
