import type { Address } from 'viem'
import type { PracticeWords } from '../../words/en.js'
import { formatPeer, type Peer, readPeer } from '../pairing/peer.js'
import { readChainId, supportedChains } from '../pairing/supported.js'

/** A request to sign in while pairing (`wc_sessionAuthenticate`), with what this wallet supports of it. */
export type Authentication = {
  id: number
  peer: Peer
  /** Local chains that the site requests. May be empty. */
  chainIds: readonly number[]
  /** The account that signs. */
  address: Address
  /** The message to sign; null if the wallet must reject the request. */
  message: string | null
  /** Why it must; null when it can be approved. */
  obstacle: string | null
}

export type AuthenticationSource = {
  id: number
  requester: { metadata: unknown }
  authPayload: { chains: readonly string[] }
}

/** Determines what this wallet supports. `writeMessage` throws if the wallet does not support the request of the site. */
export function judgeAuthentication(
  { id, requester, authPayload }: AuthenticationSource,
  { address, writeMessage }: { address: Address; writeMessage: (id: number, address: Address) => string },
  words: PracticeWords['obstacles'],
): Authentication {
  const peer = readPeer(requester.metadata)
  const chains = supportedChains.filter((chain) => authPayload.chains.includes(chain))
  const judged = { id, peer, address, chainIds: chains.flatMap((chain) => readChainId(chain) ?? []) }
  const refuse = (obstacle: string) => ({ ...judged, message: null, obstacle })
  if (chains.length === 0) return refuse(words.noLocalChain({ site: formatPeer(peer) }))
  try {
    return { ...judged, message: writeMessage(id, address), obstacle: null }
  } catch {
    return refuse(words.message({ site: formatPeer(peer) }))
  }
}
