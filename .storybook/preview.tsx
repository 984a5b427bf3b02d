import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import './preview.css'
import '../src/styles.js'
import './styles.js'
import { type Args, ChangedArgs } from './changed-args.js'
import { componentDocs } from './component-docs.js'
import { endAnimations } from './end-animations.js'
import { encodePercent } from './global-percent.js'
import { writeChromaticParameters } from './modes.js'
import { ThemedStory, type ThemeGlobals } from './themed-story.js'
import { themeGlobals, themeToolbar } from './toolbar.js'

// Storybook's doc blocks are large, and stories do not need them.
const DocsFrame = lazy(() => import('./docs-frame.js').then(({ DocsFrame }) => ({ default: DocsFrame })))

const isTest = import.meta.env.MODE === 'test'

// Loaded after the first story; tests do not need it.
if (!isTest) {
  void import('./theme-desk.js').then(({ mountThemeDesk }) => mountThemeDesk())
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: themeToolbar,
  initialGlobals: encodePercent(themeGlobals),
  ...(isTest && { beforeEach: endAnimations }),
  decorators: [
    ...(isTest
      ? [(Story: ComponentType<{ args: Args }>, { args }: { args: Args }) => <ChangedArgs story={Story} args={args} />]
      : []),
    (Story, { globals }) => (
      <ThemedStory globals={globals as ThemeGlobals}>
        <Story />
      </ThemedStory>
    ),
  ],
  // Chromatic reads parameters, which Storybook has no hook for. An enhancer sees the name and tags of each story.
  argTypesEnhancers: [
    ({ name, tags, parameters, argTypes }) => {
      parameters.chromatic = writeChromaticParameters(name, tags)
      return argTypes
    },
  ],
  parameters: {
    // A test reads violations only; Storybook's panel lists passes too.
    a11y: { test: 'error', ...(isTest ? { options: { resultTypes: ['violations'] } } : {}) },
    layout: 'centered',
    controls: { expanded: true },
    docs: {
      ...componentDocs,
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      toc: { headingSelector: 'h2', title: 'On this page' },
    },
    options: { storySort: { order: ['Start here', 'Guides', 'Tokens', 'Theme', 'Components', 'Modal', 'App'] } },
  },
})
