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
  /** The origin of its pages. A URL of another origin is not to be opened. */
  origin: v.string(),
  /** What can be withdrawn, and where, CAIP-19. */
  assets: v.array(v.string()),
  /** `fee`: less arrives than is withdrawn. `batches`: it takes longer, and several withdrawals may arrive as one. */
  note: v.nullish(v.string()),
  /** Whether it is a stand-in of a local chain. */
  isStandIn: v.nullish(v.boolean()),
})

/** The endpoints of payments in a data API (docs/data-api.md). */
export const payEndpoints = {
  /** With the key of the app, from its server. */
  createRequest: { method: 'POST', path: '/v1/pay/requests', reply: paymentRequestSchema },
  getRequest: { method: 'GET', path: '/v1/pay/requests/:id', reply: paymentRequestSchema },
  /** With the key of the app. What is to be paid changes only while nothing has arrived. */
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
      /** That of the option: an address of this request alone. */
      address: account,
      asset,
      /** What is still missing. */
      amount: baseUnits,
      /** The page of the exchange, filled in. */
      url: v.nullish(v.string()),
      expiresAt: time,
    }),
  },
} as const satisfies Endpoints

/** What a data API checks of the requests. The messages of issues say what is valid. */
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
