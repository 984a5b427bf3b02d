'use client'

import type { ReactNode } from 'react'
import { useLintelState } from '../../react/use-lintel-state.js'
import { Theme } from '../../theme/theme.js'
import { contents } from './modal-theme.css.js'

/** Applies the options `themeMode` and `themeVariables`. Without them the theme of the page applies. */
export function ModalTheme({ children }: { children: ReactNode }) {
  const { themeMode, themeVariables } = useLintelState((state) => state.settings)
  if (!themeMode && !themeVariables) return children
  return (
    <Theme {...themeVariables} {...(themeMode && { appearance: themeMode })} hasBackground={false} asChild>
      <span className={contents}>{children}</span>
    </Theme>
  )
}
