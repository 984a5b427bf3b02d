import type { Network } from '../../../core/model/network.js'
import { decodeBase58 } from '../../drivers/base58.js'
import { readFamily } from './network-names.js'
import { type AddressFamily, readAddress } from './read-address.js'

const beginnings: Readonly<Record<AddressFamily, string>> = {
  main: 'bc1, 1 or 3',
  test: 'tb1, m, n or 2',
  regtest: 'bcrt1, m, n or 2',
}

/** Explains why `text` is not an address of this network and what to write instead. Null if it is one. */
export function explainAddress(text: string, { caipNetworkId, name }: Network): string | null {
  const family = readFamily(caipNetworkId)
  const read = readAddress(text)
  if (read?.families.includes(family)) return null
  const wanted = `Write an address of ${name}: it begins with ${beginnings[family]}.`
  return `${read ? 'It is an address of another network of Bitcoin.' : describeText(text)} ${wanted}`
}

function describeText(text: string): string {
  if (/^0x[\da-f]{40}$/i.test(text)) return 'It is an address of an EVM chain.'
  const bytes = decodeBase58(text)
  if (bytes?.length === 32) return 'It is an address of Solana.'
  if (/^(bc|tb|bcrt)1/i.test(text)) {
    const isMixed = text !== text.toLowerCase() && text !== text.toUpperCase()
    if (isMixed) return 'It mixes upper and lower case: write it in lower case.'
    return 'Its checksum is wrong: a character is missing or is another one.'
  }
  if (bytes?.length === 25) return 'Its checksum is wrong, or it is an address of another chain.'
  if (/^[13mn2][\da-z]{24,34}$/i.test(text) && !bytes) return 'It has characters that base58 lacks: 0, O, I or l.'
  return 'It is no address.'
}
