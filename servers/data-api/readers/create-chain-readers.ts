import type { Address, PublicClient } from 'viem'
import { toCoinType } from 'viem'
import type { ChainNode } from '../../rpc/create-node.js'
import { boundReads, contractBounds, signatureBounds, tokenUriBounds } from '../chain/bound-reads.js'
import { type ChainFacts, readChainFacts } from '../chain/chain-facts.js'
import { createChainClient } from '../chain/create-chain-client.js'
import { type ChainSwaps, createChainSwaps } from '../swap/create-chain-swaps.js'
import { type BalanceReader, createBalanceReader } from './create-balance-reader.js'
import { createTokenReader, type TokenReader } from './create-token-reader.js'
import { createIdentityReader, type IdentityReader } from './identity/create-identity-reader.js'
import { createNftReader, type NftReader } from './nfts/create-nft-reader.js'
import { createPriceReader, type PriceReader } from './prices/create-price-reader.js'

/** The readers of a chain. */
export type ChainReaders = {
  /** CAIP-2. */
  chainId: string
  facts: ChainFacts
  readTokens: TokenReader
  prices: PriceReader
  readBalances: BalanceReader
  nfts: NftReader
  /** Reads contracts and logs. */
  client: PublicClient
  /** Asks contracts whether they have signed. */
  verifier: PublicClient
  /** Absent on a chain without a registry of names. */
  readIdentity?: IdentityReader
  /** Absent on a chain without swaps. */
  swaps?: ChainSwaps
}

export type ChainReaderOptions = {
  id: number
  node: ChainNode
  /** URL of the IPFS gateway. */
  gateway: string | undefined
  /** URL of the upstream for prices. */
  priceUrl: string | undefined
  /** Lists the ERC-20 contracts that an account has had to do with. */
  listContracts: (chainId: string, account: Address) => Promise<readonly Address[]>
}

/** ENSIP-9. Also the coin type of a local chain that stands in for Ethereum. */
const COIN_TYPE_ETH = 60n
const LOCAL_ETHEREUM = 31337

export function createChainReaders({ id, node, gateway, priceUrl, listContracts }: ChainReaderOptions): ChainReaders {
  const chainId = `eip155:${id}`
  const facts = readChainFacts(id)
  const client = createChainClient(facts, boundReads(node, contractBounds))
  const readTokens = createTokenReader(facts, client)
  const prices = createPriceReader(facts, client, priceUrl)
  const swaps = createChainSwaps(facts, createChainClient(facts, boundReads(node, contractBounds)))
  const coinType = id === LOCAL_ETHEREUM ? COIN_TYPE_ETH : toCoinType(id)
  return {
    chainId,
    facts,
    client,
    readTokens,
    prices,
    readBalances: createBalanceReader({
      facts,
      client,
      prices,
      readTokens,
      listContracts: (account) => listContracts(chainId, account),
    }),
    nfts: createNftReader(createChainClient(facts, boundReads(node, tokenUriBounds)), gateway),
    verifier: createChainClient(facts, boundReads(node, signatureBounds)),
    ...(facts.contracts.ensUniversalResolver ? { readIdentity: createIdentityReader({ client, coinType }) } : {}),
    ...(swaps ? { swaps } : {}),
  }
}
