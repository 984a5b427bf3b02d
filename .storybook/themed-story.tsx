import { type ReactNode, useEffect, useState } from 'react'
import { Theme, type ThemeSettings } from '../src/theme/index.js'

/** The theme axes as Storybook globals; `direction` and `motion` come on top of them. */
export type ThemeGlobals = Partial<ThemeSettings> & { direction?: 'ltr' | 'rtl'; motion?: 'reduced' | 'full' }

/** The visual run sends this to show a mounted story in another look without running it again. */
export const MODE_EVENT = 'lintel:mode'

/** Draws a story inside the theme that the toolbar, or the visual run, asks for. */
export function ThemedStory({ globals, children }: { globals: ThemeGlobals; children: ReactNode }) {
  const [override, setOverride] = useState<ThemeGlobals>({})
  useEffect(() => {
    const onMode = (event: Event) => setOverride((event as CustomEvent<ThemeGlobals>).detail)
    window.addEventListener(MODE_EVENT, onMode)
    return () => window.removeEventListener(MODE_EVENT, onMode)
  }, [])
  const { appearance, accent, gray, radius, scaling, panel, direction, motion } = { ...globals, ...override }
  const axes = { appearance, accent, gray, radius, scaling, panel }
  return (
    <Theme {...axes} dir={direction ?? 'ltr'} motion={motion === 'reduced' ? motion : undefined} root>
      {children}
    </Theme>
  )
}
