import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import './preview.css'
import '../src/styles.js'
import { themeProps } from '../src/theme/index.js'
import { chromaticModes } from './modes.js'
import { ThemedStory, type ThemeGlobals } from './themed-story.js'

type ToolbarIcon =
  | 'circlehollow'
  | 'paintbrush'
  | 'contrast'
  | 'component'
  | 'ruler'
  | 'sidebar'
  | 'transfer'
  | 'lightning'

const toolbar = (title: string, icon: ToolbarIcon, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: {
    appearance: toolbar('Appearance', 'circlehollow', themeProps.appearance.values),
    accent: toolbar('Accent', 'paintbrush', ['indigo', 'orange', 'lime', 'red', 'green', 'amber', 'gray']),
    gray: toolbar('Gray', 'contrast', ['auto', 'gray', 'slate', 'sand', 'olive']),
    radius: toolbar('Radius', 'component', themeProps.radius.values),
    scaling: toolbar('Scaling', 'ruler', themeProps.scaling.values),
    panel: toolbar('Panel', 'sidebar', themeProps.panel.values),
    direction: toolbar('Direction', 'transfer', ['ltr', 'rtl']),
    motion: toolbar('Motion', 'lightning', ['full', 'reduced']),
  },
  initialGlobals: {
    appearance: 'dark',
    accent: 'indigo',
    gray: 'auto',
    radius: 'medium',
    scaling: '100%',
    panel: 'translucent',
    direction: 'ltr',
    motion: 'full',
  },
  decorators: [
    (Story, { globals }) => (
      <ThemedStory globals={globals as ThemeGlobals}>
        <Story />
      </ThemedStory>
    ),
  ],
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    layout: 'centered',
    controls: { expanded: true },
    options: { storySort: { order: ['Start here', 'Guides', 'Tokens', 'Theme', 'Components', 'Modal', 'App'] } },
  },
})
