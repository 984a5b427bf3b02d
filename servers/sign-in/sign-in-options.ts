import type { Chain, Transport } from 'viem'
import { InvalidOptionError } from '../../src/core/errors/option-errors.js'
import type { NetworkInput } from '../../src/core/model/network.js'
import type { RequestRate } from '../http/create-request-limits.js'
import { findSignInNamespace } from './namespaces/find-sign-in-namespace.js'
import type { SignInStore } from './sign-in-store.js'

/** A network of another namespace than eip155: one of `lintel/solana`, `lintel/bip122` or `lintel/polkadot`. */
export type SignInNetwork = Pick<NetworkInput, 'id' | 'chainNamespace' | 'ss58Prefix'>

export type SignInOptions = {
  /** The host of your page, with its port, as browsers show it: `app.example`, `localhost:3000`. */
  domain: string
  /** The origin of your page: `https://app.example`. `http:` on loopback only. */
  uri: string
  /** The EVM networks that visitors may sign in on. Their nodes verify the signatures of smart accounts. */
  chains: readonly Chain[]
  /** The networks of solana, bip122 and polkadot that visitors may sign in on, as `createLintel` takes them. */
  networks?: readonly SignInNetwork[]
  /** viem's transport of a network, by its id. Default: `http()` of its first public node. */
  transports?: Readonly<Record<number, Transport>>
  /** 32 or more characters that only your server knows. All processes of a site need the same. */
  secret: string
  /** Default: `createMemorySignInStore()`, which is for one process. */
  store?: SignInStore
  /** The path of this server, as browsers see it. Nonce cookies go to it alone. Default: `/`. */
  path?: string
  /** ms. A session ends sooner when its message expires sooner. At most 400 days. Default: 7 days. */
  sessionLifetime?: number
  /** How long a visitor has to sign, ms. Default: 5 minutes. */
  nonceLifetime?: number
  /** Requests of one IP address. A sign-in counts as ten. Default: 10 per second and 200 at once. */
  perAddress?: RequestRate
  /** Returns the IP address of the caller, for its limits. Default: unknown, so there are no limits. */
  readAddress?: (request: Request) => string | undefined
  /** ms since the epoch. Default: `Date.now`. */
  now?: () => number
  /** Receives what failed inside of a request. Default: `console.error`. */
  report?: (message: string) => void
}

/** The maximum that browsers accept (RFC 6265bis), ms. */
const MAX_COOKIE = 400 * 86_400_000

/** @throws InvalidOptionError */
export function checkSignInOptions(options: SignInOptions): void {
  const { domain, uri, chains, networks = [], secret, path = '/', sessionLifetime = 1, nonceLifetime = 1 } = options
  const demand = (isValid: boolean, option: string, got: unknown, write: string) => {
    if (!isValid) throw new InvalidOptionError({ option, got, write })
  }
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const isLoopback = url !== undefined && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
  demand(
    url !== undefined && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)),
    'uri',
    uri,
    "Write the origin of your page, for example 'https://app.example'. `http:` is for localhost only.",
  )
  demand(domain === url?.host, 'domain', domain, `Write the host of \`uri\`, with its port: '${url?.host}'.`)
  const hasNetwork = chains.length + networks.length > 0
  demand(hasNetwork, 'chains', chains, "Write the networks of viem, for example [mainnet] of 'viem/chains'.")
  for (const [index, { chainNamespace = 'eip155', id }] of networks.entries()) {
    const isKnown = chainNamespace !== 'eip155' && findSignInNamespace(`${chainNamespace}:${id}`) !== undefined
    const write = 'Write networks of solana, bip122 and polkadot here, and those of EVM chains in `chains`.'
    demand(isKnown, `networks[${index}].chainNamespace`, chainNamespace, write)
  }
  const length = secret?.length ?? 0
  // Its length alone: an error may be logged.
  const got = length === 0 ? undefined : `${length} characters`
  demand(length >= 32, 'secret', got, 'Write 32 or more random characters, for example of `openssl rand -hex 32`.')
  demand(
    /^\/([\w.~-]+(\/[\w.~-]+)*)?$/.test(path),
    'path',
    path,
    "Write the path of this server, for example '/sign-in'.",
  )
  const isSpan = (span: number) => Number.isFinite(span) && span > 0 && span <= MAX_COOKIE
  const write = 'Write milliseconds above 0, at most 400 days.'
  demand(isSpan(sessionLifetime), 'sessionLifetime', sessionLifetime, write)
  demand(isSpan(nonceLifetime), 'nonceLifetime', nonceLifetime, write)
}
