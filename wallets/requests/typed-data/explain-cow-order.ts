import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { toAsset } from './assets.js'
import { isContractOf } from './is-contract-of.js'
import type { OrderEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'

const orderType =
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,' +
  'uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)'

/** The same on all networks. */
const settlement = {
  name: 'Gnosis Protocol',
  version: 'v2',
  contracts: ['0x9008D19f58AAbD9eD0D60971565AA8510560ab41'],
} as const

type Order = {
  sellToken: Address
  buyToken: Address
  receiver: Address
  sellAmount: bigint
  buyAmount: bigint
  feeAmount: bigint
  validTo: bigint
}

/**
 * Explains an order of CoW Protocol. The fee is taken in addition to the sold amount. Without a receiver, the signer
 * gets the bought tokens.
 *
 * @see https://docs.cow.fi/cow-protocol/reference/core/intents
 */
export function explainCowOrder({ type, domain, message, account }: TypedDataInput): OrderEffect | null {
  if (type !== orderType || !isContractOf(domain, settlement)) return null
  const { sellToken, buyToken, receiver, sellAmount, buyAmount, feeAmount, validTo } = message as Order
  return {
    type: 'order',
    from: account,
    gives: [toAsset(sellToken, sellAmount + feeAmount)],
    gets: [{ asset: toAsset(buyToken, buyAmount), to: isAddressEqual(receiver, zeroAddress) ? account : receiver }],
    deadline: validTo,
  }
}
