import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../fixtures/find-free-port.js'
import { type Engine, type EngineWindow, until } from './engine.js'

/** WebKitGTK's MiniBrowser of Debian, by WebDriver, on a display without a screen. */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const { display, process: screen } = await startDisplay()
  const port = await findFreePort()
  const service = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const errors: string[] = []
  for (const stream of [service.stdout, service.stderr]) collectErrors(stream, errors)
  const url = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok)
  // As after the visitor has allowed the site's windows: WebKit opens none for a click that waits for a message.
  const args = ['--automation', '--geometry=1280x900', '--javascript-can-open-windows-automatically=true']
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args },
  })
  const session = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  const known = [await session.getWindowHandle()]
  return {
    window: toWindow(session, known[0] ?? ''),
    async openWindow() {
      await session.switchTo().newWindow('window')
      const handle = await session.getWindowHandle()
      known.push(handle)
      return toWindow(session, handle)
    },
    async listOpened() {
      const handles = await session.getAllWindowHandles()
      return handles.filter((handle) => !known.includes(handle)).map((handle) => toWindow(session, handle))
    },
    errors,
    async close() {
      await session.quit()
      service.kill()
      screen.kill()
    },
  }
}

function toWindow(session: WebDriver, handle: string): EngineWindow {
  const select = () => session.switchTo().window(handle)
  return {
    async open(url) {
      await select()
      await session.get(url)
    },
    async reload() {
      await select()
      await session.navigate().refresh()
    },
    async evaluate(expression) {
      await select()
      return session.executeScript(`return (${expression})`)
    },
    async click({ x, y }) {
      await select()
      await session.actions().move({ x, y, duration: 0 }).click().perform()
    },
    async press(keys) {
      await select()
      const names = keys.split('+').map((name) => KEYS[name] ?? name)
      const actions = session.actions()
      for (const name of names) actions.keyDown(name)
      for (const name of names.reverse()) actions.keyUp(name)
      await actions.perform()
    },
  }
}

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

/** MiniBrowser writes the console's messages to its output, and the driver passes that on. */
function collectErrors(stream: Readable, errors: string[]): void {
  stream.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/^CONSOLE .*(ERROR|error)/.test(line)) errors.push(line)
  })
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
