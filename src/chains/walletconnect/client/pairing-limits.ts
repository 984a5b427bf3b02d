// How long pairing by a link, and requests to a paired wallet, wait, in ms.

/** How long the relay may take. With loading the code, the error comes within 10 s. */
export const RELAY_TIMEOUT_MS = 8_000

/** How long a link is valid. */
export const PAIRING_LIFE_MS = 240_000

/** How long a wallet may take to answer a link or a request: it ends before WalletConnect's own 5 min, whose error cannot be caught. */
export const WALLET_TIMEOUT_MS = 290_000
