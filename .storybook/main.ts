import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { nameClass } from '../tokens/name-class.js'
import { stylesheetSources } from './stylesheet-sources.js'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['./fonts'],
  viteFinal: (config) =>
    mergeConfig(config, { plugins: [vanillaExtractPlugin({ identifiers: nameClass }), stylesheetSources()] }),
})
