/**
 * Checks the URL of an environment variable.
 *
 * @throws Error that says what to write
 */
export function readUrlVariable(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`${name} is ${JSON.stringify(text)}. Write a URL that begins with https:// or http://.`)
}

/**
 * Checks the origin of an environment variable that must not be empty.
 *
 * @throws Error that says what to write
 */
export function readOriginVariable(name: string, text: string | undefined): string {
  if (text && URL.canParse(text) && new URL(text).origin === text) return text
  throw new Error(
    `${name} is ${JSON.stringify(text ?? '')}. Write the origin of the frame, such as https://wallet.example.`,
  )
}
