import { defaultLimits, MAX_BATCH, type RelayLimits } from '../../index.js'
import { parseList } from '../../parse-list.js'

/** Limits that a whole batch counts against at once: a smaller limit would always refuse it. */
const batchLimits: readonly string[] = ['newTopicsPerClient', 'newTopicsPerAddress'] satisfies (keyof RelayLimits)[]

/**
 * Reads limits of a relay from an environment variable: `name=number`, separated by commas.
 *
 * @throws Error that names the invalid part and all limits, or the minimum of the limit.
 * @example parseLimits('connectionsPerAddress=2000') // { connectionsPerAddress: 2000 }
 */
export function parseLimits(text: string | undefined): Partial<RelayLimits> {
  return Object.fromEntries(parseList(text).map(parseLimit))
}

function parseLimit(part: string): [name: string, value: number] {
  const [, name = '', value = ''] = /^(\w+)=(\d{1,15})$/.exec(part) ?? []
  if (!Object.hasOwn(defaultLimits, name) || Number(value) === 0) {
    const names = Object.keys(defaultLimits).join(', ')
    throw new Error(`RELAY_LIMITS has no limit "${part}". Write name=number, separated by commas; names: ${names}.`)
  }
  if (batchLimits.includes(name) && Number(value) < MAX_BATCH) {
    throw new Error(
      `RELAY_LIMITS has ${part}, but clients ask for up to ${MAX_BATCH} topics at once. Write ${name}=${MAX_BATCH} or more.`,
    )
  }
  return [name, Number(value)]
}
