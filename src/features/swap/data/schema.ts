import * as v from 'valibot'
import type { Endpoints, Requests } from '../../../services/http/endpoint.js'

/** A whole number of base units, as text: a JSON number would lose digits. 2^256 has 78 digits. */
const baseUnits = v.pipe(v.string(), v.regex(/^\d{1,78}$/, 'a whole number of base units'))

/** A CAIP-10 account or contract. The native currency is the address `0xeeee…eeee`. */
const accountId = v.pipe(
  v.string(),
  v.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}:[-.%\w]{1,128}$/, 'a CAIP-10 id such as eip155:1:0xab…'),
)

/** A CAIP-2 id. */
const networkId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'a CAIP-2 id such as eip155:1'))

const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'an address such as 0xab…'))
const hexData = v.pipe(v.string(), v.regex(/^0x([0-9a-fA-F]{2})*$/, 'hex data such as 0x12ab'))

/** A token that can be swapped. */
export const swapTokenSchema = v.object({
  name: v.string(),
  symbol: v.string(),
  /** CAIP-10. */
  address: accountId,
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  logoUri: v.nullish(v.string()),
  /** Whether it has permits (ERC-2612). */
  eip2612: v.nullish(v.boolean()),
})

/** A part of a swap's cost. */
export const swapFeeSchema = v.object({
  name: v.string(),
  /** In base units of `token`. */
  amount: baseUnits,
  /** CAIP-10. */
  token: accountId,
})

/** One offer to swap. Everything after `toAccount` is optional: other servers leave it out. */
export const swapQuoteSchema = v.object({
  id: v.nullish(v.string()),
  /** In base units. */
  fromAmount: baseUnits,
  /** The token to pay, CAIP-10. */
  fromAccount: accountId,
  /** In base units. */
  toAmount: baseUnits,
  /** The token to receive, CAIP-10. */
  toAccount: accountId,
  /** The least that is received, in base units, by the slippage of the request. */
  minToAmount: v.nullish(baseUnits),
  /** When the offer expires, ms since 1970. */
  validUntil: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The tokens of the route, first and last included. */
  path: v.nullish(v.array(address)),
  /** How much worse than the pools' mid price, without their fees: 0.01 is 1 %. */
  priceImpact: v.nullish(v.pipe(v.number(), v.finite())),
  fees: v.nullish(v.array(swapFeeSchema)),
  /** The provider of the offer. */
  provider: v.nullish(v.string()),
  /** The contract that will be called, and that gets the allowance for the token. */
  router: v.nullish(address),
})

/** A transaction for the wallet. Amounts are in wei. */
const transaction = {
  from: address,
  to: address,
  data: hexData,
  eip155: v.object({ gas: v.nullish(baseUnits), gasPrice: v.nullish(baseUnits) }),
}

/** The endpoints of swaps in a data API (docs/data-api.md). */
export const swapEndpoints = {
  listSwapTokens: {
    method: 'GET',
    path: '/v1/convert/tokens',
    reply: v.object({ tokens: v.array(swapTokenSchema) }),
    list: 'tokens',
  },
  /** The best first. */
  listQuotes: {
    method: 'GET',
    path: '/v1/convert/quotes',
    reply: v.object({ quotes: v.array(swapQuoteSchema) }),
    list: 'quotes',
  },
  /** In wei. */
  getGasPrice: {
    method: 'GET',
    path: '/v1/convert/gas-price',
    reply: v.object({ standard: baseUnits, fast: baseUnits, instant: baseUnits }),
  },
  getAllowance: {
    method: 'GET',
    path: '/v1/convert/allowance',
    reply: v.object({ allowance: baseUnits }),
  },
  buildApprove: {
    method: 'GET',
    path: '/v1/convert/build-approve',
    reply: v.object({
      tx: v.object({ ...transaction, value: baseUnits }),
      /** The contract that may take the token: the router of `buildSwap`. */
      spender: v.nullish(address),
    }),
  },
  buildSwap: {
    method: 'POST',
    path: '/v1/convert/build-transaction',
    reply: v.object({
      /** `amount`: the value, in wei. */
      tx: v.object({ ...transaction, amount: baseUnits }),
      router: v.nullish(address),
      /** When the router starts to refuse it, seconds since 1970. */
      deadline: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  },
} as const satisfies Endpoints

/** The checks of a data API on the requests. The messages of issues say what is valid. */
export function swapRequests() {
  const amount = v.pipe(v.string(), v.regex(/^0*[1-9]\d{0,77}$/, 'a positive whole number of base units'))
  /** In percent, as text: `0.5`. */
  const slippage = v.pipe(
    v.string(),
    v.regex(/^\d{1,2}(\.\d{1,2})?$/, 'a percentage from 0.01 to 50 with two decimals at most'),
    v.check((text) => Number(text) >= 0.01 && Number(text) <= 50, 'a percentage from 0.01 to 50'),
  )
  /** The id of the quote. */
  const quoteId = v.optional(v.pipe(v.string(), v.maxLength(1_000, 'at most 1000 characters')))
  const swap = { amount, userAddress: accountId, from: accountId, to: accountId }
  return {
    listSwapTokens: { query: v.object({ chainId: networkId }) },
    listQuotes: {
      query: v.object({ ...swap, gasPrice: v.optional(baseUnits), slippage: v.optional(slippage) }),
    },
    getGasPrice: { query: v.object({ chainId: networkId }) },
    getAllowance: {
      query: v.object({
        tokenAddress: accountId,
        userAddress: accountId,
        quoteId,
      }),
    },
    buildApprove: {
      query: v.object({
        userAddress: accountId,
        from: accountId,
        to: accountId,
        /** Exactly this amount is approved. */
        amount: v.optional(baseUnits),
        quoteId,
      }),
    },
    buildSwap: {
      body: v.object({
        ...swap,
        eip155: v.object({ slippage: v.pipe(v.number(), v.minValue(0.01), v.maxValue(50)) }),
        disableEstimate: v.optional(v.boolean()),
        /** The built minimum is never lower. */
        minToAmount: v.optional(baseUnits),
        quoteId,
      }),
    },
  } satisfies Requests<typeof swapEndpoints>
}
