import * as v from 'valibot'

/** The most token addresses in one request for prices. */
const MAX_PRICES = 100

/** Splits token addresses into those of one request for prices each. */
export function splitByRequest<Address>(addresses: readonly Address[]): readonly (readonly Address[])[] {
  const count = Math.ceil(addresses.length / MAX_PRICES)
  return Array.from({ length: count }, (_, index) => addresses.slice(index * MAX_PRICES, (index + 1) * MAX_PRICES))
}

const networkId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'a CAIP-2 id such as eip155:1'))
const cursor = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'the `next` of the page before it')))
const currency = v.optional(v.picklist(['usd'], 'usd'), 'usd')

/** The query of `GET /v1/account/{address}/history`. The messages of issues say what is valid. */
export const historyQuerySchema = v.object({
  cursor,
  chainId: v.optional(networkId),
  onramp: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
})

/** The query of `GET /v1/account/{address}/balance`. `forceUpdate` lists CAIP-10 accounts whose balance is read again. */
export const balanceQuerySchema = v.object({
  currency,
  chainId: v.optional(networkId),
  forceUpdate: v.optional(v.pipe(v.string(), v.maxLength(2_000, 'at most 2000 characters'))),
})

/** The query of `GET /v1/account/{address}/nfts`. */
export const nftsQuerySchema = v.object({ chainId: networkId, cursor })

/** The body of `POST /v1/fungible/price`. Addresses are CAIP-10. */
export const pricesBodySchema = v.object({
  currency,
  addresses: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(150, 'at most 150 characters'))),
    v.minLength(1, 'at least one address'),
    v.maxLength(MAX_PRICES, `at most ${MAX_PRICES} addresses`),
  ),
})
