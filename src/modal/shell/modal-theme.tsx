'use client'

import type { ReactNode } from 'react'
import { useLintelState } from '../../react/index.js'
import { Theme } from '../../theme/theme.js'

/** Applies the options `themeMode` and `themeVariables`. Without them the theme of the page applies. */
export function ModalTheme({ children }: { children: ReactNode }) {
  const theme = useLintelState((state) => state.settings.theme)
  return theme ? (
    <Theme {...theme} hasBackground={false}>
      {children}
    </Theme>
  ) : (
    children
  )
}
