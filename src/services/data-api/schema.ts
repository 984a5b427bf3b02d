import * as v from 'valibot'
import type { DataApi } from '../../core/model/data-api.js'
import type { Endpoint, Requests } from '../http/endpoint.js'

/** A CAIP-2 id, such as `eip155:1`. */
const networkId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'a CAIP-2 id such as eip155:1'))

/** A decimal number as text, such as `-1.5`, because a JSON number would lose digits. */
const decimalText = v.pipe(v.string(), v.maxLength(400), v.regex(/^-?\d+(\.\d+)?$/, 'not a valid decimal number'))

const image = v.object({ url: v.string() })

/** `is_spam`: it looks like an asset that strangers send to mislead, such as a token with the symbol of another one. */
const spamFlags = v.object({ is_spam: v.nullish(v.boolean()) })

/** The source of a price: the pool whose reserves determine it, or the upstream that the operator configured. */
export const priceSourceSchema = v.object({
  kind: v.picklist(['pool', 'upstream', 'peg']),
  name: v.string(),
  /** The address of the pool. */
  address: v.optional(v.string()),
})

/**
 * One transfer of a transaction, seen from the account of the request. `quantity.numeric` counts whole tokens; `value` is
 * in USD.
 */
export const transferSchema = v.object({
  fungible_info: v.nullish(
    v.object({
      name: v.nullish(v.string()),
      symbol: v.nullish(v.string()),
      icon: v.nullish(image),
      /** The contract. Absent for the native currency. */
      address: v.nullish(v.string()),
      decimals: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))),
      flags: v.nullish(spamFlags),
    }),
  ),
  nft_info: v.nullish(
    v.object({
      name: v.nullish(v.string()),
      content: v.nullish(
        v.object({ preview: v.nullish(v.object({ url: v.string(), content_type: v.nullish(v.string()) })) }),
      ),
      flags: v.nullish(spamFlags),
      contract: v.nullish(v.string()),
      token_id: v.nullish(v.string()),
    }),
  ),
  direction: v.picklist(['in', 'out', 'self']),
  quantity: v.object({ numeric: decimalText }),
  value: v.nullish(v.pipe(v.number(), v.finite())),
  price: v.nullish(v.pipe(v.number(), v.finite())),
  sender: v.nullish(v.string()),
  recipient: v.nullish(v.string()),
})

/** One transaction of an account. */
export const transactionSchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  metadata: v.object({
    operationType: v.string(),
    hash: v.string(),
    /** ISO 8601. */
    minedAt: v.pipe(v.string(), v.isoTimestamp()),
    sentFrom: v.string(),
    sentTo: v.string(),
    status: v.picklist(['confirmed', 'failed', 'pending']),
    nonce: v.pipe(v.number(), v.integer(), v.minValue(0)),
    chain: v.nullish(networkId),
    application: v.nullish(v.object({ name: v.nullish(v.string()), iconUrl: v.nullish(v.string()) })),
    block: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
    /** In whole units of the native currency. */
    fee: v.nullish(v.object({ numeric: decimalText, symbol: v.string() })),
    /** The name of the called function if it is known, else its selector. */
    method: v.nullish(v.string()),
    /** Why a failed transaction was reverted, if the node reports it. */
    reason: v.nullish(v.string()),
    /**
     * Whether the account of the request has signed it: as the sender or another signer, by a user operation (ERC-4337), or
     * for its own code that it calls. If absent, `sentFrom` has signed its own transactions.
     */
    isSigned: v.nullish(v.boolean()),
  }),
  transfers: v.nullish(v.array(transferSchema)),
})

/** One balance of an account. `value` and `price` are in USD. */
export const balanceSchema = v.object({
  name: v.string(),
  symbol: v.string(),
  chainId: v.nullish(networkId),
  /** CAIP-10. Absent for the native currency. */
  address: v.nullish(v.string()),
  value: v.nullish(v.pipe(v.number(), v.finite())),
  price: v.nullish(v.pipe(v.number(), v.finite())),
  quantity: v.object({ decimals: v.pipe(v.string(), v.regex(/^\d{1,3}$/)), numeric: decimalText }),
  iconUrl: v.nullish(v.string()),
  priceSource: v.nullish(priceSourceSchema),
  /** Whether it has the symbol of a token that the service knows, but another contract. */
  isSpam: v.nullish(v.boolean()),
})

/** One NFT of an account. `tokenId` is a decimal number as text. */
export const nftSchema = v.object({
  contract: v.string(),
  tokenId: v.string(),
  name: v.nullable(v.string()),
  collection: v.nullable(v.string()),
  imageUrl: v.nullable(v.string()),
  isSpam: v.boolean(),
  /** How many the account holds. More than 1 for ERC-1155 only. */
  quantity: v.nullish(decimalText),
})

/** The price of one token, in the currency of the request. */
export const priceSchema = v.object({
  /** CAIP-10. */
  address: v.string(),
  name: v.string(),
  symbol: v.string(),
  iconUrl: v.nullish(v.string()),
  price: v.pipe(v.number(), v.finite()),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  source: v.nullish(priceSourceSchema),
})

/** The cursor of the next page; null on the last. */
const next = v.nullish(v.string())

/** The endpoints of a data API (docs/data-api.md), by the methods of its client. */
export const dataApi = {
  listNetworks: {
    method: 'GET',
    path: '/v1/supported-chains',
    reply: v.object({ http: v.array(networkId), ws: v.array(networkId) }),
    list: 'http',
  },
  getIdentity: {
    method: 'GET',
    path: '/v1/identity/:address',
    reply: v.object({ name: v.nullable(v.string()), avatar: v.nullable(v.string()) }),
  },
  listTransactions: {
    method: 'GET',
    path: '/v1/account/:account/history',
    reply: v.object({ data: v.array(transactionSchema), next }),
    list: 'data',
    // Transfers are validated one by one, so that an invalid one does not hide the transaction.
    entry: v.object({ ...transactionSchema.entries, transfers: v.nullish(v.array(v.unknown()), []) }),
  },
  listBalances: {
    method: 'GET',
    path: '/v1/account/:account/balance',
    reply: v.object({ balances: v.array(balanceSchema) }),
    list: 'balances',
  },
  listNfts: {
    method: 'GET',
    path: '/v1/account/:account/nfts',
    reply: v.object({ data: v.array(nftSchema), next }),
    list: 'data',
  },
  listPrices: {
    method: 'POST',
    path: '/v1/fungible/price',
    reply: v.object({ fungibles: v.array(priceSchema) }),
    list: 'fungibles',
  },
} as const satisfies Record<keyof DataApi, Endpoint>

/** The most token addresses in one request for prices. */
const MAX_PRICES = 100

/** Splits token addresses into groups for one price request each. */
export function splitByRequest<Address>(addresses: readonly Address[]): readonly (readonly Address[])[] {
  const count = Math.ceil(addresses.length / MAX_PRICES)
  return Array.from({ length: count }, (_, index) => addresses.slice(index * MAX_PRICES, (index + 1) * MAX_PRICES))
}

/** The schemas by which a data API checks requests. The messages of issues tell what is valid. */
export function dataApiRequests() {
  const cursor = v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'the `next` of the page before it')))
  const currency = v.optional(v.picklist(['usd'], 'usd'), 'usd')

  return {
    getIdentity: {
      // The requesting account. Other data APIs may need it; ours ignores it.
      query: v.object({ sender: v.optional(v.pipe(v.string(), v.maxLength(150, 'at most 150 characters'))) }),
    },
    listTransactions: {
      query: v.object({
        cursor,
        chainId: v.optional(networkId),
        onramp: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
      }),
    },
    listBalances: {
      query: v.object({
        currency,
        chainId: v.optional(networkId),
        /** CAIP-10 accounts whose balance is read again, separated by commas. */
        forceUpdate: v.optional(v.pipe(v.string(), v.maxLength(2_000, 'at most 2000 characters'))),
      }),
    },
    listNfts: { query: v.object({ chainId: networkId, cursor }) },
    listPrices: {
      body: v.object({
        currency,
        /** CAIP-10. */
        addresses: v.pipe(
          v.array(v.pipe(v.string(), v.maxLength(150, 'at most 150 characters'))),
          v.minLength(1, 'at least one address'),
          v.maxLength(MAX_PRICES, `at most ${MAX_PRICES} addresses`),
        ),
      }),
    },
  } satisfies Requests<typeof dataApi>
}
