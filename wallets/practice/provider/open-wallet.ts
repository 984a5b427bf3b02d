import { connectWallet, type PracticeWallet, type WalletPorts } from './connect-wallet.js'
import { openFrameChannel } from './open-frame-channel.js'
import { createWalletWindow } from './wallet-window.js'

/** Connects to the wallet at this URL, in a hidden frame of the page. */
export function openWallet(walletUrl: string, emit: WalletPorts['emit']): Promise<PracticeWallet> {
  const { origin } = new URL(walletUrl)
  return connectWallet({
    openChannel: (receive) => openFrameChannel(origin, receive),
    walletWindow: createWalletWindow(origin, window),
    createId: () => crypto.randomUUID(),
    emit,
  })
}
