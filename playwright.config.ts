import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumEnv, findChromium } from './scripts/ensure-chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/fixtures/build-once.ts',
  // Each worker runs its own server and chains.
  fullyParallel: true,
  // Tests wait most of the time, so three share two cores.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Recording a trace takes a fifth of the time. To see what failed: `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: { args: chromiumArgs, env: chromiumEnv, ...(executablePath ? { executablePath } : {}) },
  },
})
