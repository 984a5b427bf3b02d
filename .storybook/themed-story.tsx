import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Theme, type ThemeSettings } from '../src/theme/index.js'
import { decodePercent } from './global-percent.js'

/** The theme axes as Storybook globals; what a visitor's system and browser ask for comes on top of them. */
export type ThemeGlobals = Partial<ThemeSettings> & { motion?: 'reduced' | 'full'; text?: '100%' | '150%' | '200%' }

/** The visual run sends this to show a mounted story in another look without running it again. */
export const MODE_EVENT = 'lintel:mode'

/** Draws a story inside the theme that the toolbar, or the visual run, asks for. */
export function ThemedStory({ globals, children }: { globals: ThemeGlobals; children: ReactNode }) {
  const [override, setOverride] = useState<ThemeGlobals>({})
  useEffect(() => {
    // At once, so that the run has nothing to wait for.
    const onMode = (event: Event) => flushSync(() => setOverride((event as CustomEvent<ThemeGlobals>).detail))
    window.addEventListener(MODE_EVENT, onMode)
    return () => window.removeEventListener(MODE_EVENT, onMode)
  }, [])
  const { appearance, accent, gray, radius, scaling, panel, direction, motion, text } = decodePercent({
    ...globals,
    ...override,
  })
  useTextSize(text)
  const axes = { appearance, accent, gray, radius, scaling, panel, direction }
  return (
    <Theme {...axes} motion={motion === 'reduced' ? motion : undefined} root>
      {children}
    </Theme>
  )
}

/** As the browser's own setting does it: every rem of the page grows. */
function useTextSize(text: ThemeGlobals['text']): void {
  useLayoutEffect(() => {
    if (text === undefined || text === '100%') return
    const html = document.documentElement
    html.style.fontSize = text
    return () => {
      html.style.fontSize = ''
    }
  }, [text])
}
