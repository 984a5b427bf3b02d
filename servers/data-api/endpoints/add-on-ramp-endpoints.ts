import type { Context } from 'hono'
import { buyEndpoints, buyRequests } from '../../../src/features/buy/data/schema.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { createRequestLimits, type RequestRate } from '../../http/create-request-limits.js'
import { describeEndpoint } from '../../http/describe-endpoint.js'
import { answerFailure } from '../../http/failure.js'
import type { OnRamp } from '../on-ramp/create-on-ramp.js'
import type { OnRampProvider } from '../on-ramp/on-ramp-provider.js'
import { type ReceiveOptions, receiveWebhook } from '../on-ramp/receive-webhook.js'
import { addCost, type DataApiApp, type DataApiEnv } from './api-context.js'
import { limitBody } from './limit-body.js'

/** Bytes. */
const MAX_BODY = 16_384
const MAX_WEBHOOK = 65_536

/** Orders of an address and of a project. */
export type OrderLimits = { perAddress: RequestRate; perProject: RequestRate }

const defaultLimits: OrderLimits = {
  perAddress: { rate: 1 / 6, burst: 10 },
  perProject: { rate: 2, burst: 100 },
}

export type OnRampEndpointOptions = Pick<ReceiveOptions, 'query' | 'onMove' | 'report'> & {
  providers: readonly OnRampProvider[]
  /** Default: 10 orders of an address at once and one each 6 s; 100 of a project at once and 2 a second. */
  limits?: OrderLimits | undefined
  /** Ms since 1970. */
  now: () => number
}

/** Where providers send their events to. They have no origin and no project. */
export const WEBHOOKS = '/v1/onramp/webhooks/'

/** Adds the endpoints with which pages buy, and the webhooks of providers. */
export function addOnRampEndpoints(app: DataApiApp, onRamp: OnRamp, options: OnRampEndpointOptions): void {
  const { providers, now, limits = defaultLimits, ...receiving } = options
  const add = createEndpointAdder(app, buyEndpoints, buyRequests)
  const countOrder = createRequestLimits({ ...limits, now })

  add('getOptions', { description: 'What can be bought, where it is delivered, and how it is paid.' }, async () =>
    onRamp.getOptions(),
  )
  add(
    'getQuote',
    {
      description: 'An estimate of what an amount of money buys. The final price is shown by the provider.',
      before: [addCost(4), limitBody(MAX_BODY)],
      bodyStatus: 400,
    },
    ({ body }) => onRamp.getQuote(body),
  )
  add(
    'createOrder',
    {
      description:
        'Creates an order, and the URL of the page where it is paid. For pages: a request without an origin is a 401.',
      before: [addCost(9), limitBody(MAX_BODY), requireOrigin],
      bodyStatus: 400,
    },
    async ({ body, request: { env, req } }) =>
      countOrder(env.caller, 1) ?? onRamp.createOrder(body, { ip: env.caller.address, origin: req.header('origin') }),
  )
  add(
    'reopenOrder',
    {
      description: 'Creates a new URL of an order that is not paid, for the page that has its key.',
      before: [addCost(9), limitBody(MAX_BODY), requireOrigin],
      bodyStatus: 400,
    },
    async ({ params, body, request: { env } }) =>
      countOrder(env.caller, 1) ?? onRamp.reopenOrder(params.orderId, body.orderKey, env.caller.address),
  )
  app.post(
    `${WEBHOOKS}:provider`,
    describeEndpoint('Receives an event of a provider, with its signature. 202: the order is not known here.'),
    limitBody(MAX_WEBHOOK),
    async ({ req }) => {
      const provider = providers.find(({ id }) => id === req.param('provider'))
      if (!provider) return answerFailure(404, [{ field: 'provider', description: 'There is no such provider.' }])
      const webhook = { headers: req.raw.headers, body: new Uint8Array(await req.arrayBuffer()) }
      return receiveWebhook(provider, webhook, { ...receiving, now: now() })
    },
  )
}

/** Whether the origin is allowed was checked before. Programs, which have none, could ask for links to any address. */
async function requireOrigin({ req }: Context<DataApiEnv>, next: () => Promise<void>): Promise<Response | undefined> {
  if (req.header('origin') === undefined) {
    return answerFailure(401, [{ field: 'origin', description: 'Only pages may create orders.' }])
  }
  await next()
  return undefined
}
