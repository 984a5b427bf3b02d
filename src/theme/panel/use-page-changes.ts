'use client'

import { useEffect, useState } from 'react'

const MEDIA = ['(prefers-color-scheme: dark)', '(color-gamut: p3)']

/**
 * Counts what changes the page's colours without the theme: a stylesheet that arrives, the system's appearance, a
 * window on another screen. What is measured depends on it.
 */
export function usePageChanges(): number {
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const count = () => setChanges((before) => before + 1)
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement) count()
    }
    const queries = MEDIA.map((query) => matchMedia(query))
    // `load` of a stylesheet does not bubble.
    document.addEventListener('load', onLoad, true)
    for (const query of queries) query.addEventListener('change', count)
    return () => {
      document.removeEventListener('load', onLoad, true)
      for (const query of queries) query.removeEventListener('change', count)
    }
  }, [])
  return changes
}
