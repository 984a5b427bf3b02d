import type { InferOutput } from 'valibot'
import { type Address, erc20Abi, formatUnits, getAddress, type PublicClient } from 'viem'
import type { balanceSchema } from '../../../src/services/data-api/schema.js'
import type { ChainFacts } from '../chain/chain-facts.js'
import { readEach } from '../chain/read-each.js'
import { createCache } from './create-cache.js'
import type { TokenReader } from './create-token-reader.js'
import { isImitation } from './is-imitation.js'
import { describeWorth, type PriceReader } from './prices/create-price-reader.js'

export type Balance = InferOutput<typeof balanceSchema>

export type BalanceReader = (account: Address, isForced: boolean) => Promise<Balance[]>

export type BalanceReaderOptions = {
  facts: ChainFacts
  client: PublicClient
  prices: PriceReader
  readTokens: TokenReader
  /** Lists the ERC-20 contracts that an account has had to do with. Empty while the index is not there. */
  listContracts: (account: Address) => Promise<readonly Address[]>
}

/** How long balances are kept, ms: long enough for the tabs of one visitor, and shorter than clients poll. */
const LIFETIME = 3_000

/**
 * Reads the balances of an account on a chain: the native currency, the curated tokens and those that the index knows. Tokens
 * without a balance are left out.
 */
export function createBalanceReader(options: BalanceReaderOptions): BalanceReader {
  const cache = createCache<Balance[]>(LIFETIME)
  return (account, isForced) => cache.read(account, () => readBalances(options, account), isForced)
}

async function readBalances(options: BalanceReaderOptions, account: Address): Promise<Balance[]> {
  const { facts, client, prices, readTokens, listContracts } = options
  const curated = facts.tokens.map(({ address }) => address)
  const listed = (await listContracts(account)).map((address) => getAddress(address))
  const others = listed.filter((address) => !curated.includes(address))
  const read = (addresses: readonly Address[]) =>
    readEach(
      client,
      addresses.map((address) => ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })),
    )
  // Separate, so that a stranger's contract cannot spoil the answers of the curated ones.
  const [native, ownAmounts, otherAmounts] = await Promise.all([
    client.getBalance({ address: account }),
    read(curated),
    read(others),
  ])
  const amounts = [...ownAmounts, ...otherAmounts]
  const held = [...curated, ...others].flatMap((address, index) => {
    const amount = amounts[index]
    return typeof amount === 'bigint' && amount > 0n ? [{ address, amount }] : []
  })
  const tokens = held.map(({ address }) => address)
  const [known, priced] = await Promise.all([readTokens(tokens), prices.read(['native', ...tokens])])
  const chainId = `eip155:${facts.id}`
  const describeAmount = (token: Address | 'native', amount: bigint, decimals: number) => {
    const numeric = formatUnits(amount, decimals)
    const found = priced.get(token)
    const worth = describeWorth(found, numeric)
    const source = found && worth.price !== undefined ? { priceSource: found.source } : {}
    return { chainId, quantity: { decimals: String(decimals), numeric }, ...worth, ...source }
  }
  const { decimals, ...nativeNames } = facts.nativeCurrency
  const balances: Balance[] = held.map(({ address, amount }) => {
    const token = known.get(address) ?? { name: null, symbol: null, decimals: null, icon: null }
    return {
      name: token.name ?? 'Unknown token',
      symbol: token.symbol ?? '',
      address: `${chainId}:${address}`,
      isSpam: isImitation(facts, { address, ...token }),
      ...describeAmount(address, amount, token.decimals ?? 0),
      ...(token.icon === null ? {} : { iconUrl: token.icon }),
    }
  })
  return [{ ...nativeNames, ...describeAmount('native', native, decimals) }, ...balances]
}
