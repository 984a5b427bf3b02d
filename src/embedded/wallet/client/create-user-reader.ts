import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { EmbeddedUser } from '../../../core/wallets/embedded-wallet.js'
import type { AppResult } from '../../protocol/app-messages.js'
import { isReason } from './ask-until-done.js'
import type { Ask } from './create-asker.js'
import type { Screens } from './create-screens.js'
import type { ClientContext, WalletClient } from './wallet-client.js'

/** How often the frame may ask for a screen before it gives the user: the set-up of the recovery, and its use. */
const MAX_SCREENS = 3

/** Reads who is logged in, after the screens that the frame asks for. */
export function createUserReader(
  { login, networks, setUser }: ClientContext,
  ask: Ask,
  screens: Screens,
): Pick<WalletClient, 'readUser'> {
  async function askForUser(network: CaipNetworkId | undefined): Promise<AppResult<'GET_USER'>> {
    const payload = network === undefined ? undefined : { chainId: network }
    for (let shown = 0; ; shown++) {
      try {
        return await ask('GET_USER', payload)
      } catch (error) {
        const screen = isReason(error, 'recovery-setup-required')
          ? 'recovery-setup'
          : isReason(error, 'recovery-required')
            ? 'recovery'
            : null
        if (screen === null || shown === MAX_SCREENS) throw error
        await screens.open(screen)
      }
    }
  }

  return {
    async readUser(wanted) {
      const network = wanted ?? login.read().network ?? networks[0]?.caipNetworkId
      const { address, chainId, email, userName = login.read().userName ?? undefined } = await askForUser(network)
      const { namespace, chainId: reference } = parseCaipNetworkId(chainId)
      const user: EmbeddedUser = {
        address,
        network: `${namespace}:${reference}`,
        ...(email !== undefined && { email }),
        ...(userName !== undefined && { userName }),
      }
      login.save({
        network: user.network,
        email: email ?? null,
        userName: userName ?? null,
        emailSentAt: null,
        endsSession: false,
      })
      setUser(user)
      return user
    },
  }
}
