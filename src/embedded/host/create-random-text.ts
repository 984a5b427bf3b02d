import { writeBase64Url } from '../../rules/base64-url.js'

/** 16 random bytes as base64url, from the browser's CSPRNG. */
export function createRandomText(): string {
  return writeBase64Url(crypto.getRandomValues(new Uint8Array(16)))
}
