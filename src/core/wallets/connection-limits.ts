// How long connecting, switching, pairing, restoring and disconnecting wait, in ms. In one place, because they nest: a limit of an adapter
// ends within the one of core that covers it, except that of the frame. Those of WalletConnect's own code are in
// `src/chains/walletconnect/client/pairing-limits.ts`.

/** How long a wallet may take to answer. A visitor has to unlock it and read its question; then the modal offers to try again. */
export const CONNECT_TIMEOUT_MS = 30_000

/** How long a wallet has to answer before the view of the connection is shown. Without it the view would flash if the wallet answers at once. */
export const CONNECTING_DELAY_MS = 150

/** How long a wallet may take to switch its network: the visitor reads as much as when it connects. */
export const SWITCH_TIMEOUT_MS = 30_000

/** How long a paired wallet may take to update its session after it accepted a switch. */
export const GRANT_TIMEOUT_MS = 3_000

/** How long a restore is shown. A later answer is still accepted. */
export const RESTORE_TIMEOUT_MS = 10_000

/** How long a stored wallet may take to appear: extensions announce themselves or inject some time after the page has loaded. */
export const DISCOVERY_TIMEOUT_MS = 3_000

/** How long a restore waits for one wallet before it goes on with the next. A locked one may never answer. */
export const SILENT_TIMEOUT_MS = 5_000

/** How long a Bitcoin wallet may take to show the accounts of an earlier visit. MetaMask reads them after the page loads. */
export const SHOWN_TIMEOUT_MS = 1_000

/**
 * How long the frame of the embedded wallet may take to load and to answer. Also the limit of its restore: the stored account is shown
 * meanwhile, and would go at the end, which closes the modal.
 */
export const FRAME_LOAD_TIMEOUT_MS = 20_000

/** How long `WagmiProvider` has to restore the app's own config before Lintel does: it starts in an effect of its first render. */
export const PROVIDER_DELAY_MS = 100

/** How long until wagmi's `reconnect` is tried again while that of another config runs: wagmi runs one per page. */
export const RECONNECT_RETRY_MS = 50

/** How long a wallet may take to disconnect. It is disconnected here anyway, so the visitor does not wait for it. */
export const DISCONNECT_TIMEOUT_MS = 1_000
