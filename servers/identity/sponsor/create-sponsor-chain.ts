import { type Address, getAbiItem, isAddressEqual } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import { smartAccountAddresses } from '../../../src/embedded/smart-account/addresses.js'
import type { NetworkFees } from '../../bundler/chain/read-network-fees.js'
import { max } from '../../bundler/min-and-max.js'
import { multicall3Address } from '../../chains/install-multicall3.js'
import { createChainClient } from '../../data-api/chain/create-chain-client.js'
import { createNode } from '../../rpc/create-node.js'

/** The reads of the sponsor from a chain. Rejects if its node does not answer. */
export type SponsorChain = {
  /** The fees of the network, the base fee the highest of the last blocks and the next, and the number of the newest block. */
  readFees(): Promise<NetworkFees & { block: bigint }>
  /** Whether an operation of the account is in a block. */
  hasSent(account: Address): Promise<boolean>
  /**
   * The amount that the paymaster paid for the first operation of an account, wei, once no sponsorship of it is valid
   * any more. Null while one is, by the time of the newest block, and when it cannot be found.
   */
  readCharge(sponsored: SponsoredUse): Promise<bigint | null>
}

export type SponsoredUse = {
  sender: Address
  paymaster: Address
  /** Seconds since 1970. */
  validUntil: number
  /** The newest block when it was signed. */
  fromBlock: bigint
}

const { entryPoint } = smartAccountAddresses
const event = getAbiItem({ abi: entryPoint07Abi, name: 'UserOperationEvent' })
/** The number of blocks that are searched for the operation, from the one when it was signed. Chains make fewer in 5 minutes. */
const LOG_BLOCKS = 10_000n
/** The visitor has chosen the fee some blocks ago, when the base fee may have been higher. */
const FEE_BLOCKS = 10
const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** @example const chain = createSponsorChain({ id: 1, urls: ['https://rpc.example'] }) */
export function createSponsorChain({ id, urls }: { id: number; urls: readonly string[] }): SponsorChain {
  const contracts = { multicall3: multicall3Address } as const
  const node = createNode({ chainId: id, urls })
  const client = createChainClient({ id, name: `Chain ${id}`, nativeCurrency, contracts }, node)
  const hasSent = async (account: Address) =>
    (await client.readContract({
      address: entryPoint,
      abi: entryPoint07Abi,
      functionName: 'getNonce',
      args: [account, 0n],
    })) > 0n
  return {
    async readFees() {
      const [{ baseFeePerGas }, priorityFee, block] = await Promise.all([
        client.getFeeHistory({ blockCount: FEE_BLOCKS, rewardPercentiles: [] }),
        client.estimateMaxPriorityFeePerGas(),
        client.getBlockNumber(),
      ])
      return { baseFee: baseFeePerGas.reduce((one, other) => max(one, other), 0n), priorityFee, block }
    },
    hasSent,
    async readCharge({ sender, paymaster, validUntil, fromBlock }) {
      const { number, timestamp } = await client.getBlock()
      // The chain's own time: a block may still be made that a later clock of this machine would not expect.
      if (timestamp <= BigInt(validUntil)) return null
      if (!(await hasSent(sender))) return 0n
      const last = fromBlock + LOG_BLOCKS - 1n
      const logs = await client.getLogs({
        address: entryPoint,
        event,
        args: { sender },
        fromBlock,
        toBlock: last < number ? last : number,
        strict: true,
      })
      const first = logs.find(({ args }) => args.nonce === 0n)
      if (!first) return null
      return isAddressEqual(first.args.paymaster, paymaster) ? first.args.actualGasCost : 0n
    },
  }
}
