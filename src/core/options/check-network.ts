import { isRecord } from '../../rules/is-record.js'
import { type Namespace, namespaces } from '../model/caip.js'
import type { Network, NetworkInput } from '../model/network.js'
import { atLeastOne, check, isText, isWhole, oneOf, optional, pageUrl, text, url } from './kinds.js'

const object = check<NetworkInput>(isRecord, 'Write a network, for example one of viem/chains.')

/** The kind of a namespace. */
export const namespaceKind = oneOf<Namespace>(namespaces)

const evmId = check((got) => isWhole(got, 1), 'Write a whole number above 0, for example 8453.')
const caipReference = check(
  (got) => /^[-_a-zA-Z0-9]{1,32}$/.test(String(got)),
  'Write the CAIP-2 reference: 1 to 32 letters, digits, - or _.',
)
const name = text('Write the name of the network.')
const nativeCurrency = check(
  (got) => isRecord(got) && isWhole(got.decimals, 0) && isText(got.symbol),
  "Write { name: 'Ether', symbol: 'ETH', decimals: 18 }.",
)
// Lintel sends POST requests, which WebSocket servers do not answer.
const nodes = atLeastOne(
  url(/^https?:$/, 'Write the HTTP URL of a node that starts with https:// or http://. WebSocket URLs do not work.'),
  'Write at least one URL of a node of this network.',
)
const explorerUrl = optional(pageUrl)

/** Checks a network, which may have another library's fields, and adds its namespace and CAIP-2 id. @throws InvalidOptionError */
export function checkNetwork(got: unknown, path: string): Network {
  const input = object(got, path)
  const chainNamespace = namespaceKind(input.chainNamespace ?? 'eip155', `${path}.chainNamespace`)
  const id = chainNamespace === 'eip155' ? evmId : caipReference
  id(input.id, `${path}.id`)
  name(input.name, `${path}.name`)
  nativeCurrency(input.nativeCurrency, `${path}.nativeCurrency`)
  nodes(input.rpcUrls?.default?.http, `${path}.rpcUrls.default.http`)
  explorerUrl(input.blockExplorers?.default.url, `${path}.blockExplorers.default.url`)
  return { ...input, chainNamespace, caipNetworkId: `${chainNamespace}:${input.id}` }
}
