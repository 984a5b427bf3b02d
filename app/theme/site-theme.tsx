import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { Theme, ThemePanel, type ThemeSettingsControl, useThemeSettings } from '../../src/theme/index.js'
import { LinkNotice } from '../page/load-more.js'
import { nonce } from '../runtime.js'
import { useLoadedLook } from './use-loaded-look.js'

type SiteThemeControl = ThemeSettingsControl & { isEditing: boolean; setEditing: (isEditing: boolean) => void }

const SiteThemeContext = createContext<SiteThemeControl | null>(null)

/** The theme settings of the site and their setters. */
export function useSiteTheme(): SiteThemeControl {
  const control = use(SiteThemeContext)
  if (!control) throw new Error('useSiteTheme() must be called inside SiteTheme.')
  return control
}

/** Applies the visitor's theme to the page. The page is passed as `children`, so a change does not render it again. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const theme = useThemeSettings()
  const look = useLoadedLook(theme.settings)
  const [isEditing, setEditing] = useState(false)
  const control = useMemo(() => ({ ...theme, isEditing, setEditing }), [theme, isEditing])
  if (!look) return null
  return (
    <SiteThemeContext value={control}>
      <Theme {...look} root nonce={nonce}>
        {children}
        {theme.ignored.length > 0 ? (
          <Suspense fallback={null}>
            <LinkNotice theme={theme} isEditing={isEditing} onOpen={() => setEditing(true)} />
          </Suspense>
        ) : null}
        <ThemePanel theme={theme} open={isEditing} onOpenChange={setEditing} />
      </Theme>
    </SiteThemeContext>
  )
}
