import type { Hono } from 'hono'
import { type Address, decodeFunctionData, type Hex, keccak256, numberToHex, parseAbi, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { createToken } from '../secrets/tokens.js'
import { answerStandIn } from './render-stand-in.js'

type Signed = { message: string; signature: Hex; fid: number; username: string }
type Channel = { domain: string; uri: string; nonce: string; signed?: Signed }

const registryAbi = parseAbi(['function idOf(address owner) view returns (uint256 fid)'])
/** The maximum number of channels. The oldest is deleted first. */
const MAX_CHANNELS = 1_000

/**
 * Adds a relay that stands in for Farcaster's: `/farcaster/v1/channel` (FIP-11), the page that signs, and a node at
 * `/farcaster/rpc` whose registry has the accounts that have signed.
 */
export function addFarcasterStandIn(app: Hono, readUrl: () => string): void {
  const channels = new Map<string, Channel>()
  const owners = new Map<Address, number>()
  const writeStatus = ({ nonce, signed }: Channel, url: string) =>
    signed ? { state: 'completed', nonce, url, ...signed } : { state: 'pending', nonce, url }
  const nameUrl = (token: string) => `${readUrl()}/farcaster/connect?channelToken=${token}`

  app.post('/farcaster/v1/channel', async ({ req, json }) => {
    const { siweUri, domain, nonce } = await req.json<{ siweUri: string; domain: string; nonce: string }>()
    const token = createToken()
    channels.set(token, { domain, uri: siweUri, nonce })
    const [oldest] = channels.keys()
    if (oldest !== undefined && channels.size > MAX_CHANNELS) channels.delete(oldest)
    return json({ channelToken: token, url: nameUrl(token), nonce }, 201)
  })
  app.get('/farcaster/v1/channel/status', ({ req, json }) => {
    const token = /^Bearer (.+)$/.exec(req.header('authorization') ?? '')?.[1] ?? ''
    const channel = channels.get(token)
    if (!channel) return json({ error: 'Unauthorized' }, 401)
    return json(writeStatus(channel, nameUrl(token)), channel.signed ? 200 : 202)
  })

  app.get('/farcaster/connect', ({ req, notFound }) => {
    const token = req.query('channelToken') ?? ''
    if (!channels.has(token)) return notFound()
    return answerStandIn({
      name: 'Farcaster',
      action: '/farcaster/connect',
      hidden: { channelToken: token },
      fields: '<p><label>User name <input name="name" value="ada" required maxlength="60"></label></p>',
    })
  })
  app.post('/farcaster/connect', async ({ req, text, notFound }) => {
    const form = new URLSearchParams(await req.text())
    const channel = channels.get(form.get('channelToken') ?? '')
    if (!channel) return notFound()
    if (form.get('answer') === 'yes') channel.signed = await sign(channel, form.get('name') ?? '', owners)
    return text('Stand-in for Farcaster: you can close this window.')
  })

  app.post('/farcaster/rpc', async ({ req, json }) => {
    const { id, method, params } = await req.json<{ id: number; method: string; params: [{ data: Hex }] }>()
    if (method !== 'eth_call') return json({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Stand-in.' } })
    const { args } = decodeFunctionData({ abi: registryAbi, data: params[0].data })
    return json({ jsonrpc: '2.0', id, result: numberToHex(owners.get(args[0]) ?? 0, { size: 32 }) })
  })
}

async function sign({ domain, uri, nonce }: Channel, username: string, owners: Map<Address, number>): Promise<Signed> {
  const account = privateKeyToAccount(keccak256(toHex(`stand-in ${username}`)))
  const fid = Number.parseInt(account.address.slice(2, 10), 16) + 1
  owners.set(account.address, fid)
  const message = createSiweMessage({
    address: account.address,
    chainId: 10,
    domain,
    uri,
    nonce,
    version: '1',
    issuedAt: new Date(),
    statement: 'Farcaster Auth',
    resources: [`farcaster://fid/${fid}`],
  })
  return { message, signature: await account.signMessage({ message }), fid, username }
}
