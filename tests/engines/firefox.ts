import puppeteer, { type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core'
import type { Engine, EngineWindow } from './engine.js'

/** Firefox of Debian, by WebDriver BiDi. `preferences`: of about:config. */
export async function startFirefox(
  path: string,
  preferences: Record<string, string | number | boolean> = {},
): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    extraPrefsFirefox: preferences,
  })
  const errors: string[] = []
  // Also the windows that pages open.
  browser.on('targetcreated', async (target) => {
    if (target.type() !== 'page') return
    const opened = await target.page()
    opened?.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    // Firefox reports violations of the policy as errors of the page too.
    opened?.on('pageerror', (error) => errors.push(String(error)))
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const known = await browser.pages()
  return {
    window: toWindow(page),
    async openWindow() {
      const other = await browser.newPage()
      known.push(other)
      return toWindow(other)
    },
    findFrame(url) {
      const find = () => {
        const frame = page.frames().find((one) => one.url().startsWith(url))
        if (!frame) throw new Error(`There is no frame of ${url}.`)
        return frame
      }
      const readOffset = async () => {
        const box = await (await find().frameElement())?.boundingBox()
        if (!box) throw new Error(`The frame of ${url} is not shown.`)
        return { x: box.x, y: box.y }
      }
      return {
        evaluate: (expression) => find().evaluate(expression) as Promise<never>,
        async click({ x, y }) {
          const offset = await readOffset()
          await page.mouse.click(offset.x + x, offset.y + y)
        },
        press: toWindow(page).press,
        readOffset,
      }
    },
    async listOpened() {
      return (await browser.pages()).filter((other) => !known.includes(other)).map(toWindow)
    },
    takeErrors: async () => errors.splice(0),
    close: () => browser.close(),
  }
}

function toWindow(page: Page): EngineWindow {
  return {
    async open(url) {
      // A page in the background has no focus.
      await page.bringToFront()
      await page.goto(url)
    },
    reload: async () => void (await page.reload()),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    click: ({ x, y }) => page.mouse.click(x, y),
    readOffset: async () => ({ x: 0, y: 0 }),
    async press(keys) {
      const names = keys.split('+') as KeyInput[]
      for (const name of names) await page.keyboard.down(name)
      for (const name of names.reverse()) await page.keyboard.up(name)
    },
  }
}
