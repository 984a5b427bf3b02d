'use client'

import { useSyncExternalStore } from 'react'
import { type EmbeddedUser, embeddedWalletId } from '../core/wallets/embedded-wallet.js'
import { useLintel } from './lintel-context.js'

export type EmbeddedWalletResult = {
  /** Whether the app has set up the embedded wallet. */
  isAvailable: boolean
  /** Who is logged in; null while no person is, and while a login of the last visit is being restored. */
  user: EmbeddedUser | null
  /** The e-mail address of the login, also while it is being restored. Null for a social account without one. */
  email: string | null
  /** Shows the wallet, where the visitor takes the key to another wallet. Rejects when the visitor cancels. */
  openExport(): Promise<void>
  /** Logs out, and disconnects the wallet. */
  signOut(): Promise<void>
}

const watchNothing = () => () => undefined

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
    openExport: async () => embedded?.openExport(),
    signOut: () => actions.disconnect({ connectorId: embeddedWalletId }),
  }
}
