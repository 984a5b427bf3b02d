import * as v from 'valibot'
import { type Address, createPublicClient, http, isHex, parseAbi, verifyMessage } from 'viem'
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import { readUpTo } from '../../../src/rules/rpc/read-up-to.js'
import type { SocialProfile } from './social-profile.js'

export type FarcasterAccess = {
  /** URL of the relay of the channel protocol (FIP-11), such as `https://relay.farcaster.xyz`. */
  relayUrl: string
  /** URL of a node of OP Mainnet, whose registry maps a Farcaster id to the address of its owner. */
  rpcUrl: string
}

/** The message that a channel asks the visitor to sign. */
export type ChannelRequest = {
  /** The domain of the app, such as `app.example`. */
  domain: string
  uri: string
  nonce: string
}

export type FarcasterClient = {
  /** Opens a channel. @throws Error when the relay does not answer. */
  createChannel(request: ChannelRequest): Promise<{ token: string; url: string }>
  /**
   * The visitor of a channel, or undefined before the visitor has signed.
   *
   * @throws Error when the relay does not answer, or the signature and the registry do not prove its answer.
   */
  readProfile(token: string, request: ChannelRequest, now: number): Promise<SocialProfile | undefined>
}

/** The registry of Farcaster ids on OP Mainnet. */
const ID_REGISTRY: Address = '0x00000000Fc6c5F01Fc30151999387Bb99A9f489b'
const registryAbi = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])
/** The id of the chain that the message names: OP Mainnet. */
const CHAIN_ID = 10
/** In ms. */
const TIME_LIMIT = 10_000
/** Bytes of an answer of the relay. */
const MAX_ANSWER = 65_536

const channelSchema = v.object({
  channelToken: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  url: v.pipe(v.string(), v.maxLength(2_000), v.regex(/^https?:\/\//)),
})
const statusSchema = v.variant('state', [
  v.object({ state: v.literal('pending') }),
  v.object({
    state: v.literal('completed'),
    message: v.pipe(v.string(), v.maxLength(5_000)),
    signature: v.pipe(v.string(), v.maxLength(1_000)),
    fid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    username: v.nullish(v.pipe(v.string(), v.maxLength(100))),
  }),
])

/** The client of a Farcaster relay. The relay is not trusted: the visitor's signature and the registry decide. */
export function createFarcasterClient({ relayUrl, rpcUrl }: FarcasterAccess): FarcasterClient {
  const base = relayUrl.replace(/\/+$/, '')
  const chain = createPublicClient({ transport: http(rpcUrl, { timeout: TIME_LIMIT, retryCount: 1 }) })
  const ask = async (path: string, init: RequestInit) => {
    const signal = AbortSignal.timeout(TIME_LIMIT)
    const response = await fetch(`${base}${path}`, { ...init, signal, redirect: 'error' })
    const text = await readUpTo(MAX_ANSWER, response)
    if (!response.ok || text === undefined) throw new Error(`The relay answered with ${response.status}.`)
    return JSON.parse(text)
  }
  return {
    async createChannel({ domain, uri, nonce }) {
      const reply = await ask('/v1/channel', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ siweUri: uri, domain, nonce }),
      })
      const { channelToken, url } = v.parse(channelSchema, reply)
      return { token: channelToken, url }
    },
    async readProfile(token, { domain, uri, nonce }, now) {
      const headers = { authorization: `Bearer ${token}` }
      const status = v.parse(statusSchema, await ask('/v1/channel/status', { headers }))
      if (status.state === 'pending') return undefined
      const { message, signature, fid, username } = status
      const signed = parseSiweMessage(message)
      const isRight =
        validateSiweMessage({ message: signed, domain, nonce, time: new Date(now) }) &&
        signed.uri === uri &&
        signed.chainId === CHAIN_ID &&
        signed.resources?.includes(`farcaster://fid/${fid}`)
      if (!isRight || !signed.address || !isHex(signature)) throw new Error('The message is not the requested one.')
      if (!(await verifyMessage({ address: signed.address, message, signature }))) {
        throw new Error('The signature is not that of the address.')
      }
      const owned = await chain.readContract({
        address: ID_REGISTRY,
        abi: registryAbi,
        functionName: 'idOf',
        args: [signed.address],
      })
      if (owned !== BigInt(fid)) throw new Error('The address does not own this Farcaster id.')
      return { subject: String(fid), userName: username ?? null, verifiedEmail: null }
    },
  }
}
