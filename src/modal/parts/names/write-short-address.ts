import { shortenAddress } from '../../../components/address/read-address.js'

/** The short form of an address in a text that wraps: no line ends inside it. */
export function writeShortAddress(address: string): string {
  // A line may end after an ellipsis, but not before a word joiner (U+2060).
  return shortenAddress(address).replace('…', '…\u2060')
}
