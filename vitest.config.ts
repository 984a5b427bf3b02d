import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type BrowserCommand, type TestSpecification } from 'vitest/node'
import { chromiumArgs, chromiumEnv, ensureChromium } from './scripts/ensure-chromium.js'
import { serveGalleries } from './tests/browser/galleries/build/serve-galleries.js'
import { nameClass } from './tokens/name-class.js'

/** Emulates media features, which only the browser can do. */
const emulate: BrowserCommand<
  [media: { forcedColors: 'active' | 'none'; reducedMotion: 'reduce' | 'no-preference' }]
> = async ({ page }, media) => {
  await page.emulateMedia(media)
}

/** Moves the mouse out of the story: Chromium without windows starts with it at the top left, over the story. */
const movePointerAway: BrowserCommand<[]> = async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await page.mouse.move(width - 1, height - 1)
}

const optimizeDeps = {
  // React for development describes each element and render to the developer tools, where the browser has these functions. No test
  // reads it, and it takes a sixth of the time of stories.
  rolldownOptions: { transform: { define: { 'console.createTask': 'undefined', 'console.timeStamp': 'undefined' } } },
  // Lists every dependency: Vite reloads the page when it finds one during a run.
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'axe-core',
    'clsx',
    '@web3icons/core/svgs/networks/background/bitcoin.svg.js',
    '@web3icons/core/svgs/networks/background/polkadot.svg.js',
    '@web3icons/core/svgs/networks/background/solana.svg.js',
    '@web3icons/core/svgs/tokens/background/KSM.svg.js',
    'zustand/vanilla',
    '@tanstack/react-query',
    '@radix-ui/react-avatar',
    '@radix-ui/react-accordion',
    '@radix-ui/react-checkbox',
    '@radix-ui/react-context-menu',
    '@radix-ui/react-dropdown-menu',
    '@radix-ui/react-form',
    '@radix-ui/react-hover-card',
    '@radix-ui/react-navigation-menu',
    '@radix-ui/react-popover',
    '@radix-ui/react-progress',
    '@radix-ui/react-radio-group',
    '@radix-ui/react-slider',
    '@radix-ui/react-switch',
    '@radix-ui/react-tabs',
    '@radix-ui/react-toggle-group',
    '@radix-ui/react-tooltip',
    'lean-qr',
    'virtua',
    'valibot',
    'idb-keyval',
    'jsqr',
    'viem',
    'viem/actions',
    'wagmi',
    'wagmi/actions',
    '@radix-ui/react-dialog',
    '@radix-ui/react-dismissable-layer',
    '@radix-ui/react-focus-guards',
    '@radix-ui/react-separator',
    '@radix-ui/react-slot',
    '@radix-ui/react-toast',
    '@vanilla-extract/recipes/createRuntimeFn',
    '@storybook/addon-a11y/preview',
    '@storybook/addon-docs/blocks',
    '@storybook/react-vite',
    '@storybook/react/entry-preview',
    'storybook/internal/core-events',
    'storybook/preview-api',
    'storybook/test',
    'culori/fn',
    '@radix-ui/colors',
    '@noble/hashes/blake2',
    '@scure/base',
  ],
}

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // As high as the tallest gallery: Vitest scales down a story that is larger than the window.
    contextOptions: { viewport: { width: 1280, height: 4400 } },
    launchOptions: {
      executablePath: ensureChromium(),
      args: chromiumArgs,
      env: chromiumEnv,
    },
  }),
  commands: { emulate, movePointerAway },
  expect: {
    toMatchScreenshot: {
      comparatorName: 'pixelmatch',
      comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0006 },
      resolveScreenshotPath: ({ root, arg, ext }) => `${root}/tests/visual/baselines/${arg}${ext}`,
      resolveDiffPath: ({ root, arg, ext }) => `${root}/test-results/visual/${arg}${ext}`,
    },
  },
} satisfies NonNullable<ViteUserConfig['test']>['browser']

/** Ends the process once all is closed. Each picture leaves a timer of its limit behind, which would keep it for 10 s more. */
const endWhenClosed: Plugin = {
  name: 'end-when-closed',
  configureVitest({ vitest }) {
    // Not at once: Vitest has to know first that it closes.
    vitest.onClose(() => void setImmediate(async () => vitest.close().then(() => process.exit())))
  },
}

/** Vitest writes the name of the project into the instance, so each project has its own. */
const createBrowser = () => ({ ...browser, instances: [{ browser: 'chromium' as const }] })

/**
 * Unit tests that run in the process of the files before them: loading viem, React and a server again for each takes longer than
 * its tests. They replace no module and stop what they start. Not those of `tokens` and `theme`: they collect what a stylesheet
 * emits when it is loaded.
 */
const sharedTests = [
  'tests/unit/{components,core,features,modal,parts,rules,services,testing}/**/*.test.{ts,tsx}',
  // Those that are left out replace modules.
  'tests/unit/chains/**/!(on-chain|send|stop|tokens).test.{ts,tsx}',
  'tests/unit/embedded/**/!(unlisted-origin).test.{ts,tsx}',
  'tests/unit/servers/{bundler,chains,directory,frame,on-ramp-stand-ins,pages,relay,rpc}/**/*.test.ts',
  // PGlite cannot be started again and again in one process, which keeps out their folders `databases`: the tests with PGlite.
  'tests/unit/servers/{analytics,data-api,identity,pay}/*.test.ts',
  'tests/unit/servers/data-api/{names,on-ramp,pay,sessions}/*.test.ts',
  'tests/unit/servers/sign-in/**/!(docs-servers).test.ts',
  'tests/unit/wallets/**/!(approve-request|wiped-keys).test.{ts,tsx}',
]

/**
 * Tests that build, pack or type-check, and none that measures time or waits for a page. `npm test` runs them beside the tests of pages,
 * which leave part of the processor idle, at the lowest priority.
 */
const buildTests = [
  'tests/consumers/{server-entries,types}.test.ts',
  'tests/package/!(react-19-0).test.ts',
  'tests/unit/scripts/scaffold.test.ts',
  'tests/unit/theme/create-accent/create-accent.property.test.ts',
]

/**
 * Browser tests that need a page of their own. The others share one: loading all modules again for each file takes half of
 * their processor time. They remove what they render.
 */
const apartBrowserTests = [
  // They replace modules.
  'tests/browser/{buy/use-buy,load-modal,one-request/frame,render-ahead}.test.tsx',
  // They look for frames in the document, or need the focus of the window, and its size, for one that they have just opened.
  'tests/browser/embedded/*.test.tsx',
  // They expect nothing else in the document, and nothing in the console, where another file may write late.
  'tests/browser/{component-words,conformance,conformance/*,one-time-password-field/*}.test.tsx',
  // It emulates touch: Chromium does not give the page its mouse back.
  'tests/browser/galleries/touch-targets.test.tsx',
]

/**
 * One more than the cores: a page waits a third of its time, for pictures and timers, and a unit test for servers. Vitest's
 * default leaves one core to its own process, which is idle most of the time. Browser projects do not inherit it.
 */
const maxWorkers = availableParallelism() + 1

/** A page that is idle, a server that answers: on a busy machine both take longer than the default of 1 s. */
const slowPoll = { timeout: 10_000 }

/** Tests of `tests/browser`. `groupOrder`: after the stories, as four pages at once would wait for each other. */
function createBrowserTests(
  name: string,
  options: { include?: string[]; exclude?: string[]; isolate: boolean; groupOrder: number },
) {
  const { include = ['tests/browser/**/*.test.tsx'], exclude = [], isolate, groupOrder } = options
  return {
    plugins: [vanillaExtractPlugin({ identifiers: nameClass }), serveGalleries()],
    optimizeDeps,
    test: {
      name,
      maxWorkers,
      include,
      exclude,
      isolate,
      sequence: { groupOrder },
      testTimeout: 60_000,
      setupFiles: ['tests/browser/setup.ts'],
      expect: { poll: slowPoll },
      browser: createBrowser(),
    },
  }
}

/** What takes longest begins first: each group of files ends with its last one, for which the other workers would wait. */
const longest = [
  'tests/browser/galleries/views',
  'tests/browser/galleries/touch-targets',
  'tests/browser/conformance/layout',
  'tests/browser/galleries/components',
  'tests/browser/conformance/fields',
  'tests/consumers/next',
  'stories/modal/locales/locales',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.includes(`/${path}.`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/{consumers,operation,package,ssr}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          exclude: [...sharedTests, ...buildTests],
          environment: 'node',
          // A guard against a test that hangs. Many start a process, which takes seconds on a busy machine.
          testTimeout: 20_000,
          expect: { poll: slowPoll },
          setupFiles: ['tests/unit/setup.ts'],
          globalSetup: ['tests/unit/fixtures/shared-servers/global-setup.ts'],
          // The first hook to ask for a shared server waits until it has started.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-shared',
          maxWorkers,
          include: sharedTests,
          isolate: false,
          environment: 'node',
          testTimeout: 20_000,
          expect: { poll: slowPoll },
          setupFiles: ['tests/unit/setup.ts', 'tests/unit/restore-globals.ts'],
          globalSetup: ['tests/unit/fixtures/shared-servers/global-setup.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit-builds',
          maxWorkers,
          include: buildTests,
          environment: 'node',
          // A guard against a test that hangs. At the lowest priority each takes several times as long, and beside other work ten minutes.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          setupFiles: ['tests/unit/setup.ts'],
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/engines/set-up-run.ts'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' }), endWhenClosed],
        optimizeDeps,
        test: {
          name: 'browser',
          maxWorkers,
          // A guard against a story that hangs.
          testTimeout: 60_000,
          // Story files share a page: loading all modules again for each file takes longer than its stories.
          isolate: false,
          provide: { isVisualRun: process.env.LINTEL_VISUAL === '1' },
          setupFiles: ['.storybook/vitest.setup.ts'],
          globalSetup: ['.storybook/shrink-pictures.ts'],
          browser: createBrowser(),
        },
      },
      createBrowserTests('browser-components', { exclude: apartBrowserTests, isolate: false, groupOrder: 1 }),
      createBrowserTests('browser-apart', { include: apartBrowserTests, isolate: true, groupOrder: 2 }),
    ],
  },
})
