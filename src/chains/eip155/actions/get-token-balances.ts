import { type Address, type Client, encodeFunctionData, erc20Abi, getAddress, type Hex, isAddress } from 'viem'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { TokenBalances } from '../../../core/model/chain-adapter.js'
import type { TokenBalance } from '../../../core/model/portfolio.js'
import type { AdapterContext } from '../adapter-context.js'
import { decodeNumber, decodeText } from './get-token.js'
import { readCalls } from './read-calls.js'
import { readChainId, readFromNode } from './read-from-node.js'

const metadataCalls = (['decimals', 'symbol', 'name'] as const).map((functionName) =>
  encodeFunctionData({ abi: erc20Abi, functionName }),
)

/**
 * The balances of these ERC-20 tokens for `address`, in base units, with each contract's own name and symbol: any contract can
 * claim the name and symbol of another. A token that does not answer is in `failed`.
 *
 * @throws InvalidTransactionError if `address` is not an address, InvalidChainIdError, NetworkNotConfiguredError, RpcUnavailableError within 10 s
 */
export async function getTokenBalances(
  { config }: AdapterContext,
  { address, network, tokens }: { address: string; network: CaipNetworkId; tokens: readonly string[] },
): Promise<TokenBalances> {
  const client = config.getClient({ chainId: readChainId(config, network) })
  if (!isAddress(address, { strict: false })) {
    throw new InvalidTransactionError({ field: 'address', got: address, write: 'Write a 0x address.' })
  }
  const readable = tokens.filter((token): token is Address => isAddress(token, { strict: false }))
  const answers = await readFromNode(() => readTokens(client, address, readable))
  const balances = readable.flatMap((token, index) => readBalance(network, token, answers[index] ?? []) ?? [])
  const found = new Set(balances.map((balance) => balance.address))
  const isFound = (token: string) => isAddress(token, { strict: false }) && found.has(getAddress(token))
  return { balances, failed: tokens.filter((token) => !isFound(token)) }
}

/** Per token: its balance, decimals, symbol and name, as the contract returns them. */
async function readTokens(
  client: Client,
  address: Address,
  tokens: readonly Address[],
): Promise<readonly (readonly (Hex | null)[])[]> {
  const balanceOf = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const calls = [balanceOf, ...metadataCalls]
  const answers = await readCalls(
    client,
    tokens.flatMap((to) => calls.map((data) => ({ to, data }))),
  )
  return tokens.map((_, index) => answers.slice(index * calls.length, (index + 1) * calls.length))
}

function readBalance(
  network: CaipNetworkId,
  token: Address,
  [balance, decimals, symbol, name]: readonly (Hex | null)[],
): TokenBalance | null {
  const amount = decodeNumber(balance ?? '0x')
  const places = decodeNumber(decimals ?? '0x')
  if (amount === null || places === null || places > 255n) return null
  return {
    network,
    address: getAddress(token),
    name: decodeText(name ?? '0x'),
    symbol: decodeText(symbol ?? '0x'),
    decimals: Number(places),
    amount,
  }
}
