import { foldAddress } from '../../../rules/addresses/fold-address.js'
import { removeInvisible } from '../../../rules/text/invisible-characters.js'
import { foldLookAlikes } from './look-alike-letters.js'

/** A token that the app or the operator of a service has named. Without an address it is the native currency. */
export type ListedToken = { address?: string | undefined; symbol: string }

/** Contracts that stand for the native currency of a network and have its symbol. */
const nativeAddresses: ReadonlySet<string> = new Set([
  `0x${'0'.repeat(40)}`,
  `0x${'e'.repeat(40)}`,
  // Polygon, Celo, OP Stack of old
  '0x0000000000000000000000000000000000001010',
  '0x471ece3750da237f93b8e339c536989b8978a438',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddead0000',
  // Wrapped SOL
  `So${'1'.repeat(40)}2`,
])

/**
 * Whether a token has the symbol of a listed token but another contract. Anybody can give a token any symbol. A token whose
 * address is not known does not count as an imitation.
 *
 * @param listed Tokens of the same network.
 * @example imitatesToken({ address: '0xfa…', symbol: 'USDС' }, [{ address: '0xA0…', symbol: 'USDC' }]) // true
 */
export function imitatesToken({ address, symbol }: ListedToken, listed: readonly ListedToken[]): boolean {
  if (address === undefined || nativeAddresses.has(foldAddress(address))) return false
  const folded = foldAddress(address)
  if (listed.some((one) => one.address !== undefined && foldAddress(one.address) === folded)) return false
  const shown = foldSymbol(symbol)
  return shown !== '' && listed.some((one) => foldSymbol(one.symbol) === shown)
}

/** The letters and digits of the symbol as they look to a reader, without accents. */
function foldSymbol(symbol: string): string {
  const plain = removeInvisible(symbol).normalize('NFKD').replace(/\p{M}/gu, '')
  return foldLookAlikes(plain).replace(/[^\p{L}\p{N}]/gu, '')
}
