'use client'

import { startTransition, useEffect, useState } from 'react'

/** More than a card shows at once. */
const FIRST = 20

/**
 * Returns the first rows in the first render, and all of them in the next: the time to open the modal does not grow
 * with the number of wallets that an app configures.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const [showsAll, setShowsAll] = useState(false)
  const isLong = rows.length > FIRST
  useEffect(() => {
    if (isLong) startTransition(() => setShowsAll(true))
  }, [isLong])
  return showsAll ? rows : rows.slice(0, FIRST)
}
