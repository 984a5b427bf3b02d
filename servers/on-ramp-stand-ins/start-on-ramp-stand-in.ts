import type { Service } from '../service.js'
import { startStandIn } from '../start-stand-in.js'
import { addSessionTokenStandIn } from './add-session-token-stand-in.js'
import { addSignedLinkStandIn } from './add-signed-link-stand-in.js'
import { saleStyle } from './render-sale.js'
import { sendWebhook } from './send-webhook.js'

const add = { 'harbor-pay': addSignedLinkStandIn, quay: addSessionTokenStandIn } as const
const names = { 'harbor-pay': 'Harbor Pay', quay: 'Quay' } as const

export type StartOnRampStandInOptions = {
  id: keyof typeof add
  /** 0 uses a free port. */
  port: number
  /** The URL of its events. Read for each event. */
  readWebhookUrl: () => string
}

/** Bytes. */
const MAX_BODY = 16_384

/**
 * Starts the stand-in for a seller: the opener of its page decides the payment. Its sales are in memory.
 *
 * @throws Error when the port is taken.
 */
export function startOnRampStandIn({ id, port, readWebhookUrl }: StartOnRampStandInOptions): Promise<Service> {
  return startStandIn({
    name: names[id],
    port,
    style: saleStyle,
    maxBody: MAX_BODY,
    add: (app, signal) => add[id](app, { readWebhookUrl, send: (webhook) => void sendWebhook(webhook, signal) }),
  })
}
