import type { OperationType, Transaction, Transfer } from '../core/model/activity.js'
import type { CaipNetworkId } from '../core/model/caip.js'
import type { Nft, TokenBalance } from '../core/model/portfolio.js'

const NETWORK: CaipNetworkId = 'eip155:1'
const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7'
/** The newest sample: 10 March 2026, 12:00 UTC. */
const NEWEST = Date.UTC(2026, 2, 10, 12)
const HOUR = 3_600_000

const coins = [
  { name: 'Ether', symbol: 'ETH', decimals: 18, usd: 2_400 },
  { name: 'USD Coin', symbol: 'USDC', decimals: 6, usd: 1 },
  { name: 'Wrapped Bitcoin', symbol: 'WBTC', decimals: 8, usd: 64_000 },
  { name: 'Dai Stablecoin', symbol: 'DAI', decimals: 18, usd: 1 },
  { name: 'Harbor', symbol: 'HRB', decimals: 18, usd: 0.42 },
  { name: 'Meadow', symbol: 'MDW', decimals: 18 },
] as const

const operations: readonly OperationType[] = [
  'send',
  'receive',
  'trade',
  'approve',
  'deposit',
  'mint',
  'execute',
  'withdraw',
]

/** Six tokens of one account on Ethereum: with and without a price, with 6, 8 and 18 decimals. */
export const sampleTokens: readonly TokenBalance[] = listSampleTokens(coins.length)

/** Six NFTs, one of them an ERC-1155 with a quantity of 12, one without an image and one that is spam. */
export const sampleNfts: readonly Nft[] = Array.from({ length: 6 }, (_, index) => ({
  network: NETWORK,
  contract: makeAddress(900 + (index % 2)),
  tokenId: String(index + 1),
  name: index === 5 ? 'Claim your reward' : `Lantern #${index + 1}`,
  collection: index % 2 === 0 ? 'Lanterns' : 'Lanterns, second edition',
  imageUrl: index === 4 ? null : drawImage(index),
  isSpam: index === 5,
  quantity: index === 3 ? 12n : 1n,
}))

/** Twenty-four transactions of one account on Ethereum, newest first, of two months. */
export const sampleTransactions: readonly Transaction[] = listSampleTransactions(24)

/**
 * Returns `count` invented tokens, the most valuable first in each round; the first ones are `sampleTokens`. The same at
 * every call.
 *
 * @example createFakeDataApi({ tokens: listSampleTokens(500) })
 */
export function listSampleTokens(count: number): readonly TokenBalance[] {
  return Array.from({ length: count }, (_, index) => {
    const coin = coins[index % coins.length] ?? coins[0]
    const round = Math.floor(index / coins.length)
    const whole = (index * 37 + 5) % 900
    const amount = (BigInt(whole) * 10n ** BigInt(coin.decimals)) / 8n
    const usd = 'usd' in coin ? coin.usd / (round + 1) : undefined
    return {
      network: NETWORK,
      ...(index > 0 && { address: makeAddress(index) }),
      name: round === 0 ? coin.name : `${coin.name} ${round + 1}`,
      symbol: round === 0 ? coin.symbol : `${coin.symbol}${round + 1}`,
      decimals: coin.decimals,
      amount,
      ...(usd !== undefined && {
        price: { usd, source: { kind: 'pool', name: 'Sample pool', address: makeAddress(700) } },
        value: (whole / 8) * usd,
      }),
    }
  })
}

/**
 * Returns `count` invented transactions, newest first, 20 hours apart; the first ones are `sampleTransactions`. The same at
 * every call.
 *
 * @example createFakeDataApi({ transactions: listSampleTransactions(5000) })
 */
export function listSampleTransactions(count: number): readonly Transaction[] {
  return Array.from({ length: count }, (_, index) => {
    const operation = operations[index % operations.length] ?? 'send'
    // Failed payments by others are not shown.
    const isFailed = index % 11 === 10 && operation !== 'receive'
    const nonce = count - index
    return {
      id: `sample-${nonce}`,
      network: NETWORK,
      hash: `0x${nonce.toString(16).padStart(64, '0')}`,
      operation,
      status: isFailed ? 'failed' : 'confirmed',
      time: NEWEST - index * 20 * HOUR,
      from: operation === 'receive' ? makeAddress(800 + (index % 5)) : ACCOUNT,
      to: operation === 'receive' ? ACCOUNT : makeAddress(800 + (index % 5)),
      // They are shown for every account.
      isSigned: operation !== 'receive',
      nonce,
      block: 20_000_000 - index * 300,
      fee: { quantity: '0.00042', symbol: 'ETH' },
      method: operation === 'send' ? 'transfer' : operation,
      ...(isFailed && { reason: 'The sample contract refused the call.' }),
      transfers: isFailed ? [] : listTransfers(operation, index),
    }
  })
}

function listTransfers(operation: OperationType, index: number): Transfer[] {
  const paid = makeTransfer('out', index)
  const got = makeTransfer('in', index + 1)
  if (operation === 'trade') return [paid, got]
  if (operation === 'approve' || operation === 'execute') return []
  if (operation === 'mint') {
    const nft = sampleNfts[index % 4]
    if (!nft) return []
    return [
      {
        direction: 'in',
        quantity: '1',
        nft: {
          name: nft.name,
          isSpam: false,
          contract: nft.contract,
          tokenId: nft.tokenId,
          imageUrl: drawImage(index % 4),
        },
      },
    ]
  }
  return [operation === 'receive' || operation === 'withdraw' ? got : paid]
}

function makeTransfer(direction: 'in' | 'out', index: number): Transfer {
  const coin = coins[index % coins.length] ?? coins[0]
  const quantity = (index % 40) / 8 + 0.125
  return {
    direction,
    quantity: String(quantity),
    token: { name: coin.name, symbol: coin.symbol, decimals: coin.decimals },
    ...('usd' in coin && { value: quantity * coin.usd }),
    from: direction === 'out' ? ACCOUNT : makeAddress(800 + (index % 5)),
    to: direction === 'out' ? makeAddress(800 + (index % 5)) : ACCOUNT,
  }
}

/** An invented address without a checksum. */
function makeAddress(number: number): string {
  return `0x${(0xabcdef0000 + number).toString(16).padStart(40, '0')}`
}

function drawImage(index: number): string {
  const hue = (index * 67 + 20) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue} 50% 30%)"/><circle cx="32" cy="30" r="14" fill="hsl(${hue} 90% 70%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
