import { getAddress } from 'viem'
import { dataApi, dataApiRequests } from '../../../src/services/data-api/schema.js'
import { ApiFailure } from '../../http/api-failure.js'
import { createEndpointAdder } from '../../http/create-endpoint-adder.js'
import { parseAccount } from '../chain/parse-account.js'
import { parseOrderAccount } from '../on-ramp/parse-recipient.js'
import { listNftHoldings } from '../queries/list-nft-holdings.js'
import { listTransactions } from '../queries/list-transactions.js'
import type { ChainReaders } from '../readers/create-chain-readers.js'
import { createChecksums, formatTransaction, listContracts } from '../readers/format-transaction.js'
import { isSpam } from '../readers/nfts/is-spam.js'
import {
  type ApiContext,
  addCost,
  type DataApiApp,
  findChain,
  nameNftImage,
  readAccount,
  refuseChain,
} from './api-context.js'

/** The extra weight in requests of a balance that is not cached. */
const FORCED_COST = 10
/** Rows of a page. */
const PAGE = 50

/** Adds the history, the balances and the NFTs of an account. */
export function addAccountEndpoints(app: DataApiApp, context: ApiContext): void {
  const add = createEndpointAdder(app, dataApi, dataApiRequests)
  add(
    'listTransactions',
    {
      description: 'The transactions of an account, newest first; with `onramp` its orders with that provider.',
      before: [addCost(4)],
    },
    async ({ params, query: { cursor, chainId, onramp }, request: { req } }) => {
      if (onramp !== undefined) {
        const { address, network } = parseOrderAccount(params.account, 'account')
        if (network !== undefined && chainId !== undefined && network !== chainId) throw refuseChain()
        return context.readOrders({ address, network: network ?? chainId, provider: onramp })
      }
      const { address: account, chains } = readAccount(context, params.account, chainId)
      const chainIds = chains.map((chain) => chain.chainId)
      const { rows, next } = await context.queryIndex(chainIds, (db) =>
        listTransactions(db, { account, chainIds, cursor, limit: PAGE }),
      )
      const baseUrl = context.readBaseUrl(req.raw)
      const addChecksum = createChecksums()
      const named = await Promise.all(
        chains.map(async (chain) => {
          const own = rows.filter((row) => row.chainId === chain.chainId)
          const contracts = listContracts(own)
          const [tokens, prices] = await Promise.all([
            chain.readTokens(contracts),
            // A history without values is better than none.
            chain.prices.read(['native', ...contracts]).catch(() => new Map()),
          ])
          const nameImage = (contract: string, id: bigint) => nameNftImage(baseUrl, chain.chainId, contract, id)
          return [chain.chainId, { account, facts: chain.facts, tokens, prices, addChecksum, nameImage }] as const
        }),
      )
      const contexts = new Map(named)
      const data = rows.flatMap((row) => {
        const own = contexts.get(row.chainId)
        return own ? [formatTransaction(row, own)] : []
      })
      return { data, next }
    },
  )

  add(
    'listBalances',
    { description: 'The native currency and tokens of an account, by their value.', before: [addCost(4)] },
    async ({ params, query: { chainId, forceUpdate = '' }, request: { env } }) => {
      const { address, chains } = readAccount(context, params.account, chainId)
      const forced = forceUpdate.split(',').filter(Boolean).map(readForced)
      const isForced = (chain: ChainReaders) =>
        forced.some((one) => one.address === address && one.chainId === chain.chainId)
      const refusal = env.charge(FORCED_COST * chains.filter(isForced).length)
      if (refusal) return refusal
      const lists = await Promise.all(chains.map((chain) => chain.readBalances(address, isForced(chain))))
      const balances = lists.flat().sort((a, b) => (b.value ?? -1) - (a.value ?? -1))
      return { balances }
    },
  )

  add(
    'listNfts',
    { description: 'The NFTs of an account on a chain.', before: [addCost(19)] },
    async ({ params, query: { chainId, cursor }, request: { req } }) => {
      const { address: account } = readAccount(context, params.account, chainId)
      const chain = findChain(context, chainId)
      const { rows, next } = await context.queryIndex([chainId], (db) =>
        listNftHoldings(db, { account, chainId, cursor, limit: PAGE }),
      )
      const ids = rows.map(({ contract, tokenId }) => ({ contract: getAddress(contract), tokenId }))
      const [collections, metadata] = await Promise.all([
        chain.readTokens(ids.map(({ contract }) => contract)),
        chain.nfts.readMetadata(ids),
      ])
      const baseUrl = context.readBaseUrl(req.raw)
      const data = ids.map(({ contract, tokenId }, index) => {
        const own = metadata[index] ?? { name: null, description: null, image: null }
        const collection = collections.get(contract)?.name ?? null
        return {
          contract,
          tokenId: String(tokenId),
          name: own.name,
          collection,
          imageUrl: chain.nfts.hasImage(own) ? nameNftImage(baseUrl, chainId, contract, tokenId) : null,
          isSpam: isSpam({ collection, name: own.name, description: own.description }),
          quantity: String(rows[index]?.quantity ?? 1n),
        }
      })
      return { data, next }
    },
  )
}

function readForced(text: string) {
  const account = parseAccount(text.trim(), 'forceUpdate')
  if (account.chainId === undefined) {
    throw new ApiFailure(400, 'forceUpdate', 'Must be a list of accounts with their chain, such as eip155:1:0xab….')
  }
  return account
}
