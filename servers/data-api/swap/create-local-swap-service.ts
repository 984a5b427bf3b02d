import { type Address, encodeFunctionData, isAddressEqual, maxUint256, parseAbi } from 'viem'
import { ApiFailure } from '../../http/api-failure.js'
import { parseAccount } from '../chain/parse-account.js'
import { collectAnswers } from './collect-answers.js'
import type { ChainSwaps } from './create-chain-swaps.js'
import { estimateGas } from './estimate-gas.js'
import { readGasPrices } from './read-gas-price.js'
import type { ListedToken, SwapInput, SwapOffer, SwapProvider } from './swap-provider.js'
import type { SwapService } from './swap-service.js'

/** How long a quote is valid, ms. */
const QUOTE_LIFETIME = 30_000
/** How long a transaction may take to be mined, seconds. Clients refuse more than 20 min, and their clock may differ. */
const DEADLINE = 15 * 60
/** In percent. */
const DEFAULT_SLIPPAGE = 1
// As some tokens do, the function may return nothing.
const approveAbi = parseAbi(['function approve(address spender, uint256 value)'])

/** Answers the endpoints of swaps from the providers of each chain (CAIP-2). */
export function createLocalSwapService(chains: ReadonlyMap<string, ChainSwaps>): SwapService {
  /** @throws ApiFailure 400 */
  const findChain = (chainId: string | undefined, field: string) => {
    const chain = chainId === undefined ? undefined : chains.get(chainId)
    if (!chain) throw new ApiFailure(400, field, `Must be on one of ${[...chains.keys()].join(', ') || 'no network'}.`)
    return chain
  }
  /** Reads the account and both tokens of a request, which are on one chain. */
  const readTokens = (request: { userAddress: string; from: string; to: string }) => {
    const chain = findChain(parseAccount(request.from, 'from').chainId, 'from')
    const from = readToken(chain, request.from, 'from')
    const to = readToken(chain, request.to, 'to')
    if (from === to) throw new ApiFailure(400, 'to', 'Must be another token than `from`.')
    return { chain, from, to, account: readAddress(chain, request.userAddress, 'userAddress') }
  }
  const readInput = (request: { userAddress: string; from: string; to: string; amount: string }, slippage: number) => {
    const { chain, ...tokens } = readTokens(request)
    // Hundredths of a percent.
    const input = { ...tokens, amount: readAmount(request.amount), slippage: Math.round(slippage * 100) }
    return { chain, input }
  }

  return {
    async listSwapTokens({ chainId }) {
      const chain = chains.get(chainId)
      if (!chain) throw new ApiFailure(404, 'chainId', 'Network not supported for Swaps')
      return {
        tokens: chain.tokens.map(({ name, symbol, address, decimals, icon, hasPermit = false }) => ({
          name,
          symbol,
          address: `${chainId}:${address}`,
          decimals,
          eip2612: hasPermit,
          ...(icon ? { logoUri: icon } : {}),
        })),
      }
    },

    async listQuotes({ slippage = String(DEFAULT_SLIPPAGE), ...request }) {
      const { chain, input } = readInput(request, Number(slippage))
      const answers = await collectAnswers(
        chain.providers.map((provider) => async () => ({ provider, offer: await provider.quote(input) })),
      )
      const validUntil = Date.now() + QUOTE_LIFETIME
      const quotes = answers.flatMap(({ provider, offer }) => (offer ? [{ provider, offer }] : []))
      if (quotes.length === 0) throw createRouteFailure()
      return {
        quotes: quotes
          .toSorted((one, other) => compare(other.offer.toAmount, one.offer.toAmount))
          .map(({ provider, offer }) => ({ ...formatQuote(chain, input, provider, offer), validUntil })),
      }
    },

    async getGasPrice({ chainId }) {
      const chain = chains.get(chainId)
      if (!chain) throw new ApiFailure(404, 'chainId', 'Network not supported for Gas Price')
      const { standard, fast, instant } = await readGasPrices(chain.client)
      return { standard: String(standard), fast: String(fast), instant: String(instant) }
    },

    async getAllowance({ tokenAddress, userAddress, quoteId }) {
      const chain = findChain(parseAccount(tokenAddress, 'tokenAddress').chainId, 'tokenAddress')
      const token = readToken(chain, tokenAddress, 'tokenAddress')
      const owner = readAddress(chain, userAddress, 'userAddress')
      const { spender } = findProvider(chain, quoteId)
      // The native currency is sent along and needs no allowance.
      if (token.isNative) return { allowance: String(maxUint256) }
      return { allowance: String(await chain.readAllowance(token.address, owner, spender)) }
    },

    async buildApprove({ quoteId, amount, ...request }) {
      const { chain, from, to, account } = readTokens(request)
      if (amount === undefined) throw new ApiFailure(400, 'amount', 'Must be the amount to allow, in base units.')
      const { spender, needsApproval } = findProvider(chain, quoteId)
      if (!needsApproval(from, to)) throw new ApiFailure(400, 'from', 'Must be a token that needs an approval.')
      const args = [spender, checkSize(BigInt(amount))] as const
      const { fast } = await readGasPrices(chain.client)
      return {
        tx: {
          from: account,
          to: from.address,
          data: encodeFunctionData({ abi: approveAbi, functionName: 'approve', args }),
          value: '0',
          eip155: { gasPrice: String(fast) },
        },
        spender,
      }
    },

    async buildSwap({ eip155, minToAmount = '0', disableEstimate = false, quoteId, ...request }) {
      const { chain, input } = readInput(request, eip155.slippage)
      const provider = findProvider(chain, quoteId)
      const offer = await provider.quote(input)
      if (!offer) throw createRouteFailure()
      const least = BigInt(minToAmount)
      if (offer.toAmount < least) {
        throw new ApiFailure(400, 'minToAmount', `Must be ${offer.toAmount} at most: the price has changed.`)
      }
      const minimum = offer.minToAmount > least ? offer.minToAmount : least
      const latest = Math.floor(Date.now() / 1_000) + DEADLINE
      const { deadline, ...built } = provider.build(input, offer, { minimum, deadline: latest })
      const call = { from: input.account, to: offer.router, ...built }
      const [gas, { fast }] = await Promise.all([
        disableEstimate ? undefined : estimateGas(chain.client, call),
        readGasPrices(chain.client),
      ])
      return {
        tx: {
          from: call.from,
          to: call.to,
          data: call.data,
          amount: String(call.value),
          eip155: { ...(gas === undefined ? {} : { gas: String(gas) }), gasPrice: String(fast) },
        },
        router: offer.router,
        ...(deadline === undefined ? {} : { deadline }),
      }
    },
  }
}

/** @throws ApiFailure 400 for an account of another chain. */
function readAddress({ chainId }: ChainSwaps, text: string, field: string): Address {
  const account = parseAccount(text, field)
  if (account.chainId !== chainId) throw new ApiFailure(400, field, `Must be on ${chainId}.`)
  return account.address
}

/** @throws ApiFailure 400 for a token of another chain, and one that is not listed. */
function readToken(chain: ChainSwaps, text: string, field: string): ListedToken {
  const address = readAddress(chain, text, field)
  const token = chain.tokens.find((each) => isAddressEqual(each.address, address))
  if (!token) throw new ApiFailure(400, field, 'Must be a token of /v1/convert/tokens.')
  return token
}

/** @throws ApiFailure 400 */
function readAmount(text: string): bigint {
  return checkSize(BigInt(text))
}

/** @throws ApiFailure 400 */
function checkSize(amount: bigint): bigint {
  if (amount > maxUint256) throw new ApiFailure(400, 'amount', 'Must be below 2^256.')
  return amount
}

/** @throws ApiFailure 400 for the id of no quote. */
function findProvider({ providers }: ChainSwaps, quoteId: string | undefined): SwapProvider {
  const provider = providers.find(({ id }) => quoteId === undefined || quoteId.startsWith(`${id}:`))
  if (!provider) throw new ApiFailure(400, 'quoteId', 'Must be the id of a quote.')
  return provider
}

function compare(one: bigint, other: bigint): number {
  return Number(one > other) - Number(one < other)
}

function createRouteFailure(): ApiFailure {
  return new ApiFailure(404, 'to', 'There is no route for this amount.')
}

function formatQuote(chain: ChainSwaps, { from, to, amount }: SwapInput, provider: SwapProvider, offer: SwapOffer) {
  const toId = (address: Address) => `${chain.chainId}:${address}`
  return {
    id: `${provider.id}:${offer.block}`,
    fromAmount: String(amount),
    fromAccount: toId(from.address),
    toAmount: String(offer.toAmount),
    toAccount: toId(to.address),
    minToAmount: String(offer.minToAmount),
    path: [...offer.path],
    priceImpact: offer.priceImpact,
    fees: offer.fees.map((fee) => ({ name: fee.name, amount: String(fee.amount), token: toId(fee.token) })),
    provider: provider.name,
    router: offer.router,
  }
}
