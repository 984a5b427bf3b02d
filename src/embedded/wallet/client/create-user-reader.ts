import { NotConnectedError } from '../../../core/errors/wallet-errors.js'
import { parseCaipNetworkId } from '../../../core/format/parse-caip-network-id.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { EmbeddedUser } from '../../../core/model/embedded-wallet.js'
import type { AppResult } from '../../protocol/app-messages.js'
import type { Ask } from './create-asker.js'
import type { Screens } from './create-screens.js'
import { isReason } from './is-reason.js'
import type { ClientContext, WalletClient } from './wallet-client.js'

/** How often the frame may ask for a screen before it returns the user: to set up the recovery, and to use it. */
const MAX_SCREENS = 3

/** Reads who is logged in, after the screens that the frame asks for. */
export function createUserReader(
  { login, networks, accountTypes, readNamespace, getUser, setUser, countEndings }: ClientContext,
  ask: Ask,
  screens: Screens,
): Pick<WalletClient, 'readUser'> {
  async function askForUser(network: CaipNetworkId | undefined): Promise<AppResult<'GET_USER'>> {
    const namespace = network === undefined ? readNamespace() : parseCaipNetworkId(network).namespace
    for (let shown = 0; ; ) {
      const type = accountTypes.read()[namespace]
      try {
        const user = await ask('GET_USER', {
          ...(network !== undefined && { chainId: network }),
          ...(type !== undefined && { preferredAccountType: type }),
        })
        // Another tab may have stored another type meanwhile.
        if (accountTypes.read()[namespace] === type) return user
      } catch (error) {
        const screen = isReason(error, 'recovery-setup-required')
          ? 'recovery-setup'
          : isReason(error, 'recovery-required')
            ? 'recovery'
            : null
        if (screen === null || shown === MAX_SCREENS) throw error
        await screens.open(screen)
        shown += 1
      }
    }
  }

  function toUser(answer: AppResult<'GET_USER'>): EmbeddedUser {
    const { email, userName = login.read().userName ?? undefined } = answer
    const { namespace, chainId: reference } = parseCaipNetworkId(answer.chainId)
    return {
      ...readAccounts(answer),
      network: `${namespace}:${reference}`,
      ...(email !== undefined && { email }),
      ...(userName !== undefined && { userName }),
    }
  }

  return {
    async readUser(wanted) {
      const known = getUser()?.network ?? login.read().network
      const network = wanted ?? known ?? networks[0]?.caipNetworkId
      const before = countEndings()
      const user = toUser(await askForUser(network))
      // The visitor has signed out meanwhile, in another namespace or tab: the answer must not undo that.
      if (countEndings() !== before) throw new NotConnectedError({ details: 'The login has ended.' })
      if (user.network.startsWith('solana:')) login.save({ solanaAddress: user.address })
      // One login has both accounts. The views and the next visit use that of eip155.
      if (wanted?.startsWith('solana:') && known?.startsWith('eip155:')) return user
      const { email = null, userName = null } = user
      login.save({ network: user.network, email, userName, emailSentAt: null, endsSession: false })
      setUser(user)
      return user
    },
  }
}

function readAccounts({
  address,
  accounts = [{ address, type: 'eoa' }],
  smartAccountDeployed,
  smartAccountEnabledNetworks = [],
}: AppResult<'GET_USER'>): Omit<EmbeddedUser, 'network'> {
  const active = accounts.find((account) => account.address === address)
  return {
    address,
    accountType: active?.type ?? 'eoa',
    accounts,
    smartAccountDeployed,
    // The message's schema has checked the form.
    smartAccountNetworks: smartAccountEnabledNetworks as readonly CaipNetworkId[],
  }
}
