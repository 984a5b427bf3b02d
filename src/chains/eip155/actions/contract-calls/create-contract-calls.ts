import { type Address, encodeFunctionData, erc20Abi, getCreate2Address, type Hex, keccak256 } from 'viem'
import { call, getCode } from 'viem/actions'
import { ContractRevertedError } from '../../../../core/errors/transaction-errors.js'
import type { CaipNetworkId } from '../../../../core/model/caip.js'
import type { ContractCalls } from '../../../../core/model/contract-calls.js'
import type { AdapterContext } from '../../adapter-context.js'
import { getLiveConnection, type LiveConnection } from '../../live-connections.js'
import { decodeNumber } from '../get-token.js'
import { readDataFee } from '../read-data-fee.js'
import { readChainId, readFromNode } from '../read-from-node.js'
import { readAtomicBatches, sendBatch, waitForBatch } from './batches.js'
import { decodeCall, encodeCall } from './decode-call.js'
import { readMoved } from './read-moved.js'
import { simulate } from './simulate.js'

/** Creates the contract calls of EVM chains. A request goes to the wallet that is active at the time of the call. */
export function createContractCalls(context: AdapterContext): ContractCalls {
  const { config } = context
  /** The wallet of each batch, because another one may be active when the outcome is read. */
  const sentBy = new Map<string, LiveConnection | null>()
  const getClient = (network: CaipNetworkId) => config.getClient({ chainId: readChainId(config, network) })

  return {
    decode: decodeCall,
    encode: encodeCall,
    computeAddress: ({ factory, saltData, codeHash }) =>
      getCreate2Address({
        from: factory as Address,
        salt: keccak256(saltData as Hex),
        bytecodeHash: codeHash as Hex,
      }),
    async readAllowance({ network, token, owner, spender }) {
      const client = getClient(network)
      const args = [owner as Address, spender as Address] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args })
      return readFromNode(async () => {
        const { data: answer = '0x' } = await call(client, { to: token as Address, data })
        const allowance = decodeNumber(answer)
        if (allowance === null) throw new ContractRevertedError({ reason: 'there is no ERC-20 token at this address' })
        return allowance
      })
    },
    async hasCode({ network, address }) {
      const client = getClient(network)
      return readFromNode(async () => (await getCode(client, { address: address as Address })) !== undefined)
    },
    async readDataFee({ network, size }) {
      const client = getClient(network)
      return readFromNode(() => readDataFee(client, size))
    },
    async simulate({ network, ...request }) {
      const client = getClient(network)
      return readFromNode(() => simulate(client, request))
    },
    readAtomicBatches: (parameters) => readAtomicBatches(context, getLiveConnection(config), parameters),
    async sendBatch(parameters) {
      const connection = getLiveConnection(config)
      const id = await sendBatch(context, connection, parameters)
      sentBy.set(id, connection)
      return id
    },
    async readMoved({ network, id, account }) {
      const client = getClient(network)
      return readFromNode(() => readMoved(client, id, account))
    },
    waitForBatch: (parameters) => waitForBatch(sentBy.get(parameters.id) ?? getLiveConnection(config), parameters),
  }
}
