import type { Address, PublicClient } from 'viem'
import { PAYMENT_FACTORY } from '../../../src/features/pay/data/schema.js'
import { localChains } from '../../chains/local-chains.js'
import type { ChainFacts } from '../chain/chain-facts.js'
import type { TokenReader } from '../readers/create-token-reader.js'

/** A network that payments are taken on. */
export type PayChain = {
  /** CAIP-2. */
  network: string
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  /** Tokens whose arrival is told, although no request names them. In lower case. */
  tokens: ReadonlySet<string>
  /** How many confirmations a transfer needs. */
  required: number
  readTokens: TokenReader
  /** Whether the factory of payment addresses is there. */
  hasFactory: () => Promise<boolean>
}

export type PayChainOptions = {
  facts: ChainFacts
  client: PublicClient
  readTokens: TokenReader
  /** By chain id, in place of the usual ones. */
  confirmations: ReadonlyMap<number, number>
}

/** By chain id. Reorganisations of more blocks are rare there. */
const usual: Readonly<Record<number, number>> = {
  1: 12,
  10: 20,
  100: 20,
  137: 64,
  8453: 20,
  42161: 20,
  [localChains[0].id]: 3,
  [localChains[1].id]: 1,
}
/** Of other chains. */
const USUAL = 20

export function createPayChain({ facts, client, readTokens, confirmations }: PayChainOptions): PayChain {
  let isDeployed = false
  return {
    network: `eip155:${facts.id}`,
    name: facts.name,
    nativeCurrency: facts.nativeCurrency,
    tokens: new Set(facts.tokens.map(({ address }) => address.toLowerCase())),
    required: confirmations.get(facts.id) ?? usual[facts.id] ?? USUAL,
    readTokens,
    async hasFactory() {
      // Code without a self-destruct stays.
      isDeployed ||= (await client.getCode({ address: PAYMENT_FACTORY as Address })) !== undefined
      return isDeployed
    },
  }
}
