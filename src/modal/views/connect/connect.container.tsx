'use client'

import { memo } from 'react'
import type { Leaving } from '../../wallets/use-wallet-section.js'
import { ConnectView, type ConnectViewProps } from './connect-view.js'
import { useConnect } from './use-connect.js'

// A wallet that has said yes changes its row; the visitor waits for the address, not for that.
const KeptView = memo<ConnectViewProps & Leaving>(ConnectView, (_, { isLeaving }) => isLeaving)

/** The first view. */
export function ConnectContainer() {
  return <KeptView {...useConnect()} />
}

/** The wallets of Connect alone, when the app keeps them behind a button. */
export function ConnectWalletsContainer() {
  return <KeptView {...useConnect()} groups={['wallet']} isCollapsed={false} />
}

/** The social accounts of Connect alone, each by its name; all of Connect when the app has none. */
export function ConnectSocialsContainer() {
  const connect = useConnect()
  if (connect.socials.length === 0) return <KeptView {...connect} />
  return <KeptView {...connect} groups={[['social']]} onMoreSocials={undefined} />
}
