import { proveOwner } from '../../recovery/prove-owner.js'
import type { ScreenContext } from '../screen-context.js'
import type { Access } from './describe-access.js'

type EndPorts = Pick<ScreenContext, 'vault' | 'account' | 'device' | 'openKeyWorker'>

/**
 * Removes a device, ends a session or unlinks a social account, with the proof of the wallet's key. A passkey is removed by its own
 * device, without it.
 *
 * @throws ServiceFailure with the status 404 for access that has already ended, 409 for the last of its kind
 */
export async function endAccess(ports: EndPorts, access: Access): Promise<void> {
  switch (access.kind) {
    case 'device': {
      const { thumbprint } = access.device
      const proof = await proveOwner(ports, { action: 'revoke-device', stored: { thumbprint } })
      // Only the devices of a wallet are listed.
      if (proof) await ports.vault.revokeDevice(thumbprint, proof)
      return
    }
    case 'passkey':
      return ports.account.removePasskey()
    case 'session': {
      const { sessionId } = access.session
      const proof = await proveOwner(ports, { action: 'end-session', stored: { sessionId } })
      return ports.account.endSession(sessionId, proof)
    }
    case 'link': {
      const { linkId } = access.link
      const proof = await proveOwner(ports, { action: 'unlink-provider', stored: { linkId } })
      return ports.account.unlink(linkId, proof)
    }
  }
}
