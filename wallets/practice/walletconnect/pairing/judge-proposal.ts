import type { OtherNamespace } from '../../state/namespace-accounts.js'
import type { PracticeWords } from '../../words/en.js'
import { findOtherNamespace, otherChains } from '../namespaces/other-chains.js'
import { formatPeer, type Peer, readPeer } from './peer.js'
import { readChainId, supportedChains, supportedEvents, supportedMethods } from './supported.js'

/** The request of a site for one namespace (CAIP-25). */
export type ProposedNamespace = { chains?: readonly string[]; methods: readonly string[]; events: readonly string[] }
export type ProposedNamespaces = Readonly<Record<string, ProposedNamespace>>

/** A site's proposal, with what this wallet supports of it. */
export type Proposal = {
  id: number
  peer: Peer
  /** Local chains of eip155 that the site requests. */
  chainIds: readonly number[]
  /** Other namespaces whose local chain the site requests. */
  others: readonly OtherNamespace[]
  /** Methods that the site may call. */
  methods: readonly string[]
  /** Why the wallet must reject it; null when it can be approved. */
  obstacle: string | null
}

export type ProposalSource = {
  id: number
  proposer: { metadata: unknown }
  requiredNamespaces: ProposedNamespaces
  optionalNamespaces: ProposedNamespaces
}

/** Determines what this wallet supports of a proposal, and why it must be rejected, if so. */
export function judgeProposal(source: ProposalSource, words: PracticeWords): Proposal {
  const required = listWants(source.requiredNamespaces)
  const wants = [...required, ...listWants(source.optionalNamespaces)]
  const chains = allChains.filter((chain) => wants.some((want) => want.chains.includes(chain)))
  const methods = allMethods.filter((method) => wants.some((want) => want.methods.includes(method)))
  const peer = readPeer(source.proposer.metadata)
  return {
    id: source.id,
    peer,
    chainIds: chains.flatMap((chain) => readChainId(chain) ?? []),
    others: chains.flatMap((chain) => findOtherNamespace(chain) ?? []),
    methods,
    obstacle: findObstacle(required, words) ?? (chains.length === 0 ? explainNoChain(peer, wants, words) : null),
  }
}

const others = Object.values(otherChains)
const allChains = [...supportedChains, ...others.map(({ caipNetworkId }) => caipNetworkId)]
const allMethods = [...supportedMethods, ...others.flatMap(({ methods }) => methods)]

/** The features of the wallet in each namespace. */
const offers: Readonly<Record<string, { methods: readonly string[]; events: readonly string[] }>> = {
  eip155: { methods: supportedMethods, events: supportedEvents },
  ...Object.fromEntries(
    Object.entries(otherChains).map(([namespace, { methods }]) => [namespace, { methods, events: [] }]),
  ),
}

function listWants(namespaces: ProposedNamespaces) {
  return Object.entries(namespaces).map(([key, { chains, methods, events }]) => ({
    // A namespace key such as `eip155:1` names the chain itself, without a list of chains.
    chains: key.includes(':') ? [key] : (chains ?? []),
    offer: offers[key.split(':')[0] ?? ''] ?? { methods: [], events: [] },
    methods,
    events,
  }))
}

type Want = ReturnType<typeof listWants>[number]

function findObstacle(required: readonly Want[], words: PracticeWords): string | null {
  const { obstacles } = words
  const missing = (wanted: readonly string[], offered: readonly string[]) =>
    wanted.filter((item) => !offered.includes(item))
  const chains = required.flatMap((want) => missing(want.chains, allChains))
  if (chains.length > 0) return obstacles.chains({ items: listSome(chains, words) })
  const methods = required.flatMap((want) => missing(want.methods, want.offer.methods))
  if (methods.length > 0) return obstacles.methods({ items: listSome(methods, words) })
  const events = required.flatMap((want) => missing(want.events, want.offer.events))
  return events.length > 0 ? obstacles.events({ items: listSome(events, words) }) : null
}

function explainNoChain(peer: Peer, wants: readonly Want[], words: PracticeWords): string {
  const chains = wants.flatMap((want) => want.chains)
  const site = formatPeer(peer)
  if (chains.length === 0) return words.obstacles.noNetwork({ site })
  return words.obstacles.otherNetworks({ site, items: listSome(chains, words) })
}

/** Formats the first few of possibly hundreds of items. */
function listSome(items: readonly string[], { comma, obstacles }: PracticeWords): string {
  const all = [...new Set(items)].map((item) => item.slice(0, 40))
  const rest = all.length - 3
  const first = all.slice(0, 3).join(comma)
  return rest > 0 ? obstacles.more({ items: first, count: rest }) : first
}
