'use client'

import { isRestoring } from '../../../../core/selectors.js'
import { useLegal } from '../../../../parts/legal/use-legal.js'
import { useViewPart } from '../../../../parts/views/use-view-part.js'
import { useLintel } from '../../../../react/lintel-context.js'
import { useLintelState } from '../../../../react/use-lintel-state.js'
import { useWalletSection } from '../parts/use-wallet-section.js'
import { ConnectView, type ConnectViewProps } from './connect-view.js'
import { groupMethods } from './group-methods.js'

/** The first view. */
export function ConnectContainer() {
  return <ConnectView {...useConnect()} />
}

/** Only the wallets of Connect, for apps that show one button in place of the wallets. */
export function ConnectWalletsContainer() {
  return <ConnectView {...useConnect()} groups={['wallet']} isCollapsed={false} />
}

/** Only the social accounts of Connect, each with its name. Shows all of Connect when the app has none. */
export function ConnectSocialsContainer() {
  const connect = useConnect()
  if (connect.socials.length === 0) return <ConnectView {...connect} />
  return <ConnectView {...connect} groups={[['social']]} onMoreSocials={undefined} />
}

function useConnect(): ConnectViewProps {
  const { actions, embedded } = useLintel()
  const { features } = useLintelState((state) => state.settings)
  // The whole view waits for its code: if the methods above the wallets appeared later, the wallets would move under the finger,
  // and the focus would be on a wallet.
  const Methods = useViewPart('LoginMethods')
  return {
    ...useWalletSection(),
    ...useLegal(),
    isRestoring: useLintelState((state) => isRestoring(state)),
    groups: groupMethods(features).filter((group) => group === 'wallet' || Methods),
    socials: embedded?.listSocials(features.socials) ?? features.socials,
    Methods,
    onMoreSocials: () => actions.push({ name: 'ConnectSocials' }),
    isCollapsed: features.collapseWallets,
    onExpand: () => actions.push({ name: 'ConnectWallets' }),
  }
}
