import { randomBytes } from 'node:crypto'
import { type Chain, defineChain } from 'viem'
import type { RequestHandler } from '../directory/create-directory.js'
import { checkHost } from '../http/check-host.js'
import { answerFailure } from '../http/failure.js'
import { createSignIn } from './create-sign-in.js'
import type { SignInNetwork } from './sign-in-options.js'

export type LoopbackSignInOptions = {
  chains: readonly { id: number; name: string; rpcUrl: string }[]
  /** Networks of other namespaces. */
  networks?: readonly SignInNetwork[]
  /** Returns the port of the pages. Called with each request: it may be known only once they are served. */
  readPort: () => number
  /** The path of this server on the pages' server. */
  path: string
}

/** The names by which pages of this machine are opened. */
const names = ['localhost', '127.0.0.1'] as const

/**
 * The sign-in server of pages on loopback. Each name of the machine is a separate site to browsers, so each has its own
 * domain, which comes from this list and the port of the pages. Sessions end when the process does.
 */
export function createLoopbackSignIn({ chains, networks, readPort, path }: LoopbackSignInOptions): RequestHandler {
  const evmChains = chains.map(toChain)
  const servers = new Map<string, RequestHandler>()
  const start = (domain: string) =>
    createSignIn({
      domain,
      uri: `http://${domain}`,
      chains: evmChains,
      ...(networks && { networks }),
      secret: randomBytes(32).toString('hex'),
      path,
    })
  return async (request) => {
    const refusal = checkHost(request.headers)
    if (refusal) return refusal
    const { hostname } = new URL(`http://${request.headers.get('host')}`)
    const name = names.find((known) => known === hostname)
    if (!name) return answerFailure(401, [{ field: 'host', description: 'Call localhost or 127.0.0.1 to sign in.' }])
    const domain = `${name}:${readPort()}`
    const server = servers.get(domain) ?? start(domain)
    servers.set(domain, server)
    return server(request)
  }
}

function toChain({ id, name, rpcUrl }: LoopbackSignInOptions['chains'][number]): Chain {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  return defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } })
}
