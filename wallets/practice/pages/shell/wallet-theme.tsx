import { type ReactNode, useLayoutEffect } from 'react'
import '../../../../tokens/accents/amber.css.js'
import '../../../../tokens/accents/indigo.css.js'
import '../../../../tokens/accents/red.css.js'
import '../../../../tokens/grays/gray.css.js'
import '../../../../tokens/grays/slate.css.js'
import '@fontsource-variable/inter/index.css'
import { ComponentWordsProvider } from '../../../../src/components/index.js'
import { Theme } from '../../../../src/theme/index.js'
import { type WalletWords, WalletWordsContext } from '../../words/wallet-words.js'
import './wallet-theme.css.js'

/** The wallet's theme and words. It imports only the colors it uses. */
export function WalletTheme({ words, children }: { words: WalletWords; children: ReactNode }) {
  const { locale } = words.approve
  // Screen readers take the language of a page from its root.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
  return (
    <Theme appearance="system" panel="solid" direction={words.direction} root>
      <ComponentWordsProvider words={words.components}>
        <WalletWordsContext value={words}>{children}</WalletWordsContext>
      </ComponentWordsProvider>
    </Theme>
  )
}
