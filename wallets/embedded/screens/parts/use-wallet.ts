import { useCallback } from 'react'
import type { IdentitySession } from '../../../../src/services/identity/schema.js'
import type { Wallet } from '../../../../src/services/identity/wallet-schema.js'
import { FrameError } from '../../messaging/frame-error.js'
import type { WalletAccount } from '../../wallet/wallet-account.js'
import type { ScreenContext } from '../screen-context.js'
import { type Reading, useReading } from './use-reading.js'

/** The wallet that a screen is about, with its session. */
export type WalletReading = Reading<{ wallet: Wallet; account: WalletAccount; session: IdentitySession }>

/** Reads the wallet from the service. `reload` reads it again after a failure. */
export function useWallet({ vault, login, findAccount }: Pick<ScreenContext, 'vault' | 'login' | 'findAccount'>): {
  reading: WalletReading
  reload: () => void
} {
  return useReading(
    useCallback(async () => {
      const [wallet, session] = await Promise.all([vault.read(), login.readSession()])
      if (!wallet) throw new FrameError('recovery-setup-required', 'The account has no wallet.')
      return { wallet, account: await findAccount(wallet.addresses.eip155), session }
    }, [vault, login, findAccount]),
  )
}
