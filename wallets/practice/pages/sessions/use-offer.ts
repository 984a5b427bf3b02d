import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWalletWords } from '../../words/wallet-words.js'

/** Ignores clicks for this time after an offer of a site appears, ms: they may be meant for the view before. */
const READING_PAUSE = 400

/** Names the page after an offer of a site, and focuses its heading. `isReady`: there was time to read it. */
export function useOffer(title: string): { heading: RefObject<HTMLHeadingElement | null>; isReady: boolean } {
  const { pages } = useWalletWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    document.title = pages.pageTitle({ title })
    heading.current?.focus()
    const timer = setTimeout(() => setReady(true), READING_PAUSE)
    return () => clearTimeout(timer)
  }, [title, pages])

  return { heading, isReady }
}
