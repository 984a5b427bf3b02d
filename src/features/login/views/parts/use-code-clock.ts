'use client'

import { useSyncExternalStore } from 'react'
import type { EmbeddedWallet } from '../../../../core/model/embedded-wallet.js'
import { useSecondsLeft } from '../../../../parts/state/use-seconds-left.js'

/** The lifetime of a code, and the wait before the next e-mail, in ms. */
const CODE_LIFE = 300_000
const RESEND_AFTER = 30_000

/** The times of the last code. */
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
