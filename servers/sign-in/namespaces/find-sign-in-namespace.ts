import type { CaipNetworkId, Namespace } from '../../../src/core/model/caip.js'
import { bip122 } from './bip122.js'
import { eip155 } from './eip155.js'
import { polkadot } from './polkadot.js'
import type { SignInNamespace } from './sign-in-namespace.js'
import { solana } from './solana.js'

/** The namespaces whose signatures this server verifies. Messages of others are refused. */
const namespaces: Partial<Record<Namespace, SignInNamespace>> = { eip155, solana, bip122, polkadot }

/** The rules of a network's namespace; undefined if visitors cannot sign in on it. */
export function findSignInNamespace(chainId: CaipNetworkId): SignInNamespace | undefined {
  const [namespace] = chainId.split(':') as [Namespace]
  return namespaces[namespace]
}
