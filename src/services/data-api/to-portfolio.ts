import type { InferOutput } from 'valibot'
import type { CaipNetworkId } from '../../core/model/caip.js'
import type { Nft, Price, PriceSource, TokenBalance } from '../../core/model/portfolio.js'
import { dropUndefined } from '../http/drop-undefined.js'
import type { balanceSchema, nftSchema, priceSourceSchema } from './schema.js'

/** Longer names and symbols are cut, in characters. */
export const MAX_NAME = 200
export const MAX_SYMBOL = 50
const MAX_ADDRESS = 128
/** The most that a token contract can hold, in digits of base units. */
const MAX_DECIMALS = 255
/** 2²⁵⁶ has 78 digits; a token has at most 255 decimals. */
const MAX_DIGITS = 400

/** The address that some services send for the native currency, per namespace. */
const NATIVE: Record<string, string> = {
  eip155: `0x${'e'.repeat(40)}`,
  solana: `So${'1'.repeat(41)}`,
}

export type ReadImage = (url: string) => string | undefined

/** `text` with at most `length` characters, cut between characters. */
export function cutText(text: string, length: number): string {
  return [...text.slice(0, 2 * length)].slice(0, length).join('')
}

/** Whether `text` may be an address of this network. The chain decides what it is. */
export function isTokenAddress(network: CaipNetworkId, text: string): boolean {
  if (network.startsWith('eip155:')) return /^0x[0-9a-f]{40}$/i.test(text)
  return text.length <= MAX_ADDRESS && /^[\w.-]+$/.test(text)
}

/** The CAIP-10 id of a token; null is the native currency. */
export function writeTokenAddress(network: CaipNetworkId, address: string | null): string {
  return `${network}:${address ?? NATIVE[network.split(':')[0] ?? ''] ?? 'native'}`
}

/** The address in a CAIP-10 id of this network; null for the native currency, undefined if it is not such an id. */
export function toTokenAddress(network: CaipNetworkId, id: string): string | null | undefined {
  if (id.slice(0, network.length + 1).toLowerCase() !== `${network}:`.toLowerCase()) return undefined
  const address = id.slice(network.length + 1)
  if (writeTokenAddress(network, null).toLowerCase() === id.toLowerCase()) return null
  return isTokenAddress(network, address) ? address : undefined
}

/** A price that can be shown: 0 or more. */
export function readPrice(
  usd: number | null | undefined,
  source: InferOutput<typeof priceSourceSchema> | null | undefined,
): Price | undefined {
  if (usd === null || usd === undefined || usd < 0) return undefined
  return { usd, ...(source && { source: readSource(source) }) }
}

function readSource({ kind, name, address }: InferOutput<typeof priceSourceSchema>): PriceSource {
  return { kind, name: cutText(name, MAX_NAME), ...(address && { address: cutText(address, MAX_ADDRESS) }) }
}

/** Converts an entry of a reply to a balance; undefined if it belongs to another network or is not a token amount. */
export function toBalance(
  entry: InferOutput<typeof balanceSchema>,
  network: CaipNetworkId,
  readImage: ReadImage,
): TokenBalance | undefined {
  const decimals = Number(entry.quantity.decimals)
  // 0 decimals mean an NFT contract that looks like a token.
  if (decimals === 0 || decimals > MAX_DECIMALS || (entry.chainId ?? network) !== network) return undefined
  const address = entry.address ? toTokenAddress(network, entry.address) : null
  const amount = readBaseUnits(entry.quantity.numeric, decimals)
  if (address === undefined || amount === undefined || amount < 0n) return undefined
  const price = readPrice(entry.price, entry.priceSource)
  const value = entry.value ?? (price && Number(entry.quantity.numeric) * price.usd)
  return dropUndefined({
    network,
    address: address ?? undefined,
    name: cutText(entry.name, MAX_NAME),
    symbol: cutText(entry.symbol, MAX_SYMBOL),
    decimals,
    iconUrl: readImage(entry.iconUrl ?? ''),
    amount,
    price,
    value: value !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined,
    isSpam: entry.isSpam || undefined,
  })
}

/** Converts an entry of a reply to an NFT; undefined if its contract, id or quantity is not valid. */
export function toNft(
  entry: InferOutput<typeof nftSchema>,
  network: CaipNetworkId,
  readImage: ReadImage,
): Nft | undefined {
  const { contract, tokenId } = entry
  const quantity = readBaseUnits(entry.quantity ?? '1', 0)
  if (!isTokenAddress(network, contract) || !/^\d{1,78}$/.test(tokenId)) return undefined
  if (quantity === undefined || quantity < 1n) return undefined
  return {
    network,
    contract,
    tokenId,
    name: entry.name && cutText(entry.name, MAX_NAME),
    collection: entry.collection && cutText(entry.collection, MAX_NAME),
    imageUrl: readImage(entry.imageUrl ?? '') ?? null,
    isSpam: entry.isSpam,
    quantity,
  }
}

/**
 * Converts a decimal text of whole tokens to base units. Digits below one base unit are cut. Returns undefined when the
 * text is not a decimal number, or has more than 400 characters.
 *
 * @example readBaseUnits('1.5', 6) // 1_500_000n
 */
function readBaseUnits(text: string, decimals: number): bigint | undefined {
  const [, sign, whole = '', fraction = ''] = (text.length <= MAX_DIGITS && /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)) || []
  if (sign === undefined) return undefined
  const units = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return sign === '-' ? -units : units
}
