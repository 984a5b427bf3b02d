import type { Context } from 'hono'
import { payEndpoints, payRequests } from '../../../src/features/pay/data/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { createRequestLimits, type RequestRate } from '../../http/create-request-limits.js'
import type { Payments } from '../pay/create-payments.js'
import { findApp, type PayApp, readBearer } from '../pay/pay-apps.js'
import { addCost, type DataApiApp, type DataApiEnv } from './api-context.js'
import { limitBody } from './limit-body.js'

/** Bytes. */
const MAX_BODY = 16_384

/** Requests that an app creates. */
const creating: RequestRate = { rate: 2, burst: 500 }
/** Keys that are wrong, of an address and of a project. */
const wrongKeys: { perAddress: RequestRate; perProject: RequestRate } = {
  perAddress: { rate: 1 / 6, burst: 20 },
  perProject: { rate: 1, burst: 100 },
}
const failures = { 409: 'The request is in another state.' }

export type PayEndpointOptions = {
  apps: readonly PayApp[]
  /** Ms since 1970. */
  now: () => number
}

/** Adds what servers of apps and pages need for payments. */
export function addPayEndpoints(app: DataApiApp, payments: Payments, { apps, now }: PayEndpointOptions): void {
  const add = createEndpointAdder(app, payEndpoints, payRequests)
  const countWrongKey = createRequestLimits({ ...wrongKeys, now })
  const countCreated = createRequestLimits({ perAddress: creating, perProject: creating, now })
  const before = [addCost(4), limitBody(MAX_BODY)]
  /** Runs an action of the app whose key the request has. */
  const asApp = <Reply>({ req, env }: Context<DataApiEnv>, run: (of: PayApp) => Promise<Reply | Response>) => {
    const found = findApp(apps, readBearer(req.header('authorization')))
    if (found) return run(found)
    const refusal = countWrongKey(env.caller, 1)
    if (refusal) return Promise.resolve(refusal)
    throw new ApiFailure(401, 'authorization', 'Must be Bearer with the key of an app.')
  }

  add(
    'createRequest',
    { description: 'Creates a request to be paid, with the key of an app.', before, bodyStatus: 400 },
    async ({ body, request }) =>
      asApp(
        request,
        async (of) => countCreated({ address: undefined, projectId: of.id }, 1) ?? payments.createRequest(of, body),
      ),
  )
  add(
    'getRequest',
    {
      description: 'A request to be paid, and what has arrived for it. With the key of an app only one of that app.',
    },
    async ({ params, request }) =>
      request.req.header('authorization') === undefined
        ? payments.getRequest(params.id)
        : asApp(request, (of) => payments.getRequest(params.id, of)),
  )
  add(
    'changeRequest',
    { description: 'Changes a request that nothing has arrived for.', before, bodyStatus: 400, failures },
    async ({ params, body, request }) => asApp(request, (of) => payments.changeRequest(of, params.id, body)),
  )
  add(
    'addRefund',
    { description: 'Adds a refund, which is checked on its chain.', before, bodyStatus: 400, failures },
    async ({ params, body, request }) => asApp(request, (of) => payments.addRefund(of, params.id, body)),
  )
  add('listExchanges', { description: 'The exchanges that visitors may pay from.' }, async () =>
    payments.listExchanges(),
  )
  add(
    'createDeposit',
    { description: 'What is withdrawn from an exchange to pay a request.', before, bodyStatus: 400, failures },
    async ({ params, body }) => payments.createDeposit(params.id, body),
  )
}
