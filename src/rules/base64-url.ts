/** Writes bytes as base64url without padding (RFC 4648 §5). */
export function writeBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/**
 * Reads base64url without padding.
 *
 * @throws DOMException InvalidCharacterError for any other text
 */
export function readBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
