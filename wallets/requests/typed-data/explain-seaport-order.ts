import { type Address, isAddressEqual } from 'viem'
import { isContractOf } from './is-contract-of.js'
import type { Asset, OrderEffect } from './signed-effect.js'
import type { TypedDataInput } from './typed-data-input.js'

const item = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount'
const orderType =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,' +
  'uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)' +
  `ConsiderationItem(${item},address recipient)OfferItem(${item})`

/** The same on all networks. */
const versions = [
  { name: 'Seaport', version: '1.5', contracts: ['0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC'] },
  { name: 'Seaport', version: '1.6', contracts: ['0x0000000000000068F116a894984e2DB1123eB395'] },
] as const

type Item = { itemType: bigint; token: Address; identifierOrCriteria: bigint; startAmount: bigint; endAmount: bigint }
type Order = {
  offerer: Address
  offer: readonly Item[]
  consideration: readonly (Item & { recipient: Address })[]
  orderType: bigint
  endTime: bigint
}

/** The order type whose amounts a contract decides. */
const BY_CONTRACT = 4n

/**
 * Explains an order of Seaport 1.5 or 1.6. Amounts that change over time count as the most that leaves and the least that arrives.
 *
 * @see https://github.com/ProjectOpenSea/seaport/blob/main/docs/SeaportDocumentation.md
 */
export function explainSeaportOrder({ type, domain, message }: TypedDataInput): OrderEffect | null {
  if (type !== orderType || !versions.some((version) => isContractOf(domain, version))) return null
  const order = message as Order
  if (order.orderType >= BY_CONTRACT) return null
  const gives = order.offer.map((one) => toAsset(one, sortAmounts(one).most))
  const gets = order.consideration.map((one) => ({ asset: toAsset(one, sortAmounts(one).least), to: one.recipient }))
  if (!gives.every(isAsset) || !gets.every((one): one is { asset: Asset; to: Address } => isAsset(one.asset)))
    return null
  const isOwn = ({ to }: { to: Address }) => isAddressEqual(to, order.offerer)
  // Incoming assets come before the fees of others.
  const sorted = [...gets.filter(isOwn), ...gets.filter((one) => !isOwn(one))]
  return { type: 'order', from: order.offerer, gives, gets: sorted, deadline: order.endTime }
}

function sortAmounts({ startAmount: start, endAmount: end }: Item): { least: bigint; most: bigint } {
  const isFalling = start > end
  return isFalling ? { least: end, most: start } : { least: start, most: end }
}

/** Null for an item that Seaport does not have. */
function toAsset({ itemType, token, identifierOrCriteria }: Item, amount: bigint): Asset | null {
  switch (itemType) {
    case 0n:
      return { type: 'native', amount }
    case 1n:
      return { type: 'token', token, amount }
    case 2n:
    case 3n:
      return { type: 'nft', collection: token, id: identifierOrCriteria, amount }
    case 4n:
    case 5n:
      return { type: 'nft', collection: token, id: null, amount }
    default:
      return null
  }
}

function isAsset(asset: Asset | null): asset is Asset {
  return asset !== null
}
