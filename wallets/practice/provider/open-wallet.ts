import { connectWallet, type PracticeWallet, type WalletPorts } from './connect-wallet.js'
import { openFrameLine } from './open-frame-line.js'
import { createWalletWindow } from './wallet-window.js'

/** Connects to the wallet at this origin, in a hidden frame of the page. */
export function openWallet(origin: string, emit: WalletPorts['emit']): Promise<PracticeWallet> {
  return connectWallet({
    openLine: (receive) => openFrameLine(origin, receive),
    walletWindow: createWalletWindow(origin, window),
    createId: () => crypto.randomUUID(),
    emit,
  })
}
