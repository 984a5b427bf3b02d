import type { ComponentWordOverrides } from '../../../src/components/index.js'
import { findLanguage, languages } from '../../../src/words/languages.js'
import { loadOverrides, loadWords } from '../../../src/words/load-words.js'
import { enFrame, type FrameWords } from './frame-words.js'

const files = {
  approve: import.meta.glob('../../approval/words/*.json', { import: 'default' }),
  screens: import.meta.glob('./*.json', { import: 'default' }),
  components: import.meta.glob('../../../src/words/*.json', { import: 'default' }),
}

/** Loads the words for a locale (BCP 47), English where there are none. */
export async function loadFrameWords(locale: string): Promise<FrameWords> {
  const language = findLanguage(locale)
  const [approve, screens, components] = await Promise.all([
    loadWords(enFrame.approve, files.approve, language),
    loadWords(enFrame.screens, files.screens, language),
    loadOverrides<ComponentWordOverrides>(files.components, language),
  ])
  return {
    direction: languages[language].direction,
    approve: { ...approve, locale: language },
    screens,
    components,
  }
}
