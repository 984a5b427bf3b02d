/**
 * Reads a variable of a port, `PORT` unless another is named. Undefined or empty means "not chosen"; 0 means "any free port".
 *
 * @throws Error when it is not a whole number from 0 to 65535.
 */
export function parsePort(text: string | undefined, name = 'PORT'): number | undefined {
  if (text === undefined || text.trim() === '') return undefined
  const port = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN
  if (!(port <= 65535)) {
    throw new Error(`${name} is ${JSON.stringify(text)}. Write a whole number from 0 to 65535; 0 takes any free port.`)
  }
  return port
}
