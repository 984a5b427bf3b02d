import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../fixtures/find-free-port.js'
import { type Engine, type EngineFrame, type EngineWindow, until } from './engine.js'

export type WebKitOptions = {
  driver: string
  browser: string
  /** A window manager, which gives the windows of pages the focus. */
  manager: string
  /** Host and port of a proxy for `https:`, whose certificates need no authority. */
  proxy?: string
}

/** WebKitGTK's MiniBrowser of Debian, by WebDriver, on a display without a screen. */
export async function startWebKit({ driver, browser, manager, proxy }: WebKitOptions): Promise<Engine> {
  const { display, process: screen } = await startDisplay()
  const desktop = spawn(manager, [], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  const port = await findFreePort()
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok)
  const args = [
    '--automation',
    '--geometry=1280x900',
    // As after the visitor has allowed the site's windows: WebKit opens none for a click that waits for a message.
    '--javascript-can-open-windows-automatically=true',
    // The browser takes a proxy from WebDriver too, but speaks TLS to it.
    ...(proxy === undefined ? [] : [`--proxy=http://${proxy}`]),
  ]
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    acceptInsecureCerts: proxy !== undefined,
    'webkitgtk:browserOptions': { binary: browser, args },
  })
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  const errors: string[] = []
  const main = await session.getWindowHandle()
  const known = [main]
  return {
    window: createWindow(session, main, errors),
    async openWindow() {
      await session.switchTo().newWindow('window')
      const handle = await session.getWindowHandle()
      known.push(handle)
      return createWindow(session, handle, errors)
    },
    findFrame: (url) => findFrame(session, main, url),
    async listOpened() {
      const opened = (await session.getAllWindowHandles()).filter((handle) => !known.includes(handle))
      return opened.map((handle) => createWindow(session, handle, errors))
    },
    async takeErrors() {
      for (const handle of await session.getAllWindowHandles()) {
        await session.switchTo().window(handle)
        errors.push(...(await session.executeScript<string[]>(TAKE_ERRORS)))
      }
      return errors.splice(0)
    },
    async close() {
      await session.quit()
      service.kill()
      desktop.kill()
      screen.kill()
    },
  }
}

/** `errors` gets the errors of each page that the window leaves. */
function createWindow(session: WebDriver, handle: string, errors: string[]): EngineWindow {
  const select = () => session.switchTo().window(handle)
  const load = async (navigate: () => Promise<void>) => {
    await select()
    errors.push(...(await session.executeScript<string[]>(TAKE_ERRORS)))
    await navigate()
    await session.executeScript(WATCH_ERRORS)
  }
  return {
    open: (url) => load(() => session.get(url)),
    reload: () => load(() => session.navigate().refresh()),
    async evaluate(expression) {
      await select()
      return session.executeScript(`${WATCH_ERRORS}; return (${expression})`)
    },
    async click({ x, y }) {
      await select()
      await session.actions().move({ x, y, duration: 0 }).click().perform()
    },
    readOffset: async () => ({ x: 0, y: 0 }),
    async press(keys) {
      await select()
      await pressKeys(session, keys)
    },
  }
}

async function pressKeys(session: WebDriver, keys: string): Promise<void> {
  const names = keys.split('+').map((name) => KEYS[name] ?? name)
  const actions = session.actions()
  for (const name of names) actions.keyDown(name)
  for (const name of names.reverse()) actions.keyUp(name)
  await actions.perform()
}

function findFrame(session: WebDriver, handle: string, url: string): EngineFrame {
  const window = createWindow(session, handle, [])
  const selector = `iframe[src^="${url}"]`
  const select = async () => {
    await session.switchTo().window(handle)
    await session.switchTo().frame(await session.findElement(By.css(selector)))
  }
  const readOffset = () =>
    window.evaluate<{ x: number; y: number }>(
      `(({ x, y }) => ({ x, y }))(document.querySelector('${selector}').getBoundingClientRect())`,
    )
  return {
    async evaluate(expression) {
      await select()
      return session.executeScript(`return (${expression})`)
    },
    readOffset,
    async click({ x, y }) {
      const offset = await readOffset()
      await window.click({ x: offset.x + x, y: offset.y + y })
    },
    async press(keys) {
      await select()
      await pressKeys(session, keys)
    },
  }
}

/** The driver reports no errors of a page, so a script records them from the first call in the page on. */
const WATCH_ERRORS = `if (!window.engineErrors) {
  const errors = window.engineErrors = []
  const log = console.error
  console.error = (...parts) => { errors.push(parts.join(' ')); log(...parts) }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(violatedDirective + ' ' + blockedURI))
}`

const TAKE_ERRORS = 'return window.engineErrors?.splice(0) ?? []'

const KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowRight: Key.ARROW_RIGHT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}

/** Starts a virtual X server on a free display. */
async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const output = server.stdio[3] as Readable
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (data: Buffer) => resolve(String(data).trim()))
    server.once('error', reject)
    server.once('exit', () => reject(new Error('Xvfb ended before it was ready.')))
  })
  return { display: `:${number}`, process: server }
}
