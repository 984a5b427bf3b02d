import { type EngineWindow, until } from './engine.js'

type Located = { x: number; y: number; text: string; isFocused: boolean }

/** What a visitor does in a window, by role and accessible name. Everything waits for at most 10 s. */
export function asVisitor(window: EngineWindow, locator: string) {
  async function locate(role: string, name: string): Promise<Located | null> {
    const call = `window.locate(${JSON.stringify(role)}, ${JSON.stringify(name)})`
    const isReady = await window.evaluate<boolean>('"locate" in window')
    if (!isReady) await window.evaluate(`(() => { ${locator} })()`)
    return window.evaluate<Located | null>(call)
  }

  /** The element once it no longer moves. */
  async function see(role: string, name: string): Promise<Located> {
    let before: Located | null = null
    return until(`the ${role} "${name}"`, async () => {
      const now = await locate(role, name)
      const isStill = now !== null && now.x === before?.x && now.y === before.y
      before = now
      return isStill ? now : null
    })
  }

  const isGone = (role: string, name: string) =>
    until(`the end of the ${role} "${name}"`, async () => (await locate(role, name)) === null)

  return {
    ...window,
    /** Records errors of this page from now on, in engines whose driver does not report them. */
    watchErrors: () => window.evaluate(WATCH),
    readErrors: () => window.evaluate<string[]>('window.engineErrors ?? []'),
    see,
    isGone,
    async choose(role: string, name: string) {
      await window.click(await see(role, name))
    },
    /** Presses Tab until the element has the focus. */
    async tabTo(role: string, name: string) {
      await see(role, name)
      for (let presses = 0; presses < 60; presses += 1) {
        if ((await locate(role, name))?.isFocused) return
        await window.press('Tab')
      }
      throw new Error(`60 presses of Tab do not reach the ${role} "${name}".`)
    },
    untilFocused: (role: string, name: string) =>
      until(`the focus of the ${role} "${name}"`, async () => (await locate(role, name))?.isFocused),
    untilText: (role: string, name: string, part: string) =>
      until(`"${part}" in the ${role} "${name}"`, async () => (await locate(role, name))?.text.includes(part)),
  }
}

const WATCH = `(() => {
  const errors = window.engineErrors = []
  const log = console.error
  console.error = (...parts) => { errors.push(parts.join(' ')); log(...parts) }
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(violatedDirective + ' ' + blockedURI))
})()`
