import { type ReactNode, StrictMode, useEffect, useLayoutEffect, useRef } from 'react'
import '../../../../tokens/accents/amber.css.js'
import '../../../../tokens/accents/green.css.js'
import '../../../../tokens/accents/indigo.css.js'
import '../../../../tokens/accents/red.css.js'
import '../../../../tokens/grays/gray.css.js'
import '../../../../tokens/grays/slate.css.js'
import { keepPresses } from '../../../../src/components/dialog/keep-presses.js'
import { ComponentWordsProvider } from '../../../../src/components/index.js'
import { Theme } from '../../../../src/theme/index.js'
import type { FrameLook } from '../frame-look.js'
import { FirstHeading } from './first-heading.js'
import { fill } from './frame-root.css.js'

/** The root of everything that is drawn in the frame's page. */
export function FrameRoot({ look, children }: { look: FrameLook; children: ReactNode }) {
  const { theme, words } = look
  const firstHeading = useRef(true)
  const content = useRef<HTMLDivElement>(null)
  const { locale } = words.approve
  // Screen readers take the language of a page from its root.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  // The card around the frame changes its height. Watched buttons ignore the clicks that this gives: they are not trusted.
  useEffect(() => (content.current ? keepPresses(content.current) : undefined), [])
  return (
    <StrictMode>
      <Theme root direction={words.direction} {...theme}>
        <ComponentWordsProvider words={words.components}>
          <FirstHeading value={firstHeading}>
            <div ref={content} className={fill}>
              {children}
            </div>
          </FirstHeading>
        </ComponentWordsProvider>
      </Theme>
    </StrictMode>
  )
}
