import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button, Dialog, DialogContent } from '../../src/components/index.js'
import { wait } from '../../src/rules/async/wait.js'
import { Theme } from '../../src/theme/index.js'
import { createPointer, type Point } from './send-pointer.js'

const close = vi.fn()
let clicked: string[]
let end: () => void

beforeEach(async () => {
  clicked = []
  await page.viewport(800, 600)
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  const name = (label: string) => () => clicked.push(label)
  flushSync(() =>
    root.render(
      <Theme>
        <Dialog open onOpenChange={(_open, { reason }) => close(reason)}>
          <DialogContent aria-label="Sample">
            <Button onClick={name('above')}>Above</Button>
            <Button data-pressed="" onClick={name('pressed')}>
              <b>Pressed</b>
            </Button>
            <Button onClick={name('below')}>Below</Button>
          </DialogContent>
        </Dialog>
      </Theme>,
    ),
  )
  end = () => {
    root.unmount()
    place.remove()
  }
  await expect.poll(() => document.querySelector('[data-pressed]')).not.toBeNull()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
})

afterEach(() => {
  end()
  close.mockReset()
})

const find = <Found extends HTMLElement>(selector: string) => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const findPressed = () => find<HTMLButtonElement>('[data-pressed]')

function findMiddle(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** Moves the card, by default by one button down. */
function moveCard({ x, y }: Point = { x: 0, y: findPressed().offsetHeight }): void {
  find('[role="dialog"]').style.translate = `${x}px ${y}px`
}

const readBelow = ({ x, y }: Point) => document.elementFromPoint(x, y)

/** Clicks come after the release, those of a finger later than the reply to it. */
const clicksCame = () => wait(100)

describe.each(['mouse', 'pen', 'touch'] as const)('a press by %s', (kind) => {
  const pointer = createPointer(kind)

  test('is one click of a control that does not move', async () => {
    const at = findMiddle(findPressed())
    const trusted = vi.fn()
    findPressed().addEventListener('click', ({ isTrusted }) => trusted(isTrusted))
    await pointer.press(at)
    await pointer.release(at)
    await clicksCame()
    expect(clicked).toEqual(['pressed'])
    expect(trusted).toHaveBeenCalledExactlyOnceWith(true)
  })

  test('is one click of the control that it began on, when another one has moved below the pointer', async () => {
    const at = findMiddle(findPressed())
    await pointer.press(at)
    moveCard()
    expect(readBelow(at)?.textContent).toBe('Above')
    await pointer.release(at)
    await clicksCame()
    expect(clicked).toEqual(['pressed'])
    expect(document.activeElement).toBe(findPressed())
  })

  test('is one click when the pointer is not still', async () => {
    const at = findMiddle(findPressed())
    await pointer.press(at)
    moveCard()
    const near = { x: at.x + 4, y: at.y + 4 }
    await pointer.move(near)
    await pointer.release(near)
    await clicksCame()
    expect(clicked).toEqual(['pressed'])
  })

  test('is one click of the control when the overlay is below the pointer', async () => {
    const at = findMiddle(findPressed())
    await pointer.press(at)
    moveCard({ x: 400, y: 0 })
    expect(readBelow(at)?.hasAttribute('data-lintel-overlay')).toBe(true)
    await pointer.release(at)
    await clicksCame()
    expect(clicked).toEqual(['pressed'])
    expect(close).not.toHaveBeenCalled()
  })

  test('on the overlay closes, and clicks no control that has moved below the pointer', async () => {
    const from = findMiddle(find('button'))
    const at = { x: 20, y: 20 }
    await pointer.press(at)
    moveCard({ x: at.x - from.x, y: at.y - from.y })
    expect(readBelow(at)?.textContent).toBe('Above')
    await pointer.release(at)
    await clicksCame()
    expect(clicked).toEqual([])
    expect(close).toHaveBeenCalledExactlyOnceWith('outside')
  })

  test('is no click after the pointer has left the control', async () => {
    const at = findMiddle(findPressed())
    const away = { x: at.x, y: at.y + 2 * findPressed().offsetHeight }
    await pointer.press(at)
    moveCard()
    await pointer.move(away)
    await pointer.release(away)
    await clicksCame()
    expect(clicked).toEqual([])
    expect(close).not.toHaveBeenCalled()
  })

  test('is no click of a control that is disabled meanwhile', async () => {
    const at = findMiddle(findPressed())
    await pointer.press(at)
    moveCard()
    findPressed().disabled = true
    await pointer.release(at)
    await clicksCame()
    expect(clicked).toEqual([])
  })

  test('is no click of what has replaced the control', async () => {
    const at = findMiddle(findPressed())
    await pointer.press(at)
    findPressed().remove()
    moveCard({ x: 0, y: at.y - findMiddle(find('button')).y })
    expect(readBelow(at)?.textContent).toBe('Above')
    await pointer.release(at)
    await clicksCame()
    expect(clicked).toEqual([])
  })

  test('is two clicks when it is a double press', async () => {
    const at = findMiddle(findPressed())
    await pointer.press(at)
    await pointer.release(at)
    await pointer.press(at, 'left', 2)
    moveCard()
    await pointer.release(at, 'left', 2)
    await clicksCame()
    expect(clicked).toEqual(['pressed', 'pressed'])
  })
})

const mouse = createPointer('mouse')

test('the right button of a mouse clicks nothing', async () => {
  const at = findMiddle(findPressed())
  await mouse.press(at, 'right')
  moveCard()
  await mouse.release(at, 'right')
  await clicksCame()
  expect(clicked).toEqual([])
})

test('scrolling while the button of the mouse is down is no click', async () => {
  const at = findMiddle(findPressed())
  await mouse.press(at)
  window.dispatchEvent(new WheelEvent('wheel', { deltaY: 48 }))
  moveCard()
  await mouse.release(at)
  await clicksCame()
  expect(clicked).toEqual([])
})

test('a click without a pointer stays where it is, also while a pointer is down', async () => {
  const at = findMiddle(findPressed())
  await mouse.press(at)
  moveCard()
  find<HTMLButtonElement>('button').click()
  expect(clicked).toEqual(['above'])
  await mouse.release(at)
  await clicksCame()
  expect(clicked).toEqual(['above', 'pressed'])
})
