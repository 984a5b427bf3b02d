import { settleQuietly } from '../../core/actions/create-actions.js'
import type { FeaturePart } from '../../core/options/define-feature.js'
import { isPairedByLink } from '../../core/selectors.js'
import { createPairingRunner } from './create-pairing-runner.js'
import type { PairingEffect } from './model/events.js'
import { pairingRules } from './model/pairing-rules.js'
import { pair } from './pair.js'

/** The part of pairing that loads with core, so that a link is requested as soon as the view opens. */
export const pairingPart = {
  name: 'pairing',
  createActions: (context) => ({
    pair: (parameters) => settleQuietly(pair(context, parameters)),
    cancelPairing: () => context.dispatch({ type: 'pairing/cancel' }),
  }),
  // A paired wallet connects by a link, for all namespaces at once.
  connect: (context, connectorId) => (isPairedByLink(context.getState(), connectorId) ? pair(context) : undefined),
  open({ walletConnect, ...ports }) {
    // Without WalletConnect `pair` refuses, so there is no effect to run.
    const runner = walletConnect && createPairingRunner(walletConnect, ports)
    return {
      ...pairingRules,
      run: (effect: PairingEffect) => runner?.run(effect),
      stop: () => runner?.stop(),
    }
  },
} as const satisfies FeaturePart
