'use client'

import { InvalidOptionError } from '../../core/errors/option-errors.js'
import { type EmbeddedWallet, embeddedWalletId } from '../../core/model/embedded-wallet.js'
import type { Failure } from '../../core/model/state.js'
import { useLintel } from '../../react/lintel-context.js'
import { useLintelState } from '../../react/use-lintel-state.js'

/** The embedded wallet. @throws InvalidOptionError when the app has not set it up but shows one of its views */
export function useEmbedded(): EmbeddedWallet {
  const { embedded } = useLintel()
  if (embedded) return embedded
  throw new InvalidOptionError({
    option: 'embedded',
    got: undefined,
    write: "Write embedded: embedded() of 'lintel/embedded', and the URL of its frame in services.frame.",
  })
}

/** Connects after a login: asks for the recovery if needed, then closes the modal. */
export function useLoginConnection(): { isRunning: boolean; failure: Failure | null; connect: () => void } {
  const { actions } = useLintel()
  const attempt = useLintelState(
    ({ namespaces }) =>
      Object.values(namespaces).find((namespace) => namespace.attempt?.connectorId === embeddedWalletId)?.attempt,
  )
  return {
    isRunning: attempt != null && attempt.failure === null,
    failure: attempt?.failure ?? null,
    connect: () => void actions.connect({ connectorId: embeddedWalletId }),
  }
}
