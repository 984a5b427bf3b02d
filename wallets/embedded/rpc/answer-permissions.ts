import { isAddressEqual, numberToHex } from 'viem'
import { type FrameNetwork, isSolanaNetwork } from '../../../servers/frame/frame-config.js'
import { readChainNumber } from '../../requests/read-chain-number.js'
import { permissionTypes } from '../approval/read-permission-request.js'
import { FrameError } from '../messaging/frame-error.js'
import { listAccounts } from '../wallet/wallet-account.js'
import type { AnswerContext } from './answer-context.js'
import { describeGrant } from './execution/describe-grant.js'

const writeChain = (network: FrameNetwork) => numberToHex(readChainNumber(network.caipNetworkId))

/** The permissions that a page can request, and their networks (ERC-7715). */
export function listSupportedPermissions(_params: unknown, { state }: AnswerContext): unknown {
  const chainIds = state.networks.filter((one) => !isSolanaNetwork(one) && one.bundlerUrl).map(writeChain)
  return Object.fromEntries(permissionTypes.map((type) => [type, { chainIds, ruleTypes: ['expiry'] }]))
}

/**
 * The permissions that the smart account has granted to the origin of the page, on all networks (ERC-7715).
 *
 * @throws FrameError with 4200 where sessions are not stored, -32603 when the data API does not answer
 */
export async function listGrantedPermissions(_params: unknown, context: AnswerContext): Promise<unknown> {
  const { sessions, state, readOwner } = context
  if (!sessions) throw new FrameError(4200, 'This wallet keeps no list of permissions.')
  const owner = (await readOwner()) as `0x${string}` | null
  if (owner === null) return []
  const networks = state.networks.filter((one) => !isSolanaNetwork(one) && one.bundlerUrl)
  try {
    const lists = await Promise.all(networks.map(listOn))
    return lists.flat()
  } catch (cause) {
    throw new FrameError(-32603, 'The list of permissions cannot be read. Try again later.', { cause })
  }

  async function listOn(network: FrameNetwork) {
    const account = (await listAccounts(owner as `0x${string}`, network)).find(({ type }) => type === 'smartAccount')
    if (!account) return []
    const found = await sessions?.listOwn({ account: account.address, chainId: network.caipNetworkId })
    return (found ?? [])
      .filter(({ delegation, isOpen }) => isOpen && isAddressEqual(delegation.delegator, account.address))
      .map(({ delegation, context: permissionContext }) =>
        describeGrant({
          delegation,
          context: permissionContext,
          chain: readChainNumber(network.caipNetworkId),
          owner: owner as `0x${string}`,
        }),
      )
  }
}

/** The key by which the page lists the permissions of its origin. */
export async function readSessionsKey(_params: unknown, { sessions, readOwner }: AnswerContext): Promise<unknown> {
  if (!sessions || (await readOwner()) === null) return null
  return { key: await sessions.readKey() }
}
