import type { IWalletKit } from '@reown/walletkit'
import { buildAuthObject, getSdkError, populateAuthPayload } from '@walletconnect/utils'
import type { Address } from 'viem'
import { supportedChains, supportedMethods } from '../pairing/supported.js'
import type { Kit } from './kit.js'

type AuthenticationKit = Pick<
  Kit,
  'listAuthentications' | 'writeAuthentication' | 'approveAuthentication' | 'rejectAuthentication'
>

/** The part of the kit for sites that ask to sign in while they pair (CAIP-222). */
export function createAuthentications(kit: IWalletKit): AuthenticationKit {
  const { requests } = kit.engine.signClient.auth

  /** One message: its last resource allows the methods on every chain that both sides know. */
  function populate(id: number, address: Address) {
    const { authPayload } = requests.get(id)
    const populated = populateAuthPayload({
      authPayload,
      chains: [...supportedChains],
      methods: [...supportedMethods],
    })
    return { payload: populated, iss: `did:pkh:${populated.chains[0]}:${address}` }
  }

  function writeAuthentication(id: number, address: Address): string {
    const { payload, iss } = populate(id, address)
    return kit.formatAuthMessage({ request: payload, iss })
  }

  return {
    // The client drops expired ones without an event.
    listAuthentications: () => requests.getAll().filter(({ expiryTimestamp }) => expiryTimestamp * 1_000 > Date.now()),
    writeAuthentication,
    async approveAuthentication(id, address, signature) {
      const { payload, iss } = populate(id, address)
      await kit.approveSessionAuthenticate({
        id,
        auths: [buildAuthObject(payload, { t: 'eip191', s: signature }, iss)],
      })
    },
    rejectAuthentication: (id) => kit.rejectSessionAuthenticate({ id, reason: getSdkError('USER_REJECTED') }),
  }
}
