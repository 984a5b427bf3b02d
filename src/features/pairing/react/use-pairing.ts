'use client'

import type { Account } from '../../../core/model/account.js'
import type { DirectoryWallet } from '../../../core/model/directory.js'
import type { Failure } from '../../../core/model/state.js'
import { useLintel } from '../../../react/lintel-context.js'
import { useLintelState } from '../../../react/use-lintel-state.js'

export type PairingResult = {
  /** `idle`: not started. `preparing`: no link yet. `ready`: `uri` is the link. `connecting`: the wallet has approved. */
  status: 'idle' | 'preparing' | 'ready' | 'connecting' | 'failed'
  /** The link to show as a QR code, to copy or to open; it is renewed before it expires. */
  uri: string | null
  /** When the link expires, in ms since the epoch. */
  expiresAt: number | null
  failure: Failure | null
  wallet: DirectoryWallet | null
  /** Starts pairing, or retries after a failure. Resolves with the account. */
  start(parameters?: { wallet?: DirectoryWallet | null }): Promise<Account>
  cancel(): void
}

/**
 * Pairing with a wallet on another device (WalletConnect).
 *
 * @example
 * const { uri, status, start } = usePairing()
 * if (status === 'idle') return <button onClick={() => start()}>Show the code</button>
 * return uri ? <QrCode value={uri} label="Scan with a wallet" /> : <Spinner />
 */
export function usePairing(): PairingResult {
  const { actions } = useLintel()
  const pairing = useLintelState((state) => state.pairing)
  const isApproved = useLintelState(({ pairing: run, namespaces }) =>
    Object.values(namespaces).some(({ attempt }) => attempt !== null && run !== null && attempt.id === run.id),
  )
  return {
    status: readStatus(pairing, isApproved),
    uri: pairing?.uri ?? null,
    expiresAt: pairing?.expiresAt ?? null,
    failure: pairing?.failure ?? null,
    wallet: pairing?.wallet ?? null,
    start: actions.pair,
    cancel: actions.cancelPairing,
  }
}

function readStatus(
  pairing: { uri: string | null; failure: Failure | null } | null,
  isApproved: boolean,
): PairingResult['status'] {
  if (!pairing) return 'idle'
  if (pairing.failure) return 'failed'
  if (pairing.uri) return 'ready'
  return isApproved ? 'connecting' : 'preparing'
}
