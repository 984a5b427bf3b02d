import type { Frame, Page } from '@playwright/test'
import { wait } from '../../src/rules/async/wait.js'
import { expect, openRequest, test } from './fixtures/sites/attention.js'
import {
  expectEnabled,
  findMiddle,
  focusFrame,
  readDecisions,
  restyleFrame,
} from './fixtures/visitors/request-visitor.js'

// One build for the file: in parallel each worker would make its own.
test.describe.configure({ mode: 'default' })

const lower = { what: 'the frame gets lower', style: 'block-size: 400px' }
const higher = { what: 'the frame gets higher', style: 'block-size: 600px' }
const movedUp = { what: 'the page moves the frame up', style: 'translate: 0 -120px' }
const movedAway = { what: 'the page moves the frame away from the pointer', style: 'translate: 660px' }

/** A finger clicks nothing in a frame that it is no longer on: the browser gives its tap to the page. */
const kinds = [
  { kind: 'mouse', movements: [lower, higher, movedUp, movedAway] },
  { kind: 'finger', movements: [higher] },
] as const

/** Returns a function that puts a finger on the page, and lifts it. */
async function openTouch(page: Page) {
  const client = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/**
 * Presses the button, changes the frame as its page can, and releases the pointer where it was. Returns a function that restores
 * the frame.
 */
async function pressWhileMoving(
  page: Page,
  { frame, kind, name, style }: { frame: Frame; kind: 'mouse' | 'finger'; name: string; style: string },
): Promise<() => Promise<void>> {
  const at = await findMiddle(frame, name)
  const touch = await openTouch(page)
  await page.mouse.move(at.x, at.y)
  await (kind === 'mouse' ? page.mouse.down() : touch('touchStart', [at]))
  const restore = await restyleFrame(page, `; ${style}`)
  await expect.poll(() => findMiddle(frame, name)).not.toEqual(at)
  await (kind === 'mouse' ? page.mouse.up() : touch('touchEnd', []))
  return restore
}

for (const { kind, movements } of kinds) {
  test.describe(`a press by ${kind}`, () => {
    test.use({ hasTouch: kind === 'finger' })

    test('clicks the control in the frame that it began on, which has moved meanwhile', async ({ page, built }) => {
      // Chromium drops presses on a frame that was moved while the frame watches what covers it.
      await page.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
      const frame = await openRequest(page, built)
      for (const [index, { what, style }] of movements.entries()) {
        await test.step(what, async () => {
          const restore = await pressWhileMoving(page, { frame, kind, name: 'Decline', style })
          await expect.poll(() => readDecisions(frame)).toEqual({ approved: 0, declined: index + 1 })
          await restore()
        })
      }
    })

    if (kind === 'finger') {
      test('that began beside the buttons, and is held, approves nothing when Approve has come below it', async ({
        page,
        built,
      }) => {
        const frame = await openRequest(page, built, { style: 'inset: 100px auto auto 500px' })
        await focusFrame(frame)
        await expectEnabled(page, frame)
        const [decline, approve] = [await findMiddle(frame, 'Decline'), await findMiddle(frame, 'Approve')]
        // In the margin of the frame, which is in no control.
        const at = { x: 504, y: decline.y }
        const touch = await openTouch(page)
        const untilAt = (x: number) => expect.poll(async () => (await findMiddle(frame, 'Approve')).x).toBeCloseTo(x, 0)
        // Chromium drops a release in the first 500 ms after it has noticed the movement, on a busy machine late: then the finger presses again.
        await expect(async () => {
          await touch('touchStart', [at])
          const restore = await restyleFrame(page, `; translate: ${at.x - approve.x}px`)
          await untilAt(at.x)
          await wait(650)
          const clicked = frame.evaluate(
            () =>
              new Promise<boolean>((resolve) => {
                addEventListener('click', () => resolve(true), { once: true })
                setTimeout(() => resolve(false), 3_000)
              }),
          )
          await touch('touchEnd', [])
          const isClicked = await clicked
          await restore()
          await untilAt(approve.x)
          await wait(650)
          expect(isClicked).toBe(true)
        }).toPass({ timeout: 60_000 })
        expect(await readDecisions(frame)).toEqual({ approved: 0, declined: 0 })
      })
    }

    test('approves nothing when Approve has moved meanwhile', async ({ page, built }) => {
      const frame = await openRequest(page, built)
      await focusFrame(frame)
      for (const { what, style } of movements) {
        await test.step(what, async () => {
          await expectEnabled(page, frame)
          const restore = await pressWhileMoving(page, { frame, kind, name: 'Approve', style })
          await restore()
        })
      }
      // Until then a click would have come.
      await expectEnabled(page, frame)
      expect(await readDecisions(frame)).toEqual({ approved: 0, declined: 0 })
    })
  })
}
