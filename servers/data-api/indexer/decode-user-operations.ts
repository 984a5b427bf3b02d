import type { Hex } from 'viem'
import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import { type DecodedLog, toAddress } from './decode-log.js'
import type { DecodedUserOperation } from './decoded-block.js'
import type { NodeLog } from './fetch-blocks.js'

/** Any contract can report a user operation. These verify its signature before they do. */
const entryPoints: ReadonlySet<string> = new Set(
  [entryPoint06Address, entryPoint07Address, entryPoint08Address, entryPoint09Address].map((address) =>
    address.toLowerCase(),
  ),
)

/** Hashes of the signatures of events of the EntryPoint. */
const events = {
  /** BeforeExecution() */
  beforeExecution: '0xbb47ee3e183a558b1a2ff0874b079f3fc5478b7454eacf2bfc5af2ff5878f972',
  /** UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256) */
  userOperation: '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f',
} as const

/**
 * Reads the user operations (ERC-4337) of a transaction. The EntryPoint reports each after it has run, so that its
 * transfers are those after the operation before it. A bundle may hold operations of strangers.
 *
 * @param logs With what each of them reports.
 * @param firstTransfer The position of the first transfer of a log.
 */
export function decodeUserOperations(
  logs: readonly { log: NodeLog; decoded: DecodedLog }[],
  firstTransfer: number,
): DecodedUserOperation[] {
  const operations: DecodedUserOperation[] = []
  let [start, position] = [firstTransfer, firstTransfer]
  for (const { log, decoded } of logs) {
    const [event, , account = ''] = entryPoints.has(log.address.toLowerCase()) ? log.topics : []
    const sender: Hex | undefined = event === events.userOperation ? toAddress(account) : undefined
    if (sender !== undefined) operations.push({ sender, firstTransfer: start, endTransfer: position })
    // Logs before the first operation belong to no operation: all of them are verified first.
    if (sender !== undefined || event === events.beforeExecution) start = position
    position += decoded.transfers.length
  }
  return operations
}
