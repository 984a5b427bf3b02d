import { encodeFunctionData, erc20Abi, isAddress, parseAbi } from 'viem'
import { getCode } from 'viem/actions'
import { InvalidTransactionError } from '../../../core/errors/transaction-errors.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { AddressFacts } from '../../../core/model/chain-adapter.js'
import { isBurnAddress } from '../../../rules/addresses/burn-address.js'
import type { AdapterContext } from '../adapter-context.js'
import { decodeNumber } from './get-token.js'
import { readCalls } from './read-calls.js'
import { readChainId, readFromNode } from './read-from-node.js'

/** The code of an account that uses a contract (EIP-7702) starts like this. Its owner still holds its key. */
const delegation = '0xef0100'

const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)'])

/** ERC-20 has no ERC-165 id, so its functions are called. ERC-721 and ERC-1155 are found by their ids. */
const questions = [
  encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }),
  encodeFunctionData({ abi: erc20Abi, functionName: 'totalSupply' }),
  ...(['0x80ac58cd', '0xd9b67a26'] as const).map((id) => encodeFunctionData({ abi: erc165Abi, args: [id] })),
]

/**
 * Facts about a receiver, for warnings before something is sent to it.
 *
 * @throws InvalidTransactionError for anything but an address, InvalidChainIdError, NetworkNotConfiguredError, RpcUnavailableError within 10 s
 */
export async function describeAddress(
  { config }: AdapterContext,
  { address, network }: { address: string; network: CaipNetworkId },
): Promise<AddressFacts> {
  const client = config.getClient({ chainId: readChainId(config, network) })
  if (!isAddress(address, { strict: false })) {
    throw new InvalidTransactionError({ field: 'address', got: address, write: 'Write a 0x address.' })
  }
  if (isBurnAddress(address)) return { isContract: false, isToken: false, isBurn: true }
  return readFromNode(async () => {
    const code = await getCode(client, { address })
    if (code === undefined || code.startsWith(delegation)) return { isContract: false, isToken: false }
    const answers = await readCalls(
      client,
      questions.map((data) => ({ to: address, data })),
    )
    const [decimals = null, supply = null, ...ids] = answers.map((answer) => decodeNumber(answer ?? '0x'))
    const isToken = (decimals !== null && decimals <= 255n && supply !== null) || ids.includes(1n)
    return { isContract: true, isToken }
  })
}
