import { request as requestPlainly } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isLoopback } from '../../origins/is-loopback.js'
import { isPublicAddress } from '../names/gateways/is-public-address.js'
import { lookUpPublic } from '../names/gateways/request-gateway.js'

export type WebhookPost = { url: string; body: string; headers: Readonly<Record<string, string>> }

export type WebhookRules = {
  /** Whether webhooks may go to servers of this machine, for development. */
  allowsLoopback: boolean
}

/** How long the receiver may take, ms. */
const TIME_LIMIT = 5_000

/**
 * Whether a webhook may be sent to a URL: `https:`, without a name and password in it. In development a server of this machine
 * may be one.
 */
export function isWebhookUrl(text: string, { allowsLoopback }: WebhookRules): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined) return false
  if (url.username !== '' || url.password !== '') return false
  if (isLoopback(url.origin)) return allowsLoopback
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address is not looked up.
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
}

/**
 * Sends a webhook once. No redirect is followed, and hosts that are not on the public internet are not connected to, whatever
 * their names resolve to at that moment.
 *
 * @returns the status of the reply.
 * @throws Error without one, or for a URL that is not allowed.
 */
export function postWebhook({ url: text, body, headers }: WebhookPost, rules: WebhookRules): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!isWebhookUrl(text, rules)) throw new Error('Webhooks are not sent to this URL.')
    const url = new URL(text)
    const isLocal = isLoopback(url.origin)
    const send = url.protocol === 'http:' ? requestPlainly : request
    const sent = send(
      url,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers },
        signal: AbortSignal.timeout(TIME_LIMIT),
        agent: false,
        ...(isLocal ? {} : { lookup: lookUpPublic }),
      },
      (response) => {
        // Only the status of the reply counts.
        response.destroy()
        resolve(response.statusCode ?? 0)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
