/**
 * Where a pairing is. `slow`: the link is late; `offline`: so is the network; `ready`: there is a link; `connecting`:
 * the wallet has said yes.
 */
export type PairingStatus = 'preparing' | 'slow' | 'offline' | 'ready' | 'connecting' | 'failed'
