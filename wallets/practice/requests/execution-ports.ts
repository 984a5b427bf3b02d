import type { WalletState } from '../state/wallet-state.js'
import type { CallChain } from './call-chain.js'

export type ExecutionPorts = {
  readState: () => WalletState
  writeState: (state: WalletState) => void
  callChain: CallChain
}
