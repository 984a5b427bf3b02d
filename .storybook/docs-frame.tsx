import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { useShownAppearance } from '../src/theme/appearance/use-shown-appearance.js'
import { storybookThemes } from './storybook-theme.js'
import { useThemeGlobals } from './theme-globals.js'
import { ThemedStory } from './themed-story.js'

/** Applies the theme of the toolbar to docs pages. */
export function DocsFrame({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const globals = useThemeGlobals()
  const shown = useShownAppearance(globals.appearance)
  return (
    <ThemedStory globals={globals}>
      <DocsContainer context={context} theme={storybookThemes[shown]}>
        {children}
      </DocsContainer>
    </ThemedStory>
  )
}
