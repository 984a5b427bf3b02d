import { tidyReceiver } from '../../../core/requests/payments/tidy-receiver.js'
import { isSameToken, type SwapToken, toTokenKey } from './token.js'

/** The symbols that are suggested, in order. */
const suggestedSymbols =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )
const MAX_SUGGESTED = 8

/** The visitor's balance of a token, in base units, and the price in USD of one whole token. */
export type TokenHolding = { amount: bigint; price: number | undefined }

export type ListedToken = SwapToken & {
  /** Null if unknown. */
  holding: TokenHolding | null
  /** Whether another listed token has the same symbol: both then show their address. */
  isAmbiguous: boolean
}

export type SwapTokenList = {
  /** Chips above the list; none while the visitor searches. */
  suggested: readonly ListedToken[]
  /** The visitor's tokens, the most valuable first. */
  yours: readonly ListedToken[]
  /** The others, A to Z by symbol. */
  all: readonly ListedToken[]
  /** Whether the query is the address of an unlisted token. */
  isUnlistedAddress: boolean
}

/**
 * The tokens that match a query: part of the symbol or name, or the whole address.
 *
 * @param holdings By `toTokenKey`.
 */
export function listSwapTokens(
  tokens: readonly SwapToken[],
  { query, holdings, locale }: { query: string; holdings: Readonly<Record<string, TokenHolding>>; locale: string },
): SwapTokenList {
  const counts = new Map<string, number>()
  for (const { symbol } of tokens) counts.set(toFolded(symbol), (counts.get(toFolded(symbol)) ?? 0) + 1)
  const listed = tokens.map((token): ListedToken => {
    const isAmbiguous = (counts.get(toFolded(token.symbol)) ?? 0) > 1
    return { ...token, holding: holdings[toTokenKey(token.address)] ?? null, isAmbiguous }
  })
  const { text } = tidyReceiver(query, 'eip155:0')
  const found = text === '' ? listed : listed.filter((token) => isMatch(token, text))
  const yours = found
    .filter(({ holding }) => (holding?.amount ?? 0n) > 0n)
    .sort((one, other) => getValue(other) - getValue(one))
  const collator = new Intl.Collator(locale, { numeric: true })
  const all = found
    .filter((token) => !yours.includes(token))
    .sort((one, other) => collator.compare(one.symbol, other.symbol) || collator.compare(one.name, other.name))
  return {
    suggested: text === '' ? suggest(listed) : [],
    yours,
    all,
    isUnlistedAddress: found.length === 0 && /^0x[0-9a-f]{40}$/i.test(text),
  }
}

/** Does not suggest a symbol that several tokens have: the chip has no room for an address. */
function suggest(listed: readonly ListedToken[]): readonly ListedToken[] {
  return suggestedSymbols
    .flatMap((symbol) => listed.find((token) => token.symbol === symbol && !token.isAmbiguous) ?? [])
    .slice(0, MAX_SUGGESTED)
}

function isMatch({ symbol, name, address }: SwapToken, text: string): boolean {
  const wanted = toFolded(text)
  return (
    toFolded(symbol).includes(wanted) ||
    toFolded(name).includes(wanted) ||
    (address !== null && isSameToken(address, text))
  )
}

function toFolded(text: string): string {
  return text.toLowerCase()
}

/** The value for sorting only. Tokens without a price come after those with one. */
function getValue({ holding, decimals }: ListedToken): number {
  return holding ? (Number(holding.amount) / 10 ** decimals) * (holding.price ?? 0) : 0
}
