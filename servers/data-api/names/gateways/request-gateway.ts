import { lookup } from 'node:dns'
import { type RequestOptions, request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Address, Hex } from 'viem'
import { countReply } from '../../../rpc/reply-meter.js'
import { isPublicAddress } from './is-public-address.js'

/** The request that a contract wants (ERC-3668). */
export type GatewayRequest = { sender: Address; data: Hex }

/** The hosts whose gateways are called: these, or any public host. */
export type GatewayHosts = 'any' | readonly string[]

/** The gateway refuses the request, or cannot be called. */
export class GatewayError extends Error {
  override name = 'GatewayError'
  /** The HTTP status of the gateway. Undefined without an answer. */
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

/** How long a gateway may take, ms. */
const TIMEOUT = 5_000
/** The longest reply, bytes. */
const MAX_BYTES = 131_072

/**
 * Calls the gateway that a contract names. Anybody can deploy one, so only `https:` of a public host is called, at its usual port,
 * and a redirect is not followed. The addresses of the host are checked when it is connected to: one that is looked up again
 * could be another.
 *
 * @throws GatewayError
 */
export async function requestGateway(
  template: string,
  { sender, data }: GatewayRequest,
  hosts: GatewayHosts,
  connection: RequestOptions = {},
): Promise<Hex> {
  const isGet = template.includes('{data}')
  const url = checkGatewayUrl(template.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data), hosts)
  const body = isGet ? undefined : JSON.stringify({ data, sender })
  const reply = await send(url, body, connection)
  return readData(reply)
}

/** @throws GatewayError for a URL that is not allowed */
export function checkGatewayUrl(text: string, hosts: GatewayHosts): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const host = url?.hostname ?? ''
  const isNamed = /\.[a-z][a-z0-9-]*$/i.test(host) && isIP(host) === 0
  const isAllowed = hosts === 'any' || hosts.includes(host)
  if (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    isNamed &&
    isAllowed
  ) {
    return url
  }
  throw new GatewayError('This server does not call this gateway.')
}

/** Looks a host up as `dns.lookup` does. Fails when one of its addresses is not public. */
export const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error) callback(error, '')
    else if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      callback(new GatewayError('This host is not public.'), '')
    } else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}

function send(url: URL, body: string | undefined, connection: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const signal = AbortSignal.timeout(TIMEOUT)
    const method = body === undefined ? 'GET' : 'POST'
    const fail = () => reject(new GatewayError('The gateway does not answer.'))
    const sent = request(
      url,
      { method, headers, signal, lookup: lookUpPublic, agent: false, ...connection },
      (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MAX_BYTES) return void response.destroy(new Error('The reply is too large.'))
          chunks.push(chunk)
        })
        response.on('error', fail)
        response.on('end', () => {
          countReply(size)
          const { statusCode: status = 0 } = response
          if (status === 200) resolve(Buffer.concat(chunks).toString())
          else reject(new GatewayError(`The gateway answers with status ${status}.`, status))
        })
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

/** @throws GatewayError when the reply has no data */
function readData(text: string): Hex {
  const data = parseData(text)
  if (typeof data === 'string' && /^0x([\da-f]{2})*$/i.test(data)) return data as Hex
  throw new GatewayError('The reply of the gateway cannot be read.')
}

function parseData(text: string): unknown {
  try {
    return (JSON.parse(text) as { data?: unknown } | null)?.data
  } catch {
    return undefined
  }
}
