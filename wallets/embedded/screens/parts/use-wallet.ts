import { useEffect, useState } from 'react'
import type { IdentitySession } from '../../../../src/services/identity/schema.js'
import type { Wallet } from '../../../../src/services/identity/wallet-schema.js'
import { FrameError } from '../../door/frame-error.js'
import type { WalletAccount } from '../../wallet/wallet-account.js'
import type { ScreenContext } from '../screen-context.js'
import { type Problem, readProblem } from './problem.js'

/** The wallet that a screen is about, with its session. */
export type WalletReading =
  | { status: 'loading' }
  | { status: 'unread'; problem: Problem }
  | { status: 'read'; wallet: Wallet; account: WalletAccount; session: IdentitySession }

type WalletContext = Pick<ScreenContext, 'vault' | 'login' | 'findAccount'>

/** Reads the wallet from the service. `retry` reads it again after a failure. */
export function useWallet({ vault, login, findAccount }: WalletContext): {
  reading: WalletReading
  retry: () => void
} {
  const [reading, setReading] = useState<WalletReading>({ status: 'loading' })
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round reads again.
  useEffect(() => {
    let isCurrent = true
    const settle = (next: WalletReading) => {
      if (isCurrent) setReading(next)
    }
    readWallet({ vault, login, findAccount }).then(settle, (error) =>
      settle({ status: 'unread', problem: readProblem(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [vault, login, findAccount, round])

  return {
    reading,
    retry() {
      setReading({ status: 'loading' })
      setRound(round + 1)
    },
  }
}

async function readWallet({ vault, login, findAccount }: WalletContext): Promise<WalletReading> {
  const [wallet, session] = await Promise.all([vault.read(), login.readSession()])
  if (!wallet) throw new FrameError('recovery-setup-required', 'The account has no wallet.')
  return { status: 'read', wallet, account: await findAccount(wallet.addresses.eip155), session }
}
