import type { ComponentWords } from '../../words/component-words.js'
import { useComponentWords } from '../../words/component-words-context.js'
import { enThemePanel } from '../../words/en/theme-panel.js'
import { readWords } from '../../words/read-words.js'

/** The words of the panel: those given, and English ones for the rest. */
export function usePanelWords(): ComponentWords['themePanel'] {
  return readWords(useComponentWords('themePanel', enThemePanel), 'en', enThemePanel)
}
