/**
 * Reads a waiting time in ms, from hours. Default: 3 days.
 *
 * @throws Error that names the variable and says what to write.
 */
export function readHours(name: string, text: string | undefined): number {
  const hours = Number(text?.trim() || 72)
  if (hours >= 0 && hours <= 720) return hours * 3_600_000
  throw new Error(`${name} is ${JSON.stringify(text)}. Write hours from 0 to 720, such as 72.`)
}
