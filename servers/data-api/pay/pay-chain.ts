import { type Address, type Hex, type PublicClient, parseAbi, zeroAddress, zeroHash } from 'viem'
import { PAYMENT_FACTORY } from '../../../src/features/pay/data/schema.js'
import { localChains } from '../../chains/local-chains.js'
import type { ChainFacts } from '../chain/chain-facts.js'
import { readEach } from '../chain/read-each.js'
import type { TokenReader } from '../readers/create-token-reader.js'

/** A network that payments are taken on. */
export type PayChain = {
  /** CAIP-2. */
  network: string
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  /** Tokens whose arrival is reported, although no request names them. In lower case. */
  tokens: ReadonlySet<string>
  /** How many confirmations a transfer needs. */
  required: number
  readTokens: TokenReader
  /** Reads the domain (EIP-712) for authorized transfers of a token (EIP-3009). Null if the token has no such transfers. */
  readDomain: (contract: Hex) => Promise<TokenDomain | null>
  /** Whether the factory of payment addresses is there. */
  hasFactory: () => Promise<boolean>
}

/** As the token has it, to the letter: signatures depend on it. */
export type TokenDomain = { name: string; version: string }

export type PayChainOptions = {
  facts: ChainFacts
  client: PublicClient
  readTokens: TokenReader
  /** By chain id, in place of the usual ones. */
  confirmations: ReadonlyMap<number, number>
}

/** The longest name and version of a domain. */
const MAX_TEXT = 100
const domainAbi = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function authorizationState(address authorizer, bytes32 nonce) view returns (bool)',
])

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
/** The default for other chains. */
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
    async readDomain(address) {
      const contract = { address, abi: domainAbi }
      const [name, version, state] = await readEach(client, [
        { ...contract, functionName: 'name' },
        { ...contract, functionName: 'version' },
        { ...contract, functionName: 'authorizationState', args: [zeroAddress, zeroHash] },
      ])
      const isText = (text: unknown): text is string => typeof text === 'string' && text.length <= MAX_TEXT
      return typeof state === 'boolean' && isText(name) && isText(version) ? { name, version } : null
    },
    async hasFactory() {
      // Code without a self-destruct stays.
      isDeployed ||= (await client.getCode({ address: PAYMENT_FACTORY as Address })) !== undefined
      return isDeployed
    },
  }
}
