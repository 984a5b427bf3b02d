import { type EngineFrame, until } from './engine.js'

type Located = { x: number; y: number; text: string; isFocused: boolean }

/** What a visitor does in a window or frame, by role and accessible name. Everything waits for at most 10 s. */
export function asVisitor<Place extends EngineFrame>(window: Place, locator: string) {
  async function locate(role: string, name: string): Promise<Located | null> {
    const call = `window.locate(${JSON.stringify(role)}, ${JSON.stringify(name)})`
    const isReady = await window.evaluate<boolean>('"locate" in window')
    if (!isReady) await window.evaluate(`(() => { ${locator} })()`)
    return window.evaluate<Located | null>(call)
  }

  /** The element once it no longer moves. A frame that gets another height moves on its page. */
  async function see(role: string, name: string): Promise<Located> {
    let before = ''
    return until(`the ${role} "${name}"`, async () => {
      const found = await locate(role, name)
      const now = JSON.stringify([found?.x, found?.y, await window.evaluate('innerHeight')])
      const isStill = now === before
      before = now
      return isStill ? found : null
    })
  }

  const isGone = (role: string, name: string) =>
    until(`the end of the ${role} "${name}"`, async () => (await locate(role, name)) === null)

  /** Presses Tab until the element has the focus. */
  async function tabTo(role: string, name: string): Promise<void> {
    await see(role, name)
    for (let presses = 0; presses < 60; presses += 1) {
      if ((await locate(role, name))?.isFocused) return
      await window.press('Tab')
    }
    throw new Error(`60 presses of Tab do not reach the ${role} "${name}".`)
  }

  return {
    ...window,
    see,
    isGone,
    async type(text: string) {
      for (const key of text) await window.press(key)
    },
    /** Presses the element. On a busy machine it may move before the press arrives, which then counts for nothing. */
    async choose(role: string, name: string) {
      await until(`a press on the ${role} "${name}"`, async () => {
        const place = await see(role, name)
        await window.evaluate(`window.guardPress(${JSON.stringify(role)}, ${JSON.stringify(name)})`)
        await window.click(place)
        // The press may have led to another page, or closed the window.
        return !(await window.evaluate<boolean>('window.isPressKept?.()').catch(() => false))
      })
    },
    /** Goes to the element by Tab and presses Enter. */
    async chooseByKeyboard(role: string, name: string) {
      await tabTo(role, name)
      await window.press('Enter')
    },
    untilFocused: (role: string, name: string) =>
      until(`the focus of the ${role} "${name}"`, async () => (await locate(role, name))?.isFocused),
    untilText: (role: string, name: string, part: string) =>
      until(`"${part}" in the ${role} "${name}"`, async () => (await locate(role, name))?.text.includes(part)),
  }
}
