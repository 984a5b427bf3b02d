import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/**
 * Whom a request comes from, as an IP address. `header` is one that the proxy in front writes (`x-forwarded-for`,
 * `x-real-ip`); of a list the last counts, which that proxy itself has added. Without it no header is believed.
 */
export function readAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  header: string | undefined,
): string | undefined {
  const stated = header === undefined ? undefined : [headers[header.toLowerCase()]].flat().at(-1)
  const last = stated?.split(',').at(-1)?.trim() ?? ''
  return isIP(last) ? last : socket.remoteAddress
}
