'use client'

import { useSyncExternalStore } from 'react'
import {
  type EmbeddedAccount,
  type EmbeddedAccountType,
  type EmbeddedUser,
  embeddedWalletId,
} from '../core/model/embedded-wallet.js'
import { useLintel } from './lintel-context.js'

export type EmbeddedWalletResult = {
  /** Whether the app has set up the embedded wallet. */
  isAvailable: boolean
  /** The logged-in visitor; null while there is none, and while a login of the last visit is being restored. */
  user: EmbeddedUser | null
  /** The e-mail address of the login, even while it is being restored. Null for a social account without one. */
  email: string | null
  /** The type of the active account; null while no visitor is logged in. */
  accountType: EmbeddedAccountType | null
  /** The addresses of the visitor on the network, without a smart account if the network has none. */
  accounts: readonly EmbeddedAccount[]
  /**
   * Makes the other account the active one: `useAccount`, wagmi and other tabs follow, and the choice is stored. A visitor
   * who has signed in signs in again, because the address differs.
   *
   * @throws EmbeddedWalletFailedError with 4200 on a network without smart accounts, SessionExpiredError
   * @example await setAccountType('smartAccount')
   */
  setAccountType(type: EmbeddedAccountType): Promise<void>
  /** Shows the wallet, where the visitor exports the key to another wallet. Rejects if the visitor cancels. */
  openExport(): Promise<void>
  /** Shows the wallet, where the visitor sees and removes the devices that can sign. Rejects if the visitor cancels. */
  openDevices(): Promise<void>
  /** Logs out, and disconnects the wallet. */
  signOut(): Promise<void>
}

const watchNothing = () => () => undefined
const noAccounts: readonly EmbeddedAccount[] = []

/**
 * The login by e-mail or a social account.
 *
 * @example
 * const { user, signOut } = useEmbeddedWallet()
 * return user ? <button onClick={() => signOut()}>Log out {user.email}</button> : null
 */
export function useEmbeddedWallet(): EmbeddedWalletResult {
  const { actions, embedded } = useLintel()
  const watch = embedded?.watch ?? watchNothing
  const user = useSyncExternalStore(
    watch,
    () => embedded?.getUser() ?? null,
    () => null,
  )
  const stored = useSyncExternalStore(
    watch,
    () => embedded?.getLogin().email ?? null,
    () => null,
  )
  return {
    isAvailable: embedded !== null,
    user,
    email: user?.email ?? stored,
    accountType: user?.accountType ?? null,
    accounts: user?.accounts ?? noAccounts,
    setAccountType: async (type) => embedded?.setAccountType(type),
    openExport: async () => embedded?.openExport(),
    openDevices: async () => embedded?.openDevices(),
    signOut: () => actions.disconnect({ connectorId: embeddedWalletId }),
  }
}
