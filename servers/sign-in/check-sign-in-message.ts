import type { CaipNetworkId } from '../../src/core/model/caip.js'
import type { SignInMessageData } from '../../src/core/model/siwx.js'
import { parseSignInMessage } from '../../src/core/requests/caip-122/message.js'
import { findSignInNamespace } from './namespaces/find-sign-in-namespace.js'
import { SignInError } from './sign-in-error.js'

export type MessageExpectations = {
  /** The host of your page, with its port. */
  domain: string
  /** The origin of your page, or any URL of it. A message may name any page of the same origin. */
  uri: string
  /** The accepted networks, CAIP-2. Default: all of eip155. */
  chainIds?: readonly CaipNetworkId[] | undefined
  /** The prefix of addresses (SS58) on networks of polkadot, by their ids. Default: 42. */
  ss58Prefixes?: Readonly<Partial<Record<CaipNetworkId, number>>> | undefined
  /** ms since the epoch. */
  now: number
  /** How old a message may be, ms. Default: 5 minutes. */
  maxAge?: number | undefined
}

/** How far the clock of a visitor may be from the server's, ms. */
const CLOCK_SKEW = 60_000
const DEFAULT_MAX_AGE = 300_000

/**
 * Checks everything of a message but its nonce and its signature.
 *
 * @throws SignInError
 */
export function checkSignInMessage(message: string, expected: MessageExpectations): SignInMessageData {
  const data = parseSignInMessage(message)
  if (!data) throw new SignInError('message', 'Must be a sign-in message, exactly as EIP-4361 or CAIP-122 writes it.')
  if (data.domain !== expected.domain) throw new SignInError('domain', 'The message is for another domain.')
  if (!isOfOrigin(data.uri, new URL(expected.uri).origin)) {
    throw new SignInError('uri', 'The message is for another origin.')
  }
  const { accountAddress, chainId } = data
  const namespace = findSignInNamespace(chainId)
  if (!namespace || !(expected.chainIds?.includes(chainId) ?? chainId.startsWith('eip155:'))) {
    throw new SignInError('chain', 'The network of the message is not accepted here.')
  }
  if (!namespace.isAddress(accountAddress, { chainId, ss58Prefix: expected.ss58Prefixes?.[chainId] })) {
    throw new SignInError('message', `The address must be written ${namespace.addressForm}.`)
  }
  checkTimes(data, expected)
  return data
}

/** Compares text: a parser of URLs would read several spellings as the same origin, and drop a user name. */
function isOfOrigin(uri: string, origin: string): boolean {
  return uri.startsWith(origin) && ['', '/', '?', '#'].includes(uri.charAt(origin.length))
}

function checkTimes(data: SignInMessageData, { now, maxAge = DEFAULT_MAX_AGE }: MessageExpectations): void {
  const issuedAt = Date.parse(data.issuedAt)
  if (issuedAt > now + CLOCK_SKEW) {
    throw new SignInError('time', 'The message is from the future. Check the clock of this device.')
  }
  if (issuedAt < now - maxAge - CLOCK_SKEW) {
    throw new SignInError('time', 'The message is too old. Sign a new one, and check the clock of this device.')
  }
  if (data.expirationTime !== undefined && Date.parse(data.expirationTime) <= now) {
    throw new SignInError('time', 'The message has expired. Sign a new one.')
  }
  if (data.notBefore !== undefined && Date.parse(data.notBefore) > now) {
    throw new SignInError('time', 'The message is not valid yet.')
  }
}
