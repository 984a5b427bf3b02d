import { parseList } from '../parse-list.js'

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

/**
 * Reads the list of origins of an environment variable, as browsers write them. Each may be written as a URL with a slash.
 *
 * @throws Error that says what to write: another text would allow no page
 */
export function readOriginsVariable(name: string, text: string | undefined): string[] {
  return parseList(text).map((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : null
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
    if (isOrigin && !entry.includes('*')) return url.origin
    throw new Error(
      `${name} has the entry ${JSON.stringify(entry)}. Write origins of pages, such as https://app.example.`,
    )
  })
}
