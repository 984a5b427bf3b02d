import { tidyText } from '../../format/tidy-text.js'
import type { CaipNetworkId } from '../../model/caip.js'

/** The chains of the short names (EIP-3770) that wallets write before an address. */
const shortNames = new Map(
  Object.entries({
    eth: 1,
    oeth: 10,
    bnb: 56,
    gno: 100,
    matic: 137,
    base: 8453,
    arb1: 42161,
    avax: 43114,
    sep: 11155111,
  }),
)

/** EIP-681, Solana Pay and BIP-21. A link that calls a function, such as `transfer`, has the address of a contract, not of the receiver. */
const LINK = /^(?:ethereum:(?:pay-)?|solana:|bitcoin:)([^:@/?]+)(?:@(\d+))?(?:\?.*)?$/i
const CAIP_10 = /^([-a-z\d]{3,8}:[-\w]{1,32}):(\w+)$/
const SHORT_NAME = /^(\w+):(0x[\da-f]{40})$/i

/** The forms of addresses on the chains that support sending. */
const ADDRESS = /^(0x[\da-f]{40}|[1-9A-HJ-NP-Za-km-z]{32,48}|(bc|tb)1[a-z\d]{11,71})$/i

/** Spaces of any width, line ends and invisible characters. */
const GAPS = /[\s\p{Cf}\p{DI}]+/gu

/** The meaning of the text of a receiver field. */
export type TidyReceiver = {
  /** The address or the name alone. A text that may mean something else stays as it is. */
  text: string
  /** Whether the text names another network of the same family of chains. */
  isElsewhere: boolean
}

/**
 * Extracts an address if the meaning is certain: from the link of a QR code, with its network before it, with
 * spaces, line ends, wide or invisible characters inside, in capitals, which carry no checksum (EIP-55). For `to` of
 * `useSend`.
 *
 * @param network The network of the payment.
 * @example tidyReceiver('ethereum:0x7099…@1', 'eip155:1') // { text: '0x7099…', isElsewhere: false }
 */
export function tidyReceiver(typed: string, network: CaipNetworkId): TidyReceiver {
  const narrow = tidyText(typed)
  const whole = narrow.replace(GAPS, '')
  const { target, chain } = readLink(whole)
  const address = /^0[xX][\dA-F]{40}$/.test(target) ? target.toLowerCase() : target
  const namespace = network.slice(0, network.indexOf(':') + 1)
  const isElsewhere = chain !== undefined && chain !== network && chain.startsWith(namespace)
  // Only an address and a link keep their meaning without gaps.
  return { text: ADDRESS.test(address) || target !== whole ? address : narrow, isElsewhere }
}

function readLink(text: string): { target: string; chain?: string | undefined } {
  const [, linked, id] = LINK.exec(text) ?? []
  if (linked !== undefined) return { target: linked, ...(id !== undefined && { chain: `eip155:${id}` }) }
  const [, chain, named] = CAIP_10.exec(text) ?? []
  if (named !== undefined) return { target: named, chain }
  const [, name = '', address] = SHORT_NAME.exec(text) ?? []
  const short = shortNames.get(name.toLowerCase())
  return address === undefined || short === undefined ? { target: text } : { target: address, chain: `eip155:${short}` }
}
