import * as v from 'valibot'

/** A CAIP-2 id, such as `eip155:1`. */
const networkId = v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-\w]{1,32}$/, 'a CAIP-2 id such as eip155:1'))

/** A decimal number as text, such as `-1.5`: a JSON number would lose digits. */
const decimalText = v.pipe(v.string(), v.maxLength(400), v.regex(/^-?\d+(\.\d+)?$/, 'a decimal number'))

const image = v.object({ url: v.string() })

/** `is_spam`: it looks like what strangers send to mislead, such as a token with the symbol of another one. */
const spamFlags = v.object({ is_spam: v.nullish(v.boolean()) })

/** Where a price comes from: the pool whose reserves give it, or the upstream that the operator configured. */
export const priceSourceSchema = v.object({
  kind: v.picklist(['pool', 'upstream', 'peg']),
  name: v.string(),
  /** The address of the pool. */
  address: v.optional(v.string()),
})

/** The reply of `GET /v1/supported-chains`. */
export const supportedChainsSchema = v.object({ http: v.array(networkId), ws: v.array(networkId) })

/** The reply of `GET /v1/identity/{address}`. */
export const identitySchema = v.object({ name: v.nullable(v.string()), avatar: v.nullable(v.string()) })

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

/** One transaction of `GET /v1/account/{address}/history`. */
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
    /** The name of the called function when it is known, else its selector. */
    method: v.nullish(v.string()),
    /** Why a failed transaction was reverted, when the node says so. */
    reason: v.nullish(v.string()),
    /**
     * Whether the account of the request has signed it: as the sender or another signer, by a user operation (ERC-4337), or
     * for its own code that it calls. Without it, what `sentFrom` has sent is signed.
     */
    isSigned: v.nullish(v.boolean()),
  }),
  transfers: v.nullish(v.array(transferSchema)),
})

/** The reply of `GET /v1/account/{address}/history`. `next` is the cursor of the next page; null on the last. */
export const historySchema = v.object({ data: v.array(transactionSchema), next: v.nullish(v.string()) })

/** One balance of `GET /v1/account/{address}/balance`. `value` and `price` are in USD. */
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
  /** A token with the symbol of a token that the service knows, and another contract. */
  isSpam: v.nullish(v.boolean()),
})

/** The reply of `GET /v1/account/{address}/balance`. */
export const balancesSchema = v.object({ balances: v.array(balanceSchema) })

/** One token of `GET /v1/account/{address}/nfts`. `tokenId` is a decimal number as text. */
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

/** The reply of `GET /v1/account/{address}/nfts`. */
export const nftsSchema = v.object({ data: v.array(nftSchema), next: v.nullish(v.string()) })

/** One price of `POST /v1/fungible/price`, in the currency of the request. */
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

/** The reply of `POST /v1/fungible/price`. */
export const pricesSchema = v.object({ fungibles: v.array(priceSchema) })
