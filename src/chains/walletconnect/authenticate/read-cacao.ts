import { type CaipAddress, type CaipNetworkId, isCaipNetworkId } from '../../../core/model/caip.js'
import type { SignInSession } from '../../../core/model/siwx.js'
import type { Authentication } from '../../../core/model/wallet-connect.js'
import { writeSignInMessage } from '../../../core/requests/caip-122/message.js'
import { isRecord } from '../../../rules/is-record.js'
import { type Recap, readRecap, writeAllowance } from './recap.js'

/** The content of one CACAO (CAIP-74). */
export type ReadCacao = {
  /** The account on each of its approved chains, the signed one first. */
  accounts: readonly CaipAddress[]
  methods: readonly string[]
  /** Null if the message is not the requested one. Its signature is not verified. */
  signIn: SignInSession | null
}

/** Reads a CACAO; null if it is not one, or is for a chain that was not requested. */
export function readCacao(cacao: unknown, { payload, chains }: Authentication): ReadCacao | null {
  const { p, s } = isRecord(cacao) ? cacao : {}
  if (!isRecord(p)) return null
  const [, chain, address] = /^did:pkh:(eip155:\d+):(0x[0-9a-f]{40})$/i.exec(String(p.iss)) ?? []
  if (address === undefined || !isCaipNetworkId(chain) || !chains.includes(chain)) return null
  const recap = readRecap(listTexts(p.resources))
  const approved = new Set([chain, ...(recap?.chains.filter((known) => chains.includes(known)) ?? [])])
  return {
    accounts: [...approved].map((network): CaipAddress => `${network}:${address}`),
    methods: recap?.methods ?? [],
    signIn: readSignIn({ p, s, recap, payload, chainId: chain, accountAddress: address }),
  }
}

type Parts = Pick<Authentication, 'payload'> & {
  p: Record<string, unknown>
  s: unknown
  recap: Recap | null
  chainId: CaipNetworkId
  accountAddress: string
}

function readSignIn({ p, s, recap, payload, chainId, accountAddress }: Parts): SignInSession | null {
  const signature = isRecord(s) && (s.t === 'eip191' || s.t === 'eip1271') ? s.s : undefined
  if (typeof signature !== 'string' || !isAsAsked(p, payload)) return null
  const asked = payload.statement ?? ''
  const statement = recap ? writeAllowance(asked, recap) : asked
  // Some wallets return the statement of the request, and add the permissions only to the text.
  if (![statement, asked].includes(readText(p.statement) ?? '')) return null
  const own = payload.resources ?? []
  const resources = listTexts(p.resources)
  if (resources.slice(0, recap ? -1 : undefined).join('\n') !== own.join('\n')) return null
  const { statement: _statement, resources: _resources, ...rest } = payload
  const data = {
    ...{ accountAddress, chainId, ...rest },
    ...(statement !== '' && { statement }),
    ...(Array.isArray(p.resources) && { resources }),
  }
  try {
    return { data, message: writeSignInMessage(data), signature }
  } catch {
    // The wallet's additions are not valid in a message.
    return null
  }
}

/** Whether all fields match the request, so that a wallet cannot create a session that lasts longer. */
function isAsAsked(p: Record<string, unknown>, { domain, uri, version, nonce, ...rest }: Authentication['payload']) {
  const { issuedAt, expirationTime, notBefore, requestId } = rest
  return (
    [p.domain, p.aud ?? p.uri, p.version, p.nonce, p.iat].join('\n') ===
      [domain, uri, version, nonce, issuedAt].join('\n') &&
    [readText(p.exp), readText(p.nbf), readText(p.requestId)].join('\n') ===
      [expirationTime, notBefore, requestId].join('\n')
  )
}

/** Some wallets write a missing field as null or as an empty text. */
function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function listTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
