import { type RefObject, useEffect, useRef, useState } from 'react'

/** Ignores clicks for this time after an offer of a site appears, ms: they may be meant for the view before. */
const readingPause = 400

/** Names the page after an offer of a site, and focuses its heading. `isReady`: there was time to read it. */
export function useOffer(title: string): { heading: RefObject<HTMLHeadingElement | null>; isReady: boolean } {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    document.title = `${title} — Practice wallet`
    heading.current?.focus()
    const timer = setTimeout(() => setReady(true), readingPause)
    return () => clearTimeout(timer)
  }, [title])

  return { heading, isReady }
}
