import { InvalidOptionError } from '../../errors/option-errors.js'
import type { LintelState } from '../../model/state.js'
import { toFailure } from '../connection/attempt.js'
import type { PairingEvent } from '../event.js'
import type { Step } from '../step.js'

/** Pairing in an app that has not set up WalletConnect: it fails, and says which options are missing. */
export function refusePairing(
  state: LintelState,
  { id, wallet }: Extract<PairingEvent, { type: 'pairing/start' }>,
): Step<LintelState> {
  const error = new InvalidOptionError({
    option: 'walletConnect',
    got: undefined,
    write: "Write walletConnect: walletConnect() of 'lintel/walletconnect', and the URL of a relay in services.relay.",
  })
  return {
    state: { ...state, pairing: { id, wallet, uri: null, expiresAt: null, failure: toFailure(error) } },
    effects: [{ type: 'reply', id, error }],
  }
}
