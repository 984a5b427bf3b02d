import {
  type Address,
  type Client,
  decodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hexToString,
  size,
} from 'viem'
import { call } from 'viem/actions'
import { ContractRevertedError } from '../../../core/errors/transaction-errors.js'
import { walkThrown } from '../../../core/errors/walk-thrown.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Balance } from '../../../core/model/chain-adapter.js'
import type { AdapterContext } from '../adapter-context.js'
import { readChainId, readFromNode } from './read-from-node.js'

export type TokenParameters = {
  /** The address of the token contract. */
  token: Address
  /** CAIP-2. Default: the network of the wallet, else the default network. */
  network?: CaipNetworkId
}

/** The data of an ERC-20 token, from its contract. Any contract can claim the symbol of another token. */
export type Token = { decimals: number; symbol: string }

/**
 * Reads `decimals` and `symbol` of an ERC-20 token. A symbol may be `string` or `bytes32`; it is empty if the token has
 * none.
 *
 * @throws NetworkNotConfiguredError, ContractRevertedError if it is not a token, RpcUnavailableError within 10 s
 */
export async function getToken({ config }: AdapterContext, { token, network }: TokenParameters): Promise<Token> {
  const client = config.getClient({ chainId: readChainId(config, network) })
  return readFromNode(async () => {
    const [decimals, symbol] = await Promise.all([
      readNumber(client, token, encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' })),
      readSymbol(client, token),
    ])
    if (decimals > 255n) throw new ContractRevertedError({ reason: `${decimals} decimals` })
    return { decimals: Number(decimals), symbol }
  })
}

/**
 * Reads the balance of `address` in an ERC-20 token, in base units, with the data that `getToken` reads.
 *
 * @throws the errors of `getToken`
 */
export async function getTokenBalance(
  context: AdapterContext,
  { address, ...parameters }: TokenParameters & { address: Address },
): Promise<Balance> {
  const client = context.config.getClient({ chainId: readChainId(context.config, parameters.network) })
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  const [value, token] = await Promise.all([
    readFromNode(() => readNumber(client, parameters.token, data)),
    getToken(context, parameters),
  ])
  return { value, ...token }
}

async function readNumber(client: Client, token: Address, data: Hex): Promise<bigint> {
  const { data: answer = '0x' } = await call(client, { to: token, data })
  const number = decodeNumber(answer)
  if (number === null) throw new ContractRevertedError({ reason: 'there is no ERC-20 token at this address' })
  return number
}

/** ERC-20 makes `symbol` optional. */
async function readSymbol(client: Client, token: Address): Promise<string> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'symbol' })
  const { data: answer = '0x' } = await call(client, { to: token, data }).catch(ignoreRevert)
  return decodeText(answer)
}

/** The number that a function returned; null if it returned none. */
export function decodeNumber(answer: Hex): bigint | null {
  if (size(answer) < 32) return null
  const [number] = decodeAbiParameters([{ type: 'uint256' }], answer)
  return number
}

/** The name or symbol that a token returned, a `string` or a `bytes32`; empty when it returned none. */
export function decodeText(answer: Hex): string {
  if (size(answer) === 0) return ''
  if (size(answer) === 32) return hexToString(answer, { size: 32 })
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0]
  } catch {
    return ''
  }
}

/** @throws the given error, unless the token has no such function */
function ignoreRevert(error: unknown): { data?: Hex } {
  const isRevert = walkThrown(error).some((inner) => inner instanceof Error && inner.name === 'ExecutionRevertedError')
  if (isRevert) return {}
  throw error
}
