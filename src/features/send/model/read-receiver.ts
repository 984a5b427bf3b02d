import type { Namespace } from '../../../core/model/caip.js'

/** Why a text has no receiver. */
export type ReceiverProblem =
  /** Neither an address nor a name; an address with a wrong character (checksum). */
  | { reason: 'format' | 'checksum' }
  /** An address of another family of chains. */
  | { reason: 'foreign'; namespace: Namespace }
  /** A name without an address on this network; a name that is not valid by ENSIP-15; such a name with letters of several alphabets. */
  | { reason: 'name-unknown' | 'name-invalid' | 'name-mixed'; name: string }
  /** The records of the name are on a server that the app does not allow. */
  | { reason: 'name-gateway'; name: string }

/** The content of a receiver field. */
export type ReceiverState =
  | { status: 'empty' }
  /** Its name is being looked up. */
  | { status: 'pending' }
  | { status: 'invalid'; problem: ReceiverProblem }
  /** Its name could not be looked up. `isGateway`: the server of the name did not answer. */
  | { status: 'failed'; isGateway?: boolean }
  /** `name`: the typed text, if it is a name. */
  | { status: 'valid'; address: string; name?: string }

/** The kind of the text, before a lookup. */
export type ReadReceiver =
  | Extract<ReceiverState, { status: 'empty' | 'invalid' | 'valid' }>
  | { status: 'name'; name: string }

/** Longer texts are neither a name nor an address. */
const MAX_LENGTH = 256

/** The forms of addresses, for telling a visitor which chain a text belongs to. They check no checksum. */
const forms: readonly [Namespace, RegExp][] = [
  ['eip155', /^0x[0-9a-f]{40}$/i],
  ['bip122', /^((bc|tb)1[02-9ac-hj-np-z]{11,71}|[13mn2][1-9A-HJ-NP-Za-km-z]{25,34})$/],
  ['polkadot', /^[1-9A-HJ-NP-Za-km-z]{46,48}$/],
  ['solana', /^[1-9A-HJ-NP-Za-km-z]{32,44}$/],
]

/**
 * Reads the text of a receiver field. A name has a dot, and no address has one.
 *
 * @param isAddress Whether a text is an address of `namespace`, its checksum included.
 */
export function readReceiver(
  typed: string,
  { namespace, isAddress }: { namespace: Namespace; isAddress(text: string): boolean },
): ReadReceiver {
  const text = typed.trim()
  if (text === '') return { status: 'empty' }
  if (text.length <= MAX_LENGTH && /^\S+\.\S+$/.test(text)) return { status: 'name', name: text }
  if (isAddress(text)) return { status: 'valid', address: text }
  const form = forms.find(([, pattern]) => pattern.test(text))?.[0]
  const isForeign = form !== undefined && form !== namespace
  return {
    status: 'invalid',
    problem: isForeign ? { reason: 'foreign', namespace: form } : { reason: form ? 'checksum' : 'format' },
  }
}
