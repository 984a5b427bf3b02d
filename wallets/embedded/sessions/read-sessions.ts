import type { Hex } from 'viem'
import type { SignedDelegation } from '../../../src/embedded/smart-account/delegation.js'
import { isRecord } from '../../../src/rules/is-record.js'
import { FrameError } from '../door/frame-error.js'
import type { ApprovalPorts } from '../rpc/approval-ports.js'

type Request = { method: string; params?: unknown }

/**
 * Reads what the page has been granted, by hash, for a request that names it by that; null for what has ended. Undefined for
 * other requests.
 *
 * @throws FrameError with 4200 where permissions are not listed, -32603 when the list does not answer
 */
export async function readSessions(
  { params }: Request,
  { sessions, accounts, network }: Pick<ApprovalPorts, 'sessions' | 'accounts' | 'network'>,
): Promise<ReadonlyMap<Hex, SignedDelegation | null> | undefined> {
  const [value] = Array.isArray(params) ? params : []
  const account = accounts.find(({ type }) => type === 'smartAccount')
  if (!isRecord(value) || value.pcis === undefined || !account) return undefined
  if (!sessions)
    throw new FrameError(4200, 'This wallet keeps no list of permissions. Name it by its `permissionContext`.')
  try {
    const own = await sessions.listOwn({ account: account.address, chainId: network.caipNetworkId })
    return new Map(own.map(({ pci, delegation, isOpen }) => [pci, isOpen ? delegation : null]))
  } catch (cause) {
    throw new FrameError(-32603, 'The list of permissions cannot be read. Try again later.', { cause })
  }
}
