import * as v from 'valibot'
import { paymentStatuses } from '../../rules/pay/payments.js'

/**
 * The factory of the addresses that payments go to (`servers/chains/contracts/PaymentFactory.sol`), at the same address on every
 * chain, because it is created by the deployer 0x4e59b44847b379578588920cA78FbF26c0B4956C with the salt 0.
 */
export const PAYMENT_FACTORY = '0xaf2F706ECcE3D2CeeD2520fc85Bf8Ad2d5915Ee6'

/** The keccak256 hash of the creation code of a forwarder, whose constructor has no arguments. */
export const FORWARDER_CODE_HASH = '0x1aa163bf6236611f3a75b2d52e3d561a11c04bd7f458ec957f6823f3afc04ed8'

/** An amount in base units, as text, because a JSON number would lose digits. */
export const baseUnits = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,77})$/, 'a whole number of base units, as text'))
const chainId = v.pipe(v.string(), v.regex(/^eip155:[1-9]\d{0,14}$/, 'a CAIP-2 id such as eip155:1'))
/** An eip155 account, CAIP-10. */
export const account = v.pipe(
  v.string(),
  v.regex(/^eip155:[1-9]\d{0,14}:0x[\da-fA-F]{40}$/, 'a CAIP-10 account such as eip155:1:0x…'),
)
/** A token (ERC-20) or the native currency, CAIP-19. */
export const asset = v.pipe(
  v.string(),
  v.regex(
    /^eip155:[1-9]\d{0,14}\/(erc20:0x[\da-fA-F]{40}|slip44:\d{1,10})$/,
    'a CAIP-19 asset such as eip155:1/erc20:0x…, or eip155:1/slip44:60 for the native currency',
  ),
)
export const hash = v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/i, 'the hash of a transaction'))
const decimals = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Milliseconds since 1970. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0))

/** One way to pay: an exact amount of one asset on one network. */
const paymentOptionSchema = v.object({
  asset,
  amount: baseUnits,
  /** The account that gets the payment. */
  recipient: account,
  /** The address to pay to. It belongs to this request alone, and forwards only to `recipient`. */
  address: account,
  symbol: v.string(),
  name: v.string(),
  decimals,
  /** The domain (EIP-712) that authorizes transfers of the token (EIP-3009). Absent for a token without such transfers. */
  domain: v.nullish(v.object({ name: v.string(), version: v.string() })),
  chainName: v.nullish(v.string()),
  /** The data from which CREATE2 (EIP-1014) computes `address`. */
  factory: v.pipe(v.string(), v.regex(/^0x[\da-fA-F]{40}$/)),
  salt: v.pipe(v.string(), v.regex(/^0x[\da-f]{64}$/)),
})

/** A transfer that has arrived. */
const receivedSchema = v.object({
  asset,
  symbol: v.string(),
  decimals,
  /** The received amount, which may be less than the sent one. */
  amount: baseUnits,
  chain: chainId,
  from: v.string(),
  hash,
  confirmations: count,
  /** The number of confirmations that this network needs. */
  required: count,
  /** Whether an option names this asset on this network. */
  isExpected: v.boolean(),
  /** Whether it arrived after `expiresAt`. */
  isLate: v.boolean(),
})

/** A payment request, and the received transfers. */
export const paymentRequestSchema = v.object({
  id: v.string(),
  merchant: v.object({ name: v.string(), url: v.nullish(v.string()), iconUrl: v.nullish(v.string()) }),
  description: v.string(),
  orderId: v.nullish(v.string()),
  expiresAt: time,
  /** The server's time. */
  serverTime: time,
  options: v.pipe(v.array(paymentOptionSchema), v.minLength(1)),
  status: v.picklist(paymentStatuses),
  received: v.array(receivedSchema),
  /**
   * The missing amount of the partly paid option, in its base units. If it is set while that payment is being confirmed,
   * the seen amount is not enough.
   */
  missing: v.nullish(baseUnits),
  /** The amount paid in excess. */
  excess: v.nullish(baseUnits),
  /** The asset of `missing` and `excess`. */
  paidAsset: v.nullish(asset),
  /** When the payment reached its confirmations. */
  confirmedAt: v.nullish(time),
  refundAddress: v.nullish(account),
  refunds: v.nullish(v.array(v.object({ hash, amount: baseUnits, asset }))),
  /** Increases with each change of the amounts to pay. */
  version: count,
})

/** The requests of an app's server, as functions: pages use only their types. The messages of issues tell what is valid. */
export function paymentInputs() {
  const amount = v.pipe(v.string(), v.regex(/^[1-9]\d{0,77}$/, 'a positive whole number of base units, as text'))
  const description = v.pipe(v.string(), v.trim(), v.minLength(1, 'a text'), v.maxLength(200, 'at most 200 characters'))
  return {
    created: v.object({
      options: v.pipe(
        v.array(v.object({ asset, amount, recipient: account })),
        v.minLength(1, 'at least one option'),
        v.maxLength(20, 'at most 20 options'),
      ),
      description,
      /** Default: in 1 hour. Between 1 minute and 7 days from now. */
      expiresAt: v.optional(time),
      /** The account for refunds, instead of the one that has paid. */
      refundAddress: v.optional(account),
      orderId: v.optional(v.pipe(v.string(), v.maxLength(100, 'at most 100 characters'))),
    }),
    changed: v.object({
      /** The new amounts of options. The other options stay. */
      amounts: v.optional(v.pipe(v.array(v.object({ asset, amount })), v.maxLength(20, 'at most 20 amounts'))),
      description: v.optional(description),
      /** Can be set at any time, and changed until a payment arrives. */
      refundAddress: v.optional(account),
    }),
  }
}

export type { PaymentStatus } from '../../rules/pay/payments.js'
export type PaymentRequest = v.InferOutput<typeof paymentRequestSchema>
