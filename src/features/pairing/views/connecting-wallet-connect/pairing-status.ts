/**
 * `slow`: the link takes long. `offline`: the browser has no network. `ready`: there is a link. `connecting`: the wallet
 * has approved.
 */
export type PairingStatus = 'preparing' | 'slow' | 'offline' | 'ready' | 'connecting' | 'failed'
