import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumEnv, findChromium } from './scripts/ensure-chromium.js'

const executablePath = findChromium()

/**
 * As for visitors who ask for less motion: drawing each frame of a moving dialog takes a tenth of the run's processor time. Stories,
 * the tests of presses while something moves, and those of Firefox and WebKit show it.
 */
const reducedMotion = { reducedMotion: 'reduce' } as const

/**
 * As for visitors who ask for less transparency: panels are solid. Without a graphics card the blur behind them takes a quarter
 * of the run's processor time. Stories and their pictures show it.
 */
const reducedTransparency = '--blink-settings=prefersReducedTransparency=true'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/fixtures/set-up-run.ts',
  fullyParallel: true,
  // One more than the cores: a visitor waits a fifth of its time, for blocks and mails.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    contextOptions: reducedMotion,
    // Recording a trace takes a fifth of the time. To see what failed: `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: {
      args: [...chromiumArgs, reducedTransparency],
      env: chromiumEnv,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    // First, because it is the longer way: one test after the other, on a site of their own.
    { name: 'own-site', testMatch: 'own-site/*.spec.ts', workers: 1 },
    { name: 'site', testIgnore: 'own-site/**' },
  ],
})
