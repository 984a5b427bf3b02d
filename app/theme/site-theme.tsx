import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { Theme, ThemeEditor, type ThemeSettingsControl, useThemeSettings } from '../../src/theme/index.js'
import { LinkNotice } from './link-notice.js'
import { useLoadedLook } from './use-loaded-look.js'

type SiteThemeControl = ThemeSettingsControl & { isEditing: boolean; setEditing: (isEditing: boolean) => void }

const SiteThemeContext = createContext<SiteThemeControl | null>(null)

/** The look of the site and what changes it, for the few parts that show or change it. */
export function useSiteTheme(): SiteThemeControl {
  const control = use(SiteThemeContext)
  if (!control) throw new Error('useSiteTheme() belongs inside of SiteTheme.')
  return control
}

/** Dresses the page in what the visitor chose. The page comes from outside, so a change renders none of it again. */
export function SiteTheme({ children }: { children: ReactNode }) {
  const theme = useThemeSettings()
  const look = useLoadedLook(theme.settings)
  const [isEditing, setEditing] = useState(false)
  const control = useMemo(() => ({ ...theme, isEditing, setEditing }), [theme, isEditing])
  if (!look) return null
  return (
    <SiteThemeContext value={control}>
      <Theme {...look} root>
        {children}
        <LinkNotice theme={theme} isEditing={isEditing} onOpen={() => setEditing(true)} />
        <ThemeEditor theme={theme} open={isEditing} onOpenChange={setEditing} />
      </Theme>
    </SiteThemeContext>
  )
}
