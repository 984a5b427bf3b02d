'use client'

import { useEffect, useState } from 'react'

const MEDIA = ['(prefers-color-scheme: dark)', '(color-gamut: p3)']

/** Counts changes of the page that change computed colors: a stylesheet that loads, the system's appearance or gamut. */
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
