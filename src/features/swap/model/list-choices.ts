import type { SwapToken } from './token.js'

/** What the account has of a token: base units, and their value in USD as a decimal text. */
export type Holding = { amount: bigint; value: string | null }

/** A row of the list of tokens. */
export type SwapChoice = {
  token: SwapToken
  holding: Holding | null
  /** Another token has the same symbol, so the address tells them apart. */
  isAmbiguous: boolean
}

export type SwapChoices = {
  /** At most 8, without those that `search` leaves out. */
  suggested: readonly SwapToken[]
  /** What the account has, the most valuable first. */
  yours: readonly SwapChoice[]
  /** By symbol. */
  all: readonly SwapChoice[]
  /** `search` is the address of a token that is not listed. */
  isUnlistedAddress: boolean
}

/** How many tokens are suggested. */
const SUGGESTED = 8

const ADDRESS = /^0x[0-9a-f]{40}$/i

/**
 * The tokens to choose from, found by name, symbol or address.
 *
 * @param suggested Addresses; null is the native currency.
 */
export function listChoices({
  tokens,
  holdings,
  suggested,
  search,
}: {
  tokens: readonly SwapToken[]
  /** By address. */
  holdings: ReadonlyMap<string | null, Holding>
  suggested: readonly (string | null)[]
  search: string
}): SwapChoices {
  const counts = new Map<string, number>()
  for (const { symbol } of tokens) counts.set(fold(symbol), (counts.get(fold(symbol)) ?? 0) + 1)
  const wanted = search.trim()
  const found = tokens.filter((token) => matches(token, wanted))
  const choices = found
    .map((token) => ({
      token,
      holding: holdings.get(token.address) ?? null,
      isAmbiguous: (counts.get(fold(token.symbol)) ?? 0) > 1,
    }))
    .toSorted((one, other) => one.token.symbol.localeCompare(other.token.symbol, 'en'))
  const yours = choices.filter(({ holding }) => holding !== null && holding.amount > 0n)
  return {
    suggested:
      wanted === ''
        ? suggested.flatMap((address) => found.find((token) => token.address === address) ?? []).slice(0, SUGGESTED)
        : [],
    yours: yours.toSorted((one, other) => Number(other.holding?.value ?? 0) - Number(one.holding?.value ?? 0)),
    all: choices,
    isUnlistedAddress: ADDRESS.test(wanted) && found.length === 0,
  }
}

function matches({ name, symbol, address }: SwapToken, wanted: string): boolean {
  if (wanted === '') return true
  const text = fold(wanted)
  return fold(symbol).includes(text) || fold(name).includes(text) || fold(address ?? '') === text
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
