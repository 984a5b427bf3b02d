import { type Hex, type PublicClient, parseAbi } from 'viem'
import { smartAccountAddresses } from '../../../../src/embedded/smart-account/addresses.js'
import {
  type Allowance,
  type DelegationLimits,
  type Period,
  writeAmount,
} from '../../../../src/embedded/smart-account/delegation.js'
import { type ContractRead, readEach } from '../../chain/read-each.js'

/** The rest of a limit: the amount that can be used now, and the whole. */
type Left = { left: string; of: string; period?: { seconds: number; endsAt: number } }

/** The state of a session in the contracts. */
export type SessionOnChain = {
  /** Undefined when the chain has not said it. */
  isDisabled: boolean | undefined
  /** Null if it could not be read from the chain. Absent without such a limit. */
  remaining?: Left | null
  uses?: Left | null
}

type Asked = { pci: Hex; limits: DelegationLimits; isEnded: boolean }

const { delegationManager, enforcers } = smartAccountAddresses

const abi = parseAbi([
  'function disabledDelegations(bytes32 delegationHash) view returns (bool)',
  'function spentMap(address delegationManager, bytes32 delegationHash) view returns (uint256)',
  'function callCounts(address delegationManager, bytes32 delegationHash) view returns (uint256)',
  'function getAvailableAmount(bytes32 delegationHash, address delegationManager, bytes terms) view returns (uint256 availableAmount, bool isNewPeriod, uint256 currentPeriod)',
])

/**
 * Reads from the contracts which sessions they refuse, and the rest of the others' limits.
 *
 * @param time Of the newest block, seconds since 1970.
 * @throws NodeUnavailableError, in an error of viem
 */
export async function readLeft(
  client: PublicClient,
  asked: readonly Asked[],
  time: number,
): Promise<ReadonlyMap<Hex, SessionOnChain>> {
  const plans = asked.map((session) => ({ session, reads: planReads(session) }))
  const values = await readEach(
    client,
    plans.flatMap(({ reads }) => reads),
  )
  const entries = plans.map(({ session, reads }): [Hex, SessionOnChain] => {
    const [isDisabled, ...left] = values.splice(0, reads.length)
    const known = typeof isDisabled === 'boolean' ? isDisabled : undefined
    if (session.isEnded) return [session.pci, { isDisabled: known }]
    const { allowance, uses } = session.limits
    return [
      session.pci,
      {
        isDisabled: known,
        ...(allowance.kind === 'calls' ? {} : { remaining: readAmount(allowance, left.shift(), time) }),
        ...(uses === undefined ? {} : { uses: subtract(BigInt(uses), left.shift()) }),
      },
    ]
  })
  return new Map(entries)
}

/** In the order in which `readLeft` reads the answers. */
function planReads({ pci, limits: { allowance, uses }, isEnded }: Asked): ContractRead[] {
  const isDisabled = { address: delegationManager, abi, functionName: 'disabledDelegations', args: [pci] }
  if (isEnded) return [isDisabled]
  const count = { address: enforcers.limitedCalls, abi, functionName: 'callCounts', args: [delegationManager, pci] }
  return [
    isDisabled,
    ...(allowance.kind === 'calls' ? [] : [planAmount(pci, allowance)]),
    ...(uses === undefined ? [] : [count]),
  ]
}

function planAmount(pci: Hex, allowance: Exclude<Allowance, { kind: 'calls' }>): ContractRead {
  const { enforcer: address, terms } = writeAmount(allowance)
  return allowance.period
    ? { address, abi, functionName: 'getAvailableAmount', args: [pci, delegationManager, terms] }
    : { address, abi, functionName: 'spentMap', args: [delegationManager, pci] }
}

function readAmount({ amount, period }: Exclude<Allowance, { kind: 'calls' }>, value: unknown, time: number) {
  if (!period) return subtract(amount, value)
  const [left] = Array.isArray(value) ? value : []
  if (typeof left !== 'bigint') return null
  return { left: String(left), of: String(amount), period: { seconds: period.seconds, endsAt: findEnd(period, time) } }
}

/** When the period that is running ends; before the first one, when that begins. */
function findEnd({ start, seconds }: Period, time: number): number {
  return time < start ? start : start + (Math.floor((time - start) / seconds) + 1) * seconds
}

function subtract(whole: bigint, used: unknown): Left | null {
  if (typeof used !== 'bigint') return null
  return { left: String(whole > used ? whole - used : 0n), of: String(whole) }
}
