import { useState } from 'react'
import { createFakeDirectory, createMockWalletConnect, type MockWalletConnect } from '../../../src/testing/index.js'
import { MockLintel, type MockLintelProps } from '../../support/mock-lintel.js'
import { ConnectPanel } from './connect-panel.js'

export type LiveConnectPanelProps = Omit<MockLintelProps, 'children' | 'options'> & {
  /** Gets the control of the relay, so that a story can answer as the wallet. */
  onRelay?: (control: MockWalletConnect['control']) => void
}

/** The panel with wallets, a directory and a relay in memory. */
export function LiveConnectPanel({ onRelay, ...chain }: LiveConnectPanelProps) {
  const [options] = useState(() => {
    const walletConnect = createMockWalletConnect()
    onRelay?.(walletConnect.control)
    const services = { relay: 'wss://relay.example' }
    return { walletConnect, services, projectId: 'stories', directory: createFakeDirectory() }
  })
  return (
    <MockLintel {...chain} options={options}>
      <ConnectPanel />
    </MockLintel>
  )
}
