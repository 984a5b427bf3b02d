import * as v from 'valibot'
import {
  type PaymentRequest,
  type paymentInputs,
  paymentRequestSchema,
} from '../../src/services/data-api/payment-schema.js'
import { failureSchema } from '../../src/services/http/schema.js'

type Inputs = ReturnType<typeof paymentInputs>

/** A payment request: what to pay, how, and until when. Amounts are in base units, times in ms since 1970. */
export type PaymentRequestInput = v.InferInput<Inputs['created']>
/** The changes of a request without arrivals. `refundAddress` (CAIP-10) can be set once afterwards. */
export type PaymentRequestChange = v.InferInput<Inputs['changed']>

export type PayClientOptions = {
  /** Base URL of the data API. */
  dataApi: string
  /** The key of the app. It belongs to a server: everybody who has it can request payments in the name of the app. */
  key: string
  /** The project id, for a data API that serves listed projects only. */
  projectId?: string
  /** Default: that of the runtime. */
  fetch?: typeof globalThis.fetch
  /** How long a reply may take, ms. Default: 10,000. */
  timeLimit?: number
}

/** The payments of an app. Every call rejects with PayError. */
export type PayClient = {
  /** Creates a request. Give its `id` to the page, which shows the request and nothing else. */
  createRequest(input: PaymentRequestInput): Promise<PaymentRequest>
  /** Reads a request with its state. */
  getRequest(id: string): Promise<PaymentRequest>
  changeRequest(id: string, change: PaymentRequestChange): Promise<PaymentRequest>
  /** Tells of a refund, by the hash of its transaction, after it has the confirmations of its network. */
  addRefund(id: string, hash: string): Promise<PaymentRequest>
}

/** The data API refuses, or does not answer. `status`: that of its reply, 0 without one. */
export class PayError extends Error {
  override name = 'PayError'
  readonly status: number

  constructor(status: number, description: string, options?: ErrorOptions) {
    super(description, options)
    this.status = status
  }
}

const TIME_LIMIT = 10_000

/**
 * Creates the client with which an app's server requests payments (docs/pay-server.md).
 *
 * @example
 * const pay = createPayClient({ dataApi: 'https://data.example.com', key: process.env.PAY_KEY })
 * const { id } = await pay.createRequest({
 *   description: 'Order 1207',
 *   options: [{
 *     asset: 'eip155:8453/erc20:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
 *     amount: '25000000',
 *     recipient: 'eip155:8453:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   }],
 * })
 */
export function createPayClient(options: PayClientOptions): PayClient {
  const { dataApi, key, projectId, timeLimit = TIME_LIMIT } = options
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init))
  const base = dataApi.replace(/\/+$/, '')
  const query = projectId === undefined ? '' : `?${new URLSearchParams({ projectId })}`

  async function ask(path: string, body?: unknown): Promise<PaymentRequest> {
    const headers = { accept: 'application/json', authorization: `Bearer ${key}` }
    const post = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    }
    const response = await send(`${base}/v1/pay/requests${path}${query}`, {
      ...(body === undefined ? { headers } : post),
      // The key goes to this server alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeLimit),
    }).catch((cause: unknown) => {
      throw new PayError(0, 'The data API does not answer.', { cause })
    })
    const reply: unknown = await response.json().catch(() => undefined)
    if (!response.ok)
      throw new PayError(response.status, readReasons(reply) || `The data API answers ${response.status}.`)
    const read = v.safeParse(paymentRequestSchema, reply)
    if (read.success) return read.output
    throw new PayError(response.status, 'The reply of the data API is not a payment request.')
  }

  return {
    createRequest: (input) => ask('', input),
    getRequest: (id) => ask(`/${encodeURIComponent(id)}`),
    changeRequest: (id, change) => ask(`/${encodeURIComponent(id)}`, change),
    addRefund: (id, hash) => ask(`/${encodeURIComponent(id)}/refunds`, { hash }),
  }
}

/**
 * Whether the requested amount has arrived, with its confirmations. True for `over` too: more than that has arrived. Everything
 * else is not paid.
 */
export function isPaymentComplete({ status }: Pick<PaymentRequest, 'status'>): boolean {
  return status === 'paid' || status === 'over'
}

function readReasons(reply: unknown): string {
  const failure = v.safeParse(failureSchema, reply)
  if (!failure.success) return ''
  return failure.output.reasons.map(({ field, description }) => `${field}: ${description}`).join('; ')
}
