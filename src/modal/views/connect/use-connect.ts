'use client'

import { useAccount, useLintel, useLintelState } from '../../../react/index.js'
import { useRemembered } from '../../parts/remembered/use-remembered.js'
import { useWalletSection } from '../../wallets/use-wallet-section.js'
import type { ConnectViewProps } from './connect-view.js'
import { groupMethods } from './group-methods.js'

/** Every way in that the app has turned on. What was agreed to once holds for as long as the page. */
export function useConnect(): ConnectViewProps {
  const { actions } = useLintel()
  const { isRestoring } = useAccount()
  const { termsConditionsUrl, privacyPolicyUrl, wallets } = useLintelState((state) => state.settings)
  const [isAccepted, onAccept] = useRemembered('connect.legal', false, 'always')
  return {
    ...useWalletSection(),
    isRestoring,
    groups: groupMethods(wallets),
    socials: wallets.socials,
    isCollapsed: wallets.isCollapsed,
    legal: wallets.asksForLegal ? { isAccepted, onAccept } : undefined,
    termsUrl: termsConditionsUrl,
    privacyUrl: privacyPolicyUrl,
    onExpand: () => actions.push({ name: 'ConnectWallets' }),
  }
}
