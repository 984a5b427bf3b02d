import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { wait } from '../../../src/rules/async/wait.js'
import { placeAtRest } from '../place-at-rest.js'
import { createPointer } from '../send-pointer.js'

/** A control that asks a wallet, a login or a server to act, and how often that was asked. */
export type Asking = { control: HTMLElement; count: () => number }

export type Row = {
  action: string
  /** Shows the control. What it asks for is not answered. */
  show: () => Promise<Asking>
  /**
   * In which ways it is pressed twice on a slow computer, which takes a second each. Nothing can be rendered within one task:
   * that test is the hardest. What the others add is when a lock opens.
   */
  ways?: readonly Way[]
}

type Way = 'mouse' | 'touch' | 'Enter'

export const everyWay: readonly Way[] = ['mouse', 'touch', 'Enter']

/** Proves for each action that presses of one moment ask once. */
export function describeOneRequest(rows: readonly Row[]): void {
  describe.each(rows)('$action asks once', { timeout: 30_000 }, ({ show, ways = [] }) => {
    test('when it is pressed three times in one task', async () => {
      const { control, count } = await show()
      for (let press = 0; press < 3; press += 1) control.click()
      await expectOnce(count)
    })

    test.each(ways)('when it is pressed twice on a slow computer by %s', async (way) => {
      const { control, count } = await show()
      await (way === 'Enter' ? holdEnter(control) : pressTwice(way, control))
      await expectOnce(count)
    })
  })
}

async function expectOnce(count: () => number): Promise<void> {
  await expect.poll(count).toBe(1)
  // A second request comes at once, or not at all.
  await wait(50)
  expect(count()).toBe(1)
}

async function onSlowComputer(press: () => Promise<unknown>): Promise<void> {
  const throttle = async (rate: number) => {
    await cdp().send('Emulation.setCPUThrottlingRate', { rate })
  }
  onTestFinished(() => throttle(1))
  await throttle(20)
  await press()
  await throttle(1)
}

/** Presses 100 ms apart: the second one comes before the outcome of the first is rendered. */
async function pressTwice(kind: 'mouse' | 'touch', control: HTMLElement): Promise<void> {
  const pointer = createPointer(kind)
  const { x, y, width, height } = await placeAtRest(control)
  const at = { x: x + width / 2, y: y + height / 2 }
  await onSlowComputer(async () => {
    const first = [pointer.press(at), pointer.release(at)]
    await wait(100)
    await Promise.all([...first, pointer.press(at, 'left', 2), pointer.release(at, 'left', 2)])
  })
}

/** Holds the key down until it repeats. */
async function holdEnter(control: HTMLElement): Promise<void> {
  control.focus()
  const key = { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }
  await onSlowComputer(async () => {
    for (const autoRepeat of [false, true, true]) {
      await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', autoRepeat, ...key })
    }
    await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  })
}
