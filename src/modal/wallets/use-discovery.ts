'use client'

import { useEffect, useState } from 'react'

/** How long wallets get to announce themselves before "No wallet found" is said, ms. EIP-6963 names no limit. */
const DISCOVERY_TIME = 500

/** Whether wallets may still be announcing themselves. */
export function useDiscovery(): boolean {
  const [isSearching, setIsSearching] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsSearching(false), DISCOVERY_TIME)
    return () => clearTimeout(timer)
  }, [])
  return isSearching
}
