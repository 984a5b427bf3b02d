import { settleQuietly } from '../../core/actions/create-actions.js'
import type { FeaturePart } from '../../core/model/views/define-feature.js'
import { isPairedByLink } from '../../core/selectors.js'
import { createLinks } from './create-links.js'
import type { PairingEffect } from './model/events.js'
import { pairingRules } from './model/pairing-rules.js'
import { pair } from './pair.js'

/** What pairing adds to core. It loads with core: the wallet may need the link as soon as its view opens. */
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
    const links = walletConnect && createLinks(walletConnect, ports)
    return {
      ...pairingRules,
      run: (effect: PairingEffect) => links?.run(effect),
      stop: () => links?.stop(),
    }
  },
} as const satisfies FeaturePart
