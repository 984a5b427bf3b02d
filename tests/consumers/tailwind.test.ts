import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, chromiumEnv, ensureChromium } from '../../scripts/ensure-chromium.js'
import { type PageServer, serveFolder } from '../bench/serve-page.js'
import { type InstalledApp, installApp, MAX_INSTALL } from './install-app.js'

let app: InstalledApp
let browser: Browser
const servers: PageServer[] = []
let withTailwind: Page
let alone: Page

beforeAll(async () => {
  app = await installApp('required-peers', 'tailwind')
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs, env: chromiumEnv })
  withTailwind = await openBuild('with-tailwind')
  writeFileSync(join(app.path, 'main.css'), "@import 'lintel/styles.css';")
  alone = await openBuild('alone')
}, MAX_INSTALL)

afterAll(async () => {
  await browser?.close()
  await Promise.all(servers.map((server) => server.close()))
  app?.remove()
})

async function openBuild(name: string): Promise<Page> {
  await app.run('vite', 'build', '--outDir', name, '--logLevel', 'error')
  const server = await serveFolder(join(app.path, name))
  servers.push(server)
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.locator('[data-part]').first().waitFor()
  return page
}

const takePicture = (page: Page, part: string) => page.locator(`[data-part="${part}"]`).screenshot()

describe('the kit in an app with Tailwind 4', () => {
  test.each(['heading', 'button', 'field'])('%s looks as without Tailwind', async (part) => {
    expect(await takePicture(withTailwind, part)).toEqual(await takePicture(alone, part))
  })

  test('a utility wins over a component', async () => {
    const utility = withTailwind.locator('[data-part="utility"]')
    expect(await utility.evaluate((element) => getComputedStyle(element).borderTopLeftRadius)).toBe('0px')
    expect(await utility.evaluate((element) => getComputedStyle(element).paddingInlineStart)).toBe('40px')
  })
})
