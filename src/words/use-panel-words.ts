'use client'

import { use } from 'react'
import type { ComponentWords } from './component-words.js'
import { ComponentWordsContext } from './component-words-context.js'
import { enThemePanel } from './en/theme-panel.js'
import { readWordsOnce } from './read-words-once.js'

/** The words of the panel: those given, and English ones for the rest. Its colors are a group, so that single ones can be given. */
export function usePanelWords(): ComponentWords['themePanel'] {
  const given = use(ComponentWordsContext).themePanel
  return given ? readWordsOnce(given, 'en', enThemePanel) : enThemePanel
}
