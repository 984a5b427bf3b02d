import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Reads the client's IP address from a request. `header` is the header that the reverse proxy writes (`x-forwarded-
 * for`, `x-real-ip`). In a list the last entry counts, because that proxy added it. Without `header`, or when it
 * contains no valid address, the socket's address counts. The latter is reported once.
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
        `Limits by address: the header "${header}" gives no IP address, so these callers count as one, the proxy. Name the header that your proxy writes.`,
      )
    }
    isReported = true
    return socket.remoteAddress
  }
}

/** The forms in which proxies write an address: `192.0.2.1:5678`, `[2001:db8::1]:5678`, `[2001:db8::1]`. */
function dropPort(text: string): string {
  const [, inBrackets, bare] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? []
  return inBrackets ?? bare ?? text
}
