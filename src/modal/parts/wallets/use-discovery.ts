'use client'

import { useEffect, useState } from 'react'

/** How long to wait for EIP-6963 announcements before "No wallet found" is shown, ms. The EIP defines no limit. */
const DISCOVERY_TIME = 500

/** Whether installed wallets may still announce themselves. */
export function useDiscovery(): boolean {
  const [isSearching, setIsSearching] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsSearching(false), DISCOVERY_TIME)
    return () => clearTimeout(timer)
  }, [])
  return isSearching
}
