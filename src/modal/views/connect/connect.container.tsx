'use client'

import { ConnectView } from './connect-view.js'
import { useConnect } from './use-connect.js'

/** The first view. */
export function ConnectContainer() {
  return <ConnectView {...useConnect()} />
}

/** The wallets of Connect alone, when the app keeps them behind a button. */
export function ConnectWalletsContainer() {
  return <ConnectView {...useConnect()} groups={['wallet']} isCollapsed={false} />
}
