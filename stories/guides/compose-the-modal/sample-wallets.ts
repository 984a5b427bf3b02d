import type { Wallet } from './wallet-views.js'

export const sampleWallets: readonly Wallet[] = [
  { id: 'prism', name: 'Prism', isInstalled: true },
  { id: 'foxglove', name: 'Foxglove', isInstalled: true },
  { id: 'harbor', name: 'Harbor', isInstalled: false },
]
