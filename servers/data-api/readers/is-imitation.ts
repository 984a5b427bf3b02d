import type { Address } from 'viem'
import { imitatesToken } from '../../../src/core/data/poisoning/imitates-token.js'
import type { ChainFacts } from '../chain/chain-facts.js'
import type { Token } from './create-token-reader.js'

/** Whether a token is not curated and shows the symbol of a curated one or of the native currency. */
export function isImitation(
  { nativeCurrency, tokens }: Pick<ChainFacts, 'nativeCurrency' | 'tokens'>,
  { address, name, symbol }: Pick<Token, 'name' | 'symbol'> & { address: Address },
): boolean {
  // Pages show the name of a token without a symbol in its place.
  return imitatesToken({ address, symbol: symbol ?? name ?? '' }, [{ symbol: nativeCurrency.symbol }, ...tokens])
}
