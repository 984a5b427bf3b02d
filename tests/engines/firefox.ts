import puppeteer, { type ConsoleMessage, type KeyInput, type Page } from 'puppeteer-core'
import type { Engine, EngineWindow } from './engine.js'

/** Firefox of Debian, by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true })
  const errors: string[] = []
  const listen = (page: Page) => {
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(String(error)))
  }
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  listen(page)
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Refused by ${violatedDirective}: ${blockedURI}`)
    })
  })
  const known = await browser.pages()
  return {
    window: toWindow(page),
    async openWindow() {
      const other = await browser.newPage()
      known.push(other)
      return toWindow(other)
    },
    async listOpened() {
      return (await browser.pages()).filter((other) => !known.includes(other)).map(toWindow)
    },
    errors,
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
    async press(keys) {
      const names = keys.split('+') as KeyInput[]
      for (const name of names) await page.keyboard.down(name)
      for (const name of names.reverse()) await page.keyboard.up(name)
    },
  }
}
