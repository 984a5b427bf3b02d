import { canPay, readDue } from '../../src/rules/pay/payments.js'
import type { PaymentRequest } from '../../src/services/data-api/payment-schema.js'

/** A request as WalletConnect Pay has it. `amount` is in hexadecimal, `expiry` in seconds since 1970. */
export type WalletConnectPayRequest = {
  version: 1
  orderId?: string
  acceptedPayments: { asset: string; amount: `0x${string}`; recipient: string }[]
  expiry: number
}

/** One way to pay, as x402 v2 has it. */
export type X402Requirement = {
  scheme: 'exact'
  /** CAIP-2. */
  network: string
  /** The contract of the token. */
  asset: string
  /** Base units. */
  amount: string
  payTo: string
  maxTimeoutSeconds: number
  /** The domain (EIP-712) of a token with EIP-3009. Others are moved by Permit2. */
  extra: { paymentRequest: string } & ({ name: string; version: string } | { assetTransferMethod: 'permit2' })
}

/** The content of the header `PAYMENT-REQUIRED`, in base64. */
export type X402PaymentRequired = {
  x402Version: 2
  error: string
  resource: { url: string; description: string }
  accepts: X402Requirement[]
}

/**
 * Writes a request for WalletConnect Pay. The payment goes to the address of the request, so that it is detected here.
 * For a request that is `under` it asks for the missing amount, and for one that has ended, or is being paid, for
 * nothing: `acceptedPayments` is empty.
 *
 * @example const request = toWalletConnectPay(await pay.getRequest(id))
 */
export function toWalletConnectPay(request: PaymentRequest): WalletConnectPayRequest {
  const { orderId, expiresAt } = request
  return {
    version: 1,
    ...(orderId == null ? {} : { orderId }),
    acceptedPayments: listDue(request).map(({ asset, address, missing }) => ({
      asset,
      amount: `0x${BigInt(missing).toString(16)}`,
      recipient: address,
    })),
    expiry: Math.floor(expiresAt / 1_000),
  }
}

/** The options that can be paid now, with the missing amount of each. */
function listDue(request: PaymentRequest) {
  return request.options.flatMap((option) => {
    const missing = canPay(request, request.serverTime) ? readDue(request, option) : null
    return missing === null ? [] : { ...option, missing }
  })
}

/**
 * Writes a request for x402 v2. `url` is the paid resource. The scheme `exact` moves tokens, so options of a native
 * currency are left out. `accepts` is empty for a request that has ended or is being paid.
 */
export function toX402(request: PaymentRequest, url: string): X402PaymentRequired {
  const { id, description, expiresAt, serverTime } = request
  return {
    x402Version: 2,
    error: 'Payment is required.',
    resource: { url, description },
    accepts: listDue(request).flatMap(({ asset, missing, address, domain }) => {
      const [network = '', token = ''] = asset.split('/erc20:')
      if (token === '') return []
      return {
        scheme: 'exact' as const,
        ...{ network, asset: token, amount: missing },
        payTo: address.slice(network.length + 1),
        maxTimeoutSeconds: Math.max(0, Math.floor((expiresAt - serverTime) / 1_000)),
        extra: {
          paymentRequest: id,
          ...(domain ? { name: domain.name, version: domain.version } : { assetTransferMethod: 'permit2' as const }),
        },
      }
    }),
  }
}

/**
 * The reply 402 of x402 v2 to a request that has to be paid for. Whoever pays `payTo`, by a transfer or through a
 * facilitator of yours, has paid the request: answer with the resource, once, when `isPaymentComplete` is true. Store
 * which request was created for whom: an id that a client sends may be that of somebody else, or was used before
 * (docs/pay-server.md).
 *
 * @example
 * app.get('/report', async ({ req, body }) => {
 *   const customer = await readCustomer(req)
 *   const kept = await readAsked(customer)
 *   if (kept && isPaymentComplete(kept) && (await useOnce(kept.id))) return body(await readReport())
 *   return answerPaymentRequired(kept ?? (await createAsked(customer)), req.url)
 * })
 */
export function answerPaymentRequired(request: PaymentRequest, url: string): Response {
  const required = toX402(request, url)
  const bytes = new TextEncoder().encode(JSON.stringify(required))
  const header = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return Response.json(required, {
    status: 402,
    headers: { 'payment-required': header, 'cache-control': 'no-store' },
  })
}
