'use client'

import { use } from 'react'
import type { ComponentWords } from './component-words.js'
import { ComponentWordsContext } from './component-words-context.js'
import { enThemePanel } from './en/theme-panel.js'
import { readWordsOnce } from './read-words-once.js'

/** The words of the panel: the app's, and English for the rest. The color names are a group, so an app can replace single ones. */
export function usePanelWords(): ComponentWords['themePanel'] {
  const given = use(ComponentWordsContext).themePanel
  return given ? readWordsOnce(given, 'en', enThemePanel) : enThemePanel
}
