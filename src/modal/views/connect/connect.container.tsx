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

/** The social accounts of Connect alone, each by its name; all of Connect when the app has none. */
export function ConnectSocialsContainer() {
  const connect = useConnect()
  if (connect.socials.length === 0) return <ConnectView {...connect} />
  return <ConnectView {...connect} groups={[['social']]} onMoreSocials={undefined} />
}
