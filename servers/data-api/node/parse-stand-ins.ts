import { isLoopback } from '../../origins/is-loopback.js'
import { parseList } from '../../parse-list.js'
import { type OnRampStandIns, onRampStandInIds } from '../on-ramp/providers/stand-in-ids.js'

/**
 * Reads `ON_RAMP_STAND_INS`: entries such as `quay=http://localhost:3013`, separated by commas or spaces. They belong to this
 * machine alone, since their secrets are known to everybody.
 *
 * @throws Error that names the invalid entry.
 */
export function parseStandIns(text: string): OnRampStandIns {
  const entries = parseList(text).map((entry) => {
    const [, name, url = ''] = /^([\w-]+)=(https?:\/\/.+)$/.exec(entry) ?? []
    const id = onRampStandInIds.find((one) => one === name)
    if (id !== undefined && isLoopback(url)) return [id, url.replace(/\/+$/, '')] as const
    throw new Error(
      `ON_RAMP_STAND_INS has the entry ${JSON.stringify(entry)}. Write <id>=<URL> of this machine, with one of the ids ${onRampStandInIds.join(', ')}.`,
    )
  })
  return Object.fromEntries(entries)
}
