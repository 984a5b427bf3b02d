import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Theme, type ThemeSettings } from '../src/theme/index.js'
import { decodePercent } from './global-percent.js'

/** The theme axes and the emulated browser settings as Storybook globals. */
export type ThemeGlobals = Partial<ThemeSettings> & { motion?: 'reduced' | 'full'; text?: '100%' | '150%' | '200%' }

/** Sent by the visual run to show a mounted story in another mode. */
export const MODE_EVENT = 'lintel:mode'

/** Renders a story in the theme of the toolbar or of the visual run. */
export function ThemedStory({ globals, children }: { globals: ThemeGlobals; children: ReactNode }) {
  const [override, setOverride] = useState<ThemeGlobals>({})
  useEffect(() => {
    // Render synchronously, so that the run does not have to wait.
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

/** Sets the text size like the browser's own setting: Lintel's lengths and every `rem` grow. */
function useTextSize(text: ThemeGlobals['text']): void {
  useLayoutEffect(() => {
    if (text === undefined || text === '100%') return
    const html = document.documentElement
    html.style.fontSize = text
    html.style.setProperty('--lintel-px', `${Number.parseInt(text, 10) / 100}px`)
    return () => {
      html.style.fontSize = ''
      html.style.removeProperty('--lintel-px')
    }
  }, [text])
}
