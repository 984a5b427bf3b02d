import { defineConfig } from '@playwright/test'
import { chromiumArgs, chromiumEnv, findChromium } from './scripts/ensure-chromium.js'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/fixtures/build-once.ts',
  // Each worker runs its own server and chains.
  fullyParallel: true,
  // Each has a whole set of servers, which use two cores up while they start.
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Recording a trace takes a fifth of the time. To see what failed: `npx playwright test --trace on`.
    trace: 'off',
    launchOptions: { args: chromiumArgs, env: chromiumEnv, ...(executablePath ? { executablePath } : {}) },
  },
})
