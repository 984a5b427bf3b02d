import { type Address, isAddressEqual } from 'viem'
import { toAsset } from './assets.js'
import { isContractOf } from './is-contract-of.js'
import type { OrderEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'

const amounts = 'address makerToken,address takerToken,uint128 makerAmount,uint128 takerAmount'
const limitOrder = `LimitOrder(${amounts},uint128 takerTokenFeeAmount,address maker,address taker,address sender,address feeRecipient,bytes32 pool,uint64 expiry,uint256 salt)`
const rfqOrder = `RfqOrder(${amounts},address maker,address taker,address txOrigin,bytes32 pool,uint64 expiry,uint256 salt)`
const otcOrder = `OtcOrder(${amounts},address maker,address taker,address txOrigin,uint256 expiryAndNonce)`

/** The Exchange Proxy: of most networks, of Optimism, of Fantom. */
const exchange = {
  name: 'ZeroEx',
  version: '1.0.0',
  contracts: [
    '0xDef1C0ded9bec7F1a1670819833240f027b25EfF',
    '0xDEF1ABE32c034e558Cdd535791643C58a13aCC10',
    '0xDEF189DeAEF76E379df891899eb5A00a94cBC250',
  ],
} as const

type Order = {
  makerToken: Address
  takerToken: Address
  makerAmount: bigint
  takerAmount: bigint
  maker: Address
  taker: Address
  expiry?: bigint
  expiryAndNonce?: bigint
}

/**
 * Explains an order of 0x, version 4: limit, RFQ and OTC. An OTC order is signed by its taker, too. Fees of a limit
 * order are paid by the taker in addition.
 *
 * @see https://protocol.0x.org/en/latest/basics/orders.html
 */
export function explainZeroExOrder({ type, domain, message, account }: TypedDataInput): OrderEffect | null {
  const isOtc = type === otcOrder
  if ((!isOtc && type !== limitOrder && type !== rfqOrder) || !isContractOf(domain, exchange)) return null
  const { makerToken, takerToken, makerAmount, takerAmount, maker, taker, expiry, expiryAndNonce } = message as Order
  const ofMaker = toAsset(makerToken, makerAmount)
  const ofTaker = toAsset(takerToken, takerAmount)
  const isTaker = isOtc && isAddressEqual(taker, account) && !isAddressEqual(maker, account)
  return {
    type: 'order',
    from: isTaker ? taker : maker,
    gives: [isTaker ? ofTaker : ofMaker],
    gets: [isTaker ? { asset: ofMaker, to: taker } : { asset: ofTaker, to: maker }],
    // The upper 64 bits are the time.
    deadline: expiry ?? (expiryAndNonce ?? 0n) >> 192n,
  }
}
