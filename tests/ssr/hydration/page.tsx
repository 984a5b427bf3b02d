import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../../../src/components/index.js'
import { Theme, themeAttributes, useAppearance, useThemeSettings } from '../../../src/theme/index.js'

/** The two ways in which an app can store a theme, one page each. */
const looks = { '/': AppearanceLook, '/settings': SettingsLook }

/** A whole document, as a framework renders it. */
export function Page({ path }: { path: string }) {
  const Look = looks[path as keyof typeof looks]
  return (
    <html lang="en" {...themeAttributes({ accent: 'lime' })} suppressHydrationWarning>
      <head />
      <body>
        <Look>
          <Theme accent="red" asChild>
            <section>
              <Button>Connect wallet</Button>
            </section>
          </Theme>
        </Look>
        <script type="module" src="/client.js" />
      </body>
    </html>
  )
}

function AppearanceLook({ children }: { children: ReactNode }) {
  const [appearance] = useAppearance()
  return (
    <Theme appearance={appearance} accent="lime" root>
      <Said text={appearance} />
      {children}
    </Theme>
  )
}

function SettingsLook({ children }: { children: ReactNode }) {
  const { look, settings } = useThemeSettings({ defaults: { accent: 'lime' } })
  return (
    <Theme {...look} root>
      <Said text={`${settings.appearance} ${settings.accent} ${settings.radius}`} />
      <Switch />
      {children}
    </Theme>
  )
}

/** A component elsewhere on the page that uses only the appearance. */
function Switch() {
  const [appearance] = useAppearance()
  return <p>{appearance}</p>
}

function Said({ text }: { text: string }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return <output data-is-hydrated={isHydrated || undefined}>{text}</output>
}
