import { replaceInvisible } from '../../../rules/text/invisible-characters.js'
import { narrowText } from '../../../rules/text/narrow-text.js'
import { parseCaipNetworkId } from '../../format/parse-caip-network-id.js'
import type { CaipNetworkId, Namespace } from '../../model/caip.js'
import { readAddressLink } from './read-address-link.js'

/** Why a text leads to no receiver. */
export type ReceiverProblem =
  /** No form of an address or a name; an address with a wrong character (checksum). */
  | { reason: 'format' | 'checksum' }
  /** It names another network of the same family of chains. */
  | { reason: 'elsewhere' }
  /** The address of another family of chains. */
  | { reason: 'foreign'; namespace: Namespace }
  /** A name without an address on this network; no name by ENSIP-15; the latter with letters of several alphabets. */
  | { reason: 'name-unknown' | 'name-invalid' | 'name-mixed'; name: string }

/** What a receiver field holds. */
export type ReceiverState =
  | { status: 'empty' }
  /** Its name is being looked up. */
  | { status: 'pending' }
  | { status: 'invalid'; problem: ReceiverProblem }
  /** Its name could not be looked up. */
  | { status: 'failed' }
  /** `name`: what was typed, when it is a name. */
  | { status: 'valid'; address: string; name?: string }

/** What the text is before anything is looked up. */
export type ReadReceiver =
  | Extract<ReceiverState, { status: 'empty' | 'invalid' | 'valid' }>
  | { status: 'name'; name: string }

/** Longer texts are neither an address nor a name. */
const MAX_LENGTH = 256

/** The forms of addresses, for telling a visitor which chain a text belongs to. They check no checksum. */
const forms: readonly [Namespace, RegExp][] = [
  ['eip155', /^0x[0-9a-f]{40}$/i],
  ['bip122', /^((bc|tb)1[02-9ac-hj-np-z]{11,71}|(BC|TB)1[02-9AC-HJ-NP-Z]{11,71}|[13mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/],
  ['polkadot', /^[1-9A-HJ-NP-Za-km-z]{46,48}$/],
  ['solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
]

/** Capital letters alone carry no checksum (EIP-55). */
const CAPITALS = /^0x[\dA-F]{40}$/i

/**
 * Reads the text of a receiver field. A name has a dot, and no address has one. An address is read as what it means where
 * that is certain: out of a link, with its network before it, with spaces, line ends, wide or invisible characters inside,
 * in capitals.
 *
 * @param isAddress Whether a text is an address of the family of `network`, its checksum included.
 * @example readReceiver('ethereum:0x7099…@1', { network: 'eip155:1', isAddress }) // { status: 'valid', address: '0x7099…' }
 */
export function readReceiver(
  typed: string,
  { network, isAddress }: { network: CaipNetworkId; isAddress(text: string): boolean },
): ReadReceiver {
  if (typed.length > MAX_LENGTH) return { status: 'invalid', problem: { reason: 'format' } }
  const narrow = narrowText(typed)
  const link = readAddressLink(removeGaps(narrow))
  const address = fold(link.target)
  const form = forms.find(([, pattern]) => pattern.test(address))?.[0]
  // Only an address stays the same without its gaps, and only a link has another target.
  const text = form === undefined && link.target === removeGaps(narrow) ? trimInvisible(narrow) : address
  if (text === '') return { status: 'empty' }
  if (/\s/.test(text)) return { status: 'invalid', problem: { reason: 'format' } }
  const { namespace } = parseCaipNetworkId(network)
  const isElsewhere = link.network !== undefined && link.network !== network
  if (isElsewhere && link.network?.startsWith(`${namespace}:`)) {
    return { status: 'invalid', problem: { reason: 'elsewhere' } }
  }
  if (/.\../.test(text)) return { status: 'name', name: text }
  if (isAddress(text)) return { status: 'valid', address: text }
  if (form === undefined) return { status: 'invalid', problem: { reason: 'format' } }
  const problem: ReceiverProblem = form === namespace ? { reason: 'checksum' } : { reason: 'foreign', namespace: form }
  return { status: 'invalid', problem }
}

const removeGaps = (text: string) => replaceInvisible(text, () => '').replace(/\s/g, '')

const trimInvisible = (text: string) => {
  const isGap = (character: string) => removeGaps(character) === ''
  const characters = [...text]
  const first = characters.findIndex((character) => !isGap(character))
  const last = characters.findLastIndex((character) => !isGap(character))
  return first === -1 ? '' : characters.slice(first, last + 1).join('')
}

const fold = (text: string) => (CAPITALS.test(text) && !/[a-f]/.test(text) ? text.toLowerCase() : text)
