import type { createAnalytics } from '../../../../servers/analytics/create-analytics.js'

export const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

/** A valid body. */
export function makeBody(event = 'modal-opened', properties: object = { view: 'Connect' }, change: object = {}) {
  return {
    eventId: '0b8d2f6e-3a1c-4d5e-8f70-112233445566',
    url: 'https://shop.example/cart',
    domain: 'shop.example',
    timestamp: 1_795_946_363_395,
    props: { type: 'track', event, properties },
    ...change,
  }
}

export type Ask = { origin?: string; address?: string; type?: string; query?: string; 'sec-gpc'?: string }

/** Sends a body as Lintel does. */
export function post(
  answer: ReturnType<typeof createAnalytics>,
  body: unknown = makeBody(),
  {
    origin = 'https://shop.example',
    address = '192.0.2.1',
    type = 'text/plain',
    query = '?projectId=shop',
    ...others
  }: Ask = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = { origin, 'content-type': type, ...others }
  return answer(new Request(`https://analytics.example/e${query}`, { method: 'POST', body: text, headers }), address)
}
