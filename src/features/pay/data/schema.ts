import * as v from 'valibot'
import {
  account,
  asset,
  baseUnits,
  hash,
  paymentInputs,
  paymentRequestSchema,
  time,
} from '../../../services/data-api/payment-schema.js'
import type { Endpoints, Requests } from '../../../services/http/endpoint.js'

export {
  FORWARDER_CODE_HASH,
  PAYMENT_FACTORY,
  type PaymentRequest,
  type PaymentStatus,
} from '../../../services/data-api/payment-schema.js'

const exchangeSchema = v.object({
  id: v.string(),
  name: v.string(),
  imageUrl: v.nullish(v.string()),
  /** The origin of its pages. Do not open a URL of another origin. */
  origin: v.string(),
  /** The assets that can be withdrawn, with their networks, CAIP-19. */
  assets: v.array(v.string()),
  /** `fee`: less arrives than is withdrawn. `batches`: it takes longer, and several withdrawals may arrive as one. */
  note: v.nullish(v.string()),
  /** Whether it is a stand-in for local chains. */
  isStandIn: v.nullish(v.boolean()),
})

/** The endpoints of payments in a data API (docs/data-api.md). */
export const payEndpoints = {
  /** With the key of the app, from its server. */
  createRequest: { method: 'POST', path: '/v1/pay/requests', reply: paymentRequestSchema },
  getRequest: { method: 'GET', path: '/v1/pay/requests/:id', reply: paymentRequestSchema },
  /** With the key of the app. The amount can change only while nothing has arrived. */
  changeRequest: { method: 'POST', path: '/v1/pay/requests/:id', reply: paymentRequestSchema },
  /** With the key of the app. The transaction is checked on its chain. */
  addRefund: { method: 'POST', path: '/v1/pay/requests/:id/refunds', reply: paymentRequestSchema },
  listExchanges: {
    method: 'GET',
    path: '/v1/exchanges',
    reply: v.object({ exchanges: v.array(exchangeSchema) }),
    list: 'exchanges',
  },
  createDeposit: {
    method: 'POST',
    path: '/v1/pay/requests/:id/deposits',
    reply: v.object({
      /** The address of the option, for this request alone. */
      address: account,
      asset,
      /** The missing amount. */
      amount: baseUnits,
      /** The page of the exchange, with the form filled in. */
      url: v.nullish(v.string()),
      expiresAt: time,
    }),
  },
} as const satisfies Endpoints

/** The checks of a data API on the requests. The messages of issues say what is valid. */
export function payRequests() {
  const { created, changed } = paymentInputs()
  return {
    createRequest: { body: created },
    changeRequest: { body: changed },
    addRefund: { body: v.object({ hash }) },
    createDeposit: {
      body: v.object({ exchange: v.pipe(v.string(), v.regex(/^[-\w]{1,50}$/, 'the id of an exchange')), asset }),
    },
  } satisfies Requests<typeof payEndpoints>
}
