import { randomInt } from 'node:crypto'

/** How many free names are suggested. */
export const MAX_SUGGESTED = 5

const beginnings = ['the', 'hey', 'its', 'my']
const endings = ['xyz', 'hq', 'one', 'here']

/** Labels similar to another one. Some may be taken. The last ones end with random numbers and are rarely taken. */
export function listLikeLabels(label: string): readonly string[] {
  const base = label.slice(0, 50).replace(/-+$/, '')
  const numbers = Array.from({ length: 6 }, () => `${base}${randomInt(10, 10_000)}`)
  return [
    ...new Set([
      ...endings.slice(0, 2).map((word) => `${base}-${word}`),
      ...beginnings.map((word) => `${word}-${base}`),
      ...endings.slice(2).map((word) => `${base}-${word}`),
      ...numbers,
    ]),
  ]
}
