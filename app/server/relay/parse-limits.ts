import { defaultLimits, type RelayLimits } from '../../../src/server/index.js'

/**
 * Reads limits of a relay from an environment variable: `name=number`, separated by commas.
 *
 * @throws Error that names the part which is none, and every limit there is.
 * @example parseLimits('connectionsPerAddress=2000') // { connectionsPerAddress: 2000 }
 */
export function parseLimits(text: string | undefined): Partial<RelayLimits> {
  const parts = text?.split(/[\s,]+/).filter(Boolean) ?? []
  return Object.fromEntries(
    parts.map((part) => {
      const [, name = '', value = ''] = /^(\w+)=(\d{1,15})$/.exec(part) ?? []
      if (Object.hasOwn(defaultLimits, name) && Number(value) > 0) return [name, Number(value)]
      const names = Object.keys(defaultLimits).join(', ')
      throw new Error(`RELAY_LIMITS has no limit "${part}". Write name=number, separated by commas; names: ${names}.`)
    }),
  )
}
