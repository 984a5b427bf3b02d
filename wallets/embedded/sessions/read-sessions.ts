import { isRecord } from '../../../src/rules/is-record.js'
import type { RequestContext } from '../approval/request-context.js'
import { FrameError } from '../messaging/frame-error.js'
import type { ApprovalPorts } from '../rpc/approval-ports.js'
import { dropEnded } from './drop-ended.js'

type Request = { method: string; params?: unknown }

/** Whether a request needs the list of permissions. Any other one is shown at once. */
export function needsSessions({ params }: Request): boolean {
  return readMeant(params) !== undefined
}

function readMeant(params: unknown): 'all' | 'named' | undefined {
  const [value] = Array.isArray(params) ? params : []
  if (!isRecord(value)) return undefined
  if (value.all === true) return 'all'
  return value.pcis === undefined ? undefined : 'named'
}

/**
 * Reads the permissions of the account, for a request that names them by their hashes, or all of them. Nothing for other requests.
 *
 * @throws FrameError with 4200 where permissions are not listed, -32603 when the list does not answer
 */
export async function readSessions(
  { params }: Request,
  { sessions, accounts, network, node }: Pick<ApprovalPorts, 'sessions' | 'accounts' | 'network' | 'node'>,
): Promise<Pick<RequestContext, 'sessions' | 'allSessions'>> {
  const account = accounts.find(({ type }) => type === 'smartAccount')
  const meant = readMeant(params)
  if (!account || !meant) return {}
  if (!sessions) {
    throw new FrameError(
      4200,
      'This wallet keeps no list of permissions. Name the permission by its `permissionContext`.',
    )
  }
  const place = { account: account.address, chainId: network.caipNetworkId }
  try {
    const listed = meant === 'all' ? await sessions.listAll(place) : await sessions.listOwn(place)
    const granted = await dropEnded(listed, { node, client: sessions })
    if (meant === 'all') return { allSessions: granted.filter(({ isOpen }) => isOpen) }
    return { sessions: new Map(granted.map(({ pci, delegation, isOpen }) => [pci, isOpen ? delegation : null])) }
  } catch (cause) {
    throw new FrameError(-32603, 'The list of permissions cannot be read. Try again later.', { cause })
  }
}
