import { type Address, type Hex, type PublicClient, parseAbi } from 'viem'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import { hashDelegation } from '../../../../src/embedded/smart-account/delegation.js'

const { delegationManager, entryPoint } = smartAccountAddresses

const structs = [
  'struct Delegation { address delegate; address delegator; bytes32 authority; Caveat[] caveats; uint256 salt; bytes signature; }',
  'struct Caveat { address enforcer; bytes terms; bytes args; }',
] as const
const [redeemed, disabled] = parseAbi([
  'event RedeemedDelegation(address indexed rootDelegator, address indexed redeemer, Delegation delegation)',
  'event DisabledDelegation(bytes32 indexed delegationHash, address indexed delegator, address indexed delegate, Delegation delegation)',
  ...structs,
])
const [operated] = parseAbi([
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
])

/** How many blocks one call searches, the fewest where a node refuses more, and how many calls one request makes. */
const BLOCKS = 10_000
const MIN_BLOCKS = 100
const MAX_CALLS = 5

/** Blocks, both included. */
type Range = { from: number; to: number }

/**
 * Finds when the sessions of an account were last used. If there are too many blocks, the rest is searched the next time.
 *
 * @returns the block of the newest use by pci, and the last block that was searched
 */
export async function findUses(
  client: PublicClient,
  account: Address,
  { from, to }: Range,
): Promise<{ used: ReadonlyMap<Hex, number>; searched: number }> {
  const used = new Map<Hex, number>()
  let searched = from - 1
  let blocks = BLOCKS
  for (let call = 0; call < MAX_CALLS && searched < to && blocks >= MIN_BLOCKS; call++) {
    const last = Math.min(to, searched + blocks)
    try {
      const search = { address: delegationManager, event: redeemed, args: { rootDelegator: account } } as const
      const logs = await client.getLogs({ ...search, ...toBlocks({ from: searched + 1, to: last }), strict: true })
      for (const { args, blockNumber } of logs) used.set(hashDelegation(args.delegation), Number(blockNumber))
      searched = last
    } catch {
      // The node searches fewer blocks, or answers with more than this server reads.
      blocks /= 10
    }
  }
  return { used, searched }
}

/** In which block each of the sessions was ended. */
export async function findDisabled(
  client: PublicClient,
  pcis: readonly Hex[],
  range: Range,
): Promise<ReadonlyMap<Hex, number>> {
  const args = { delegationHash: [...pcis] }
  const search = { address: delegationManager, event: disabled, args, ...toBlocks(range), strict: true } as const
  const logs = await client.getLogs(search)
  return new Map(logs.map(({ args, blockNumber }) => [args.delegationHash, Number(blockNumber)]))
}

/** Whether the calls of user operations succeeded. One that is in no block is not in the result. */
export async function findOperations(
  client: PublicClient,
  hashes: readonly Hex[],
  range: Range,
): Promise<ReadonlyMap<Hex, boolean>> {
  const args = { userOpHash: [...hashes] }
  const search = { address: entryPoint, event: operated, args, ...toBlocks(range), strict: true } as const
  const logs = await client.getLogs(search)
  return new Map(logs.map(({ args }) => [args.userOpHash, args.success]))
}

/** The times of blocks, seconds since 1970. */
export async function readTimes(client: PublicClient, blocks: Iterable<number>): Promise<ReadonlyMap<number, number>> {
  const entries = [...new Set(blocks)].map(async (number): Promise<[number, number]> => {
    const { timestamp } = await client.getBlock({ blockNumber: BigInt(number) })
    return [number, Number(timestamp)]
  })
  return new Map(await Promise.all(entries))
}

function toBlocks({ from, to }: Range) {
  return { fromBlock: BigInt(from), toBlock: BigInt(to) }
}
