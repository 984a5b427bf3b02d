'use client'

import { useAccount, useLintel, useLintelState } from '../../../react/index.js'
import { type Leaving, useWalletSection } from '../../wallets/use-wallet-section.js'
import type { ConnectViewProps } from './connect-view.js'
import { groupMethods } from './group-methods.js'
import { useLegal } from './use-legal.js'

/** Every way in that the app has turned on. */
export function useConnect(): ConnectViewProps & Leaving {
  const { actions } = useLintel()
  const { isRestoring } = useAccount()
  const wallets = useLintelState((state) => state.settings.wallets)
  return {
    ...useWalletSection(),
    ...useLegal(),
    isRestoring,
    groups: groupMethods(wallets),
    socials: wallets.socials,
    onMoreSocials: () => actions.push({ name: 'ConnectSocials' }),
    isCollapsed: wallets.isCollapsed,
    onExpand: () => actions.push({ name: 'ConnectWallets' }),
  }
}
