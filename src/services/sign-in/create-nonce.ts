/** 128 random bits of the browser's CSPRNG, as 32 hex digits. */
export function createNonce(): string {
  return Array.from(globalThis.crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
