import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Reads whom a request comes from, as an IP address. `header` is one that the proxy in front writes (`x-forwarded-for`,
 * `x-real-ip`); of a list the last counts, which that proxy itself has added. Without it no header is believed. Where it
 * gives no address the socket's own counts, which `report` is told once.
 */
export function createAddressReader(
  header: string | undefined,
  report: (message: string) => void,
): (caller: Caller) => string | undefined {
  if (header === undefined) return ({ socket }) => socket.remoteAddress
  let isReported = false
  return ({ headers, socket }) => {
    const stated = [headers[header.toLowerCase()]].flat().at(-1)
    const address = dropPort(stated?.split(',').at(-1)?.trim() ?? '')
    if (isIP(address)) return address
    if (!isReported) {
      report(
        `Relay: the header "${header}" gives no IP address, so limits by address count these callers as one, the proxy. Name in RELAY_ADDRESS_HEADER the header that your proxy writes.`,
      )
    }
    isReported = true
    return socket.remoteAddress
  }
}

/** As proxies write an address: `192.0.2.1:5678`, `[2001:db8::1]:5678`, `[2001:db8::1]`. */
function dropPort(text: string): string {
  const [, inBrackets, bare] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  return inBrackets ?? bare ?? text
}
