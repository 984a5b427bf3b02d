'use client'

import { useSyncExternalStore } from 'react'
import type { EmbeddedWallet } from '../../../../core/wallets/embedded-wallet.js'
import { useSecondsLeft } from '../../../../parts/state/use-seconds-left.js'

/** How long a code works, and how long the next e-mail has to wait, in ms. */
const CODE_LIFE = 300_000
const RESEND_AFTER = 30_000

/** The times of the code that was sent last. */
export function useCodeClock({ watch, getLogin }: EmbeddedWallet): { secondsLeft: number | null; resendIn: number } {
  const sentAt = useSyncExternalStore(
    watch,
    () => getLogin().emailSentAt,
    () => null,
  )
  return {
    secondsLeft: useSecondsLeft(sentAt === null ? null : sentAt + CODE_LIFE),
    resendIn: useSecondsLeft(sentAt === null ? null : sentAt + RESEND_AFTER) ?? 0,
  }
}
