import type { Db } from '../../database/database.js'
import { answerFailure } from '../../http/failure.js'
import { type MoveOptions, moveOrder } from './move-order.js'
import type { OnRampProvider, Webhook, WebhookRefusal } from './on-ramp-provider.js'

const refusals: Readonly<Record<WebhookRefusal, { field: string; description: string }>> = {
  signature: { field: 'signature', description: 'The signature is missing or wrong.' },
  age: { field: 'time', description: 'Must be within 5 minutes of the time of this server.' },
  form: { field: 'body', description: 'Must be an event of this provider.' },
}

export type ReceiveOptions = MoveOptions & {
  /** Runs a query of the orders. */
  query: <Value>(run: (db: Db) => Promise<Value>) => Promise<Value>
  /** Called when an order has moved. Not waited for: the provider gets its answer first. */
  onMove: () => void
}

/**
 * Receives an event of a provider. The answer is 200 once the event is stored, 202 for an unknown order, and 400
 * for one whose signature, time or form is wrong.
 */
export async function receiveWebhook(
  provider: OnRampProvider,
  webhook: Omit<Webhook, 'now'>,
  { query, onMove, ...options }: ReceiveOptions,
): Promise<Response> {
  const event = provider.readWebhook({ ...webhook, now: options.now })
  if (typeof event === 'string') return answerFailure(400, [refusals[event]])
  const outcome = await query((db) => moveOrder(db, { ...event, provider: provider.id }, options))
  if (outcome === 'moved') onMove()
  if (outcome !== 'unknown') return new Response(null, { status: 200 })
  options.report(`On-ramp: ${provider.id} sent an event about an order that is not known here.`)
  return new Response(null, { status: 202 })
}
