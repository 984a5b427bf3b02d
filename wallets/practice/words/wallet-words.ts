import { createContext, use } from 'react'
import type { ComponentWordOverrides } from '../../../src/components/index.js'
import { findLanguage, languages } from '../../../src/words/languages.js'
import { loadOverrides, loadWords } from '../../../src/words/load-words.js'
import { type ApproveWords, enApprove } from '../../approval/words/en-approve.js'
import { enPractice, type PracticeWords } from './en.js'

/** The words of the practice wallet in one language. */
export type WalletWords = {
  direction: 'ltr' | 'rtl'
  pages: PracticeWords
  /** Those of requests to sign and send, with the locale (BCP 47). The embedded wallet has them too. */
  approve: ApproveWords
  /** Those of the components that are not English. */
  components: ComponentWordOverrides
}

const enWallet: WalletWords = { direction: 'ltr', pages: enPractice, approve: enApprove, components: {} }

const files = {
  pages: import.meta.glob('./*.json', { import: 'default' }),
  approve: import.meta.glob('../../approval/words/*.json', { import: 'default' }),
  components: import.meta.glob('../../../src/words/*.json', { import: 'default' }),
}

/** Loads the words for a locale (BCP 47), English where there are none. */
export async function loadWalletWords(locale: string): Promise<WalletWords> {
  const language = findLanguage(locale)
  const [pages, approve, components] = await Promise.all([
    loadWords(enPractice, files.pages, language),
    loadWords(enApprove, files.approve, language),
    loadOverrides<ComponentWordOverrides>(files.components, language),
  ])
  return { direction: languages[language].direction, pages, approve: { ...approve, locale: language }, components }
}

export const WalletWordsContext = createContext(enWallet)

export function useWalletWords(): WalletWords {
  return use(WalletWordsContext)
}
