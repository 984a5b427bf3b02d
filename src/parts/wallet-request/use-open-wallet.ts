'use client'

import type { Account } from '../../core/model/account.js'
import { useLintelState } from '../../react/use-lintel-state.js'
import { openLink } from '../links/open-link.js'

/**
 * Opens the app of a paired wallet on this phone, where a request waits for the visitor. Undefined on other devices, and
 * for a wallet that has no link. Call it during a press.
 */
export function useOpenWallet(account: Pick<Account, 'wallet'> | null | undefined): (() => void) | undefined {
  const isMobile = useLintelState((state) => state.isMobile)
  const link = account?.wallet?.link
  return isMobile && link !== undefined ? () => void openLink(link) : undefined
}
