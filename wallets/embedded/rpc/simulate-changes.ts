import { type Hex, numberToHex } from 'viem'
import { settleWithin } from '../../../src/rules/async/settle-within.js'
import type { Approval } from '../../approval/describe/approval.js'
import { readSimulation, type Simulation } from '../../approval/describe/changes/read-simulation.js'
import type { Node } from './create-node.js'

/** How long a node may take, ms. The visitor waits for it. */
const TIME_LIMIT = 4_000

/**
 * Lets the node run the calls of a request, one after the other and from its account, without sending them (`eth_simulateV1`).
 * Null for a request that sends none. The result is `unavailable` if the node cannot simulate, or takes more than 4 s.
 */
export async function simulateChanges(node: Node, approval: Approval): Promise<Simulation | null> {
  if (approval.kind === 'solana-transactions') return { status: 'unavailable' }
  const sent = listCalls(approval)
  if (!sent) return null
  const account = approval.account as Hex
  const calls = sent.map(({ to, value, data }) => ({
    from: account,
    ...(to ? { to } : {}),
    value: numberToHex(value),
    data,
  }))
  const params = [{ blockStateCalls: [{ calls }], traceTransfers: true }, 'latest']
  // Some nodes do not have the method.
  const answer = await settleWithin(node('eth_simulateV1', params), TIME_LIMIT).catch(() => null)
  return readSimulation(answer, account)
}

type Sent = { to: Hex | null; value: bigint; data: Hex }

function listCalls(approval: Approval): readonly Sent[] | null {
  switch (approval.kind) {
    case 'transaction':
      return [approval.request.transaction]
    case 'calls':
    case 'operation':
      return approval.request.calls
    default:
      return null
  }
}
