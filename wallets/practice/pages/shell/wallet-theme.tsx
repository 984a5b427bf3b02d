import type { ReactNode } from 'react'
import '../../../../tokens/accents/amber.css.js'
import '../../../../tokens/accents/indigo.css.js'
import '../../../../tokens/accents/red.css.js'
import '../../../../tokens/grays/gray.css.js'
import '../../../../tokens/grays/slate.css.js'
import '@fontsource-variable/inter/index.css'
import { Theme } from '../../../../src/theme/index.js'
import './wallet-theme.css.js'

/** The wallet's theme. It imports only the colours it uses. */
export function WalletTheme({ children }: { children: ReactNode }) {
  return (
    <Theme appearance="system" panel="solid" root>
      {children}
    </Theme>
  )
}
