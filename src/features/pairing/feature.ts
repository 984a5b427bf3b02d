import type { Account } from '../../core/model/account.js'
import type { DirectoryWallet } from '../../core/model/directory.js'
import type { Typed } from '../../core/model/views/params.js'
import { defineFeature } from '../../core/options/define-feature.js'
import type { PairingEffect, PairingEvent } from './model/events.js'
import { pairingPart } from './pairing-part.js'

export const pairing = defineFeature({
  requires: 'walletConnect',
  views: {
    /** Without a wallet it shows a QR code for any wallet. */
    ConnectingWalletConnect: {
      role: 'pair',
      params: { wallet: 'object or null' as Typed<'object or null', DirectoryWallet | null> },
      partOf: 'connecting',
      waitsFor: 'pairing',
    },
    ConnectingWalletConnectBasic: { role: 'pair-only', partOf: 'connecting', waitsFor: 'pairing' },
  },
  part: pairingPart,
})

declare module '../../core/feature-types.js' {
  interface FeatureActions {
    /**
     * Starts pairing by WalletConnect. `state.pairing.uri` is the link to show; it is renewed until the wallet answers.
     * Resolves with the account. Joins a running pairing with the same wallet.
     *
     * @throws InvalidOptionError without the option `walletConnect`; RelayUnavailableError, RelayRefusedError,
     * RelaySessionExpiredError, ServiceRefusedError, RequestRejectedError, AccountNotSharedError, WalletUnresponsiveError;
     * RequestCancelledError after `cancelPairing()`, or when the visitor leaves the view
     */
    pair(parameters?: { wallet?: DirectoryWallet | null }): Promise<Account>
    /** Cancels pairing. A wallet that answers later does not connect. */
    cancelPairing(): void
  }

  interface FeatureEvents {
    pairing: PairingEvent
  }

  interface FeatureEffects {
    pairing: PairingEffect
  }
}
