import type { InferOutput } from 'valibot'
import type { eventBodySchema } from '../../src/features/analytics/data/schema.js'

/** The key of a count. */
export type EventKey = { day: string; project: string; event: string; detail: string; code: string }

/** How many pairs of detail and code an event of a project has in a day. Any caller can make up more. */
export const MAX_PAIRS = 300
/** How many projects there are in a day, for the same reason. */
export const MAX_PROJECTS = 1_000

/**
 * Returns the key under which an event counts. It drops everything else of the event: the page, its time, the address.
 * Names beyond the limits of a day count as `other`.
 */
export function createEventKeys(now: () => number) {
  let today = ''
  const projects = new Set<string>()
  const pairs = new Map<string, Set<string>>()

  /** Whether `name` is one of at most `most` in `known`. */
  const isWithin = (known: Set<string>, name: string, most: number) => {
    if (known.size < most) known.add(name)
    return known.has(name)
  }

  return (caller: string, { props }: InferOutput<typeof eventBodySchema>): EventKey => {
    const day = new Date(now()).toISOString().slice(0, 10)
    if (day !== today) {
      today = day
      projects.clear()
      pairs.clear()
    }
    const project = isWithin(projects, caller, MAX_PROJECTS) ? caller : 'other'
    const { event } = props
    const { code = '', wallet, view, operation, action, network } = props.properties
    const detail = wallet ?? view ?? operation ?? action ?? network ?? ''
    const group = `${project} ${event}`
    const known = pairs.get(group) ?? new Set()
    pairs.set(group, known)
    return isWithin(known, `${detail} ${code}`, MAX_PAIRS)
      ? { day, project, event, detail, code }
      : { day, project, event, detail: 'other', code: code && 'other' }
  }
}
