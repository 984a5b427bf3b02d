import { type EngineFrame, until } from './engine.js'

type Located = { x: number; y: number; text: string; isFocused: boolean }

/** Acts as a visitor in a window or frame, by role and accessible name. Everything waits for at most 20 s. */
export function asVisitor<Place extends EngineFrame>(window: Place, locator: string) {
  async function call<Result>(locate: 'locate' | 'explain', role: string, name: string): Promise<Result> {
    const isReady = await window.evaluate<boolean>('"locate" in window')
    if (!isReady) await window.evaluate(`(() => { ${locator} })()`)
    return window.evaluate<Result>(`window.${locate}(${JSON.stringify(role)}, ${JSON.stringify(name)})`)
  }

  const locate = (role: string, name: string) => call<Located | null>('locate', role, name)

  /** Repeats `read` as `until` does. The error says what keeps a visitor from the element. */
  async function untilOf<Value>(
    what: string,
    role: string,
    name: string,
    read: () => Promise<Value | null | undefined | false>,
    limit?: number,
  ) {
    try {
      return await until(`${what} the ${role} "${name}"`, read, limit)
    } catch (error) {
      const reason = await call<string>('explain', role, name).catch(String)
      throw new Error(`${(error as Error).message}, which is ${reason}`, { cause: error })
    }
  }

  /** The element once it no longer moves, within `limit` ms. A frame that gets another height moves on its page. */
  async function see(role: string, name: string, limit?: number): Promise<Located> {
    let before = ''
    const find = async () => {
      const found = await locate(role, name)
      const now = JSON.stringify([found?.x, found?.y, await window.evaluate('innerHeight'), await window.readOffset()])
      const isStill = now === before
      before = now
      return isStill ? found : null
    }
    return untilOf('a view of', role, name, find, limit)
  }

  const isGone = (role: string, name: string) =>
    untilOf('the end of', role, name, async () => (await call('explain', role, name)) === 'absent')

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
    /** Presses the element. On a busy machine it may move before the press arrives, which is then repeated. */
    async choose(role: string, name: string) {
      // The time until the element is shown is not time of the press.
      let place = await see(role, name)
      await untilOf('a press on', role, name, async () => {
        await window.evaluate(`window.guardPress(${JSON.stringify(role)}, ${JSON.stringify(name)})`)
        await window.click(place)
        // After a press that leads to another page or closes the window, there is nothing to ask.
        const hasReached = await window.evaluate<boolean>('window.endPress?.() ?? true').catch(() => true)
        if (!hasReached) place = await see(role, name)
        return hasReached
      })
    },
    /** Goes to the element by Tab and presses Enter. */
    async chooseByKeyboard(role: string, name: string) {
      await tabTo(role, name)
      await window.press('Enter')
    },
    untilFocused: (role: string, name: string) =>
      untilOf('the focus of', role, name, async () => (await locate(role, name))?.isFocused),
    untilText: (role: string, name: string, part: string) =>
      untilOf(`"${part}" in`, role, name, async () => (await locate(role, name))?.text.includes(part)),
  }
}
