import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumEnv, findChromium } from './scripts/ensure-chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/fixtures/build-once.ts',
  // Each worker runs its own server and chains; two cores carry two of them.
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Without the film of every test, which costs more than the tests do.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions: { args: chromiumArgs, env: chromiumEnv, ...(executablePath ? { executablePath } : {}) },
  },
})
