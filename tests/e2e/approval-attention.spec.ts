import { MIN_PLACE } from '../../wallets/embedded/approval/watch-attention.js'
import { expect, frameStyle, openRequest, showInFrame, test } from './fixtures/sites/attention.js'
import {
  addOverlay,
  approveButton,
  expectDisabled,
  expectEnabled,
  expectNoticed,
  findMiddle,
  focusFrame,
  focusUntilEnabled,
  pressThere,
  readDecisions,
  removeOverlay,
  restyleFrame,
} from './fixtures/visitors/request-visitor.js'

// One build for the file: in parallel each worker would make its own.
test.describe.configure({ mode: 'default' })

const unseen = 'Something covers this request, or a part of it is outside the window.'
const small = 'There is too little room to read this request. Make the window larger.'

test('a request that is seen and focused for 500 ms is approved by mouse and by keyboard, and never by a script', async ({
  page,
  built,
}) => {
  const frame = await openRequest(page, built)
  await focusFrame(frame)
  await expectEnabled(page, frame)
  // In the frame itself.
  await frame.evaluate(() => {
    const button = [...document.querySelectorAll('button')].at(-1)
    button?.click()
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    button?.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  expect(await readDecisions(frame)).toEqual({ approved: 0, declined: 0 })
  await pressThere(page, frame)
  expect(await readDecisions(frame)).toEqual({ approved: 1, declined: 0 })

  await focusFrame(frame)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(approveButton(frame)).toBeFocused()
  await expectEnabled(page, frame)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  expect(await readDecisions(frame)).toEqual({ approved: 2, declined: 1 })
})

test('a press on Decline counts at once, also when the frame was moved just before', async ({ page, built }) => {
  const frame = await openRequest(page, built, { isWatched: false })
  await restyleFrame(page, '; translate: 3px')
  const decline = frame.getByRole('button', { name: 'Decline' })
  const box = await decline.boundingBox()
  if (!box) throw new Error('The button has no place.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await expect.poll(() => readDecisions(frame)).toEqual({ approved: 0, declined: 1 })
})

test('a request is declined at once, in a frame that was resized with it', async ({ page, built }) => {
  const frame = await openRequest(page, built)
  await focusFrame(frame)
  await expectEnabled(page, frame)
  await restyleFrame(page, '; block-size: 560px')
  await frame.evaluate(() => window.showNext())
  await frame.getByRole('button', { name: 'Decline' }).click()
  expect(await readDecisions(frame)).toEqual({ approved: 0, declined: 1 })
  // What covers it is watched again.
  await expectEnabled(page, frame)
  await addOverlay(page, 'background: white')
  await expectDisabled(frame, unseen)
})

test('a request that the page moves and resizes while it is shown is declined at once', async ({ page, built }) => {
  const frame = await openRequest(page, built)
  await focusFrame(frame)
  await expectEnabled(page, frame)
  await restyleFrame(page, '; inset: 80px auto auto 80px; block-size: 560px')
  await frame.getByRole('button', { name: 'Decline' }).click()
  expect(await readDecisions(frame)).toEqual({ approved: 0, declined: 1 })
})

test('a press in the first 500 ms of the next request does nothing', async ({ page, built }) => {
  const frame = await openRequest(page, built)
  await focusFrame(frame)
  await expectEnabled(page, frame)
  await frame.evaluate(() => window.showNext())
  await expectDisabled(frame, 'Look at this for a moment.')
  await page.clock.runFor(480)
  await pressThere(page, frame)
  expect((await readDecisions(frame)).approved).toBe(0)
  await expectEnabled(page, frame)
  await pressThere(page, frame)
  expect((await readDecisions(frame)).approved).toBe(1)
})

test('a press on Decline declines, also when the page has just asked for a language of the other direction', async ({
  page,
  built,
}) => {
  const frame = await openRequest(page, built)
  for (const [index, delay] of [0, 30, 100, 300].entries()) {
    await test.step(`${delay} ms after it`, async () => {
      await frame.evaluate(() => window.decideOn('message'))
      const { x, y } = await findMiddle(frame, 'Decline')
      await page.mouse.move(x, y - 200)
      await focusFrame(frame)
      await page.mouse.move(x, y)
      await expectEnabled(page, frame)
      await frame.evaluate(() => window.syncLook({ locale: 'ar' }))
      if (delay > 0) await page.clock.runFor(delay)
      await page.mouse.down()
      await page.mouse.up()
      await expect.poll(() => readDecisions(frame)).toEqual({ approved: 0, declined: index + 1 })
    })
  }
})

test('a press does nothing for 500 ms after the buttons have moved', async ({ page, built }) => {
  const frame = await openRequest(page, built)
  await frame.evaluate(() => window.decideOn('message'))
  await focusFrame(frame)
  await expectEnabled(page, frame)
  await frame.evaluate(() => window.syncLook({ scaling: '110%' }))
  await expectDisabled(frame, 'Look at this for a moment.')
  await page.clock.runFor(480)
  await pressThere(page, frame)
  expect((await readDecisions(frame)).approved).toBe(0)
  await expectEnabled(page, frame)
  await pressThere(page, frame)
  await expect.poll(() => readDecisions(frame)).toEqual({ approved: 1, declined: 0 })
})

const tooLong = [
  { name: 'calls', what: 'of 32 calls', title: 'Confirm these calls' },
  { name: 'data', what: 'of typed data with 61 fields', title: 'Sign this data' },
] as const
test('a request of 32 calls or of 61 fields in the smallest place is approved only after it was read to its end', async ({
  page,
  built,
}) => {
  const { width, height } = MIN_PLACE
  const frame = await openRequest(page, built, { style: `inline-size: ${width}px; block-size: ${height}px` })
  for (const [index, { name, what, title }] of tooLong.entries()) {
    await test.step(what, async () => {
      await frame.evaluate((request) => window.decideOn(request), name)
      await frame.getByRole('heading', { name: title }).click()
      await page.clock.runFor(10_000)
      await expectDisabled(frame, 'Read it to its end first.')
      await pressThere(page, frame)
      await approveButton(frame).press('Enter')
      expect((await readDecisions(frame)).approved).toBe(index)
      // What it sends in all is in sight at once.
      if (name === 'calls') await expect(frame.getByText('0.9\u00a0ETH').first()).toBeInViewport()

      await frame.getByRole('button', { name: 'Read on' }).click()
      expect(await frame.getByRole('region').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
      await expectDisabled(frame, 'Read it to its end first.')
      await frame.getByRole('region').press('End')
      await expectDisabled(frame, 'Look at this for a moment.')
      await pressThere(page, frame)
      expect((await readDecisions(frame)).approved).toBe(index)
      await expectEnabled(page, frame)
      await pressThere(page, frame)
      await expect.poll(() => readDecisions(frame)).toEqual({ approved: index + 1, declined: 0 })
    })
  }
})

test.describe('a page around the frame that', () => {
  test('covers it, distorts it, leaves it too little room, takes the focus or is hidden', async ({ page, built }) => {
    const covers: [string, string][] = [
      ['wholly', 'background: white'],
      ['almost transparently', 'background: white; opacity: 0.01'],
      ['at a corner', 'inset: 500px auto auto 40px; inline-size: 30px; block-size: 30px; background: red'],
    ]
    const styles: [string, string, string][] = [
      ['makes it transparent', 'opacity: 0.01', unseen],
      ['makes it a little transparent', 'opacity: 0.9', unseen],
      ['shrinks it by a transform', 'transform: scale(0.2); transform-origin: 0 0', unseen],
      ['shrinks it by zoom', 'zoom: 0.25; inline-size: 1440px; block-size: 2080px', small],
      ['turns it', 'transform: rotate(180deg)', unseen],
      ['filters it', 'filter: contrast(0)', unseen],
      ['clips it', 'clip-path: inset(0 0 0 200px)', unseen],
      ['blends it', 'mix-blend-mode: multiply', unseen],
      ['pushes a part out of the window', 'inset: 700px auto auto 40px', unseen],
      ['makes it narrow', 'inline-size: 200px', small],
      ['makes it low', 'block-size: 200px', small],
    ]
    const frame = await openRequest(page, built)
    await focusFrame(frame)
    await expectEnabled(page, frame)
    for (const [how, style] of covers) {
      await test.step(how, async () => {
        await addOverlay(page, style)
        await expectNoticed(page, frame, unseen)
        await page.clock.runFor(600)
        await pressThere(page, frame)
        expect((await readDecisions(frame)).approved).toBe(0)
        await removeOverlay(page)
        await expectEnabled(page, frame)
      })
    }
    for (const [how, style, reason] of styles) {
      await test.step(how, async () => {
        const restore = await restyleFrame(page, `; ${style}`)
        await expectNoticed(page, frame, reason)
        await page.clock.runFor(600)
        await approveButton(frame).press('Enter')
        expect((await readDecisions(frame)).approved).toBe(0)
        await restore()
        await expectEnabled(page, frame)
      })
    }
    await test.step('covers it for a moment', async () => {
      await addOverlay(page, 'background: white')
      await expectNoticed(page, frame, unseen)
      await removeOverlay(page)
      await pressThere(page, frame)
      expect((await readDecisions(frame)).approved).toBe(0)
      await expectEnabled(page, frame)
    })
    await test.step('takes the focus', async () => {
      await page.getByLabel('Own field').click()
      await expectDisabled(frame, 'Click here first, then approve.')
      // The first press only brings the focus back.
      await pressThere(page, frame)
      expect((await readDecisions(frame)).approved).toBe(0)
    })
    await test.step('is hidden', async () => {
      await focusUntilEnabled(page, frame)
      // Browsers without windows do not hide a tab.
      await frame.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await expectDisabled(frame, unseen)
      await pressThere(page, frame)
      expect((await readDecisions(frame)).approved).toBe(0)
    })
  })

  test.describe('on a screen of ratio 2', () => {
    test.use({ deviceScaleFactor: 2 })
    test('shrinks it by zoom to a half', async ({ page, built }) => {
      const half = 'zoom: 0.5; inset: 80px auto auto 80px; inline-size: 720px; block-size: 1040px'
      const frame = await openRequest(page, built, { style: half })
      await frame.evaluate(() => window.focus())
      await expectEnabled(page, frame)
      const button = await approveButton(frame).evaluate((element) => element.getBoundingClientRect().toJSON())
      const [x, y] = [40 + (button.left + button.width / 2) / 2, 40 + (button.top + button.height / 2) / 2]
      for (const distance of [60, 30, 60]) await page.mouse.move(x - distance, y)
      await expectDisabled(frame, small)
      await page.mouse.click(x, y)
      await approveButton(frame).press('Enter')
      expect((await readDecisions(frame)).approved).toBe(0)
      await restyleFrame(page, '; zoom: 1; inset: 40px auto auto 40px; inline-size: 360px; block-size: 520px')
      // Chromium drops what is pressed in the first 500 ms after the movement, of the real time.
      await expect(async () => {
        await expectEnabled(page, frame)
        await pressThere(page, frame)
        expect((await readDecisions(frame)).approved).toBe(1)
      }).toPass({ intervals: [50] })
    })
  })

  test('shows it from the start under an overlay', async ({ page, built }) => {
    const frame = await openRequest(page, built, { style: 'opacity: 0' })
    await expectNoticed(page, frame, unseen)
    await page.clock.runFor(600)
    await pressThere(page, frame)
    await pressThere(page, frame)
    expect((await readDecisions(frame)).approved).toBe(0)
  })

  // Chromium drops such a press by itself; the watch restarts besides.
  const moves: [string, { x: number; y: number }, string][] = [
    ['moves it under a mouse that rests elsewhere', { x: 900, y: 560 }, 'inset: 60px auto auto 640px'],
    ['moves it while the mouse is in it', { x: 300, y: 400 }, 'inset: -90px auto auto 60px'],
    ['makes it higher, so that its buttons come under the mouse', { x: 300, y: 800 }, 'block-size: 790px'],
  ]
  test('moves it just before a press', async ({ page, built }) => {
    const frame = await openRequest(page, built)
    for (const [name, mouse, style] of moves) {
      await test.step(name, async () => {
        await focusFrame(frame)
        await page.mouse.move(mouse.x, mouse.y)
        await expectEnabled(page, frame)
        await page.clock.runFor(600)
        const restore = await restyleFrame(page, `; ${style}`)
        await page.mouse.down()
        await page.mouse.up()
        const box = await approveButton(frame).boundingBox()
        expect(
          box && mouse.x > box.x && mouse.x < box.x + box.width && mouse.y > box.y && mouse.y < box.y + box.height,
        ).toBe(true)
        expect((await readDecisions(frame)).approved).toBe(0)
        await restore()
      })
    }
  })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })
    test('moves it just before a touch', async ({ page, built }) => {
      const frame = await openRequest(page, built)
      await frame.getByRole('heading', { name: 'Sign this message' }).tap()
      await expectEnabled(page, frame)
      await page.clock.runFor(600)
      await restyleFrame(page, '; inset: 60px auto auto 640px')
      await page.touchscreen.tap(900, 560)
      expect((await readDecisions(frame)).approved).toBe(0)
      // Chromium drops what is pressed in the first 500 ms after the movement, of the real time.
      await expect(async () => {
        await page.clock.runFor(500)
        await page.touchscreen.tap(900, 560)
        expect((await readDecisions(frame)).approved).toBe(1)
      }).toPass({ intervals: [50] })
    })
  })
})

test('where the browser cannot tell what covers a frame, the request asks for a window', async ({ page, built }) => {
  await page.addInitScript(() => Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible'))
  await showInFrame(page, built, `<iframe src="https://wallet.example/" style="${frameStyle}">`)
  const inFrame = page.frameLocator('iframe')
  await expect(inFrame.getByRole('button', { name: 'Open window' })).toBeVisible()
  await expect(inFrame.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  // In a window of its own nothing can cover it.
  await page.goto('https://wallet.example/')
  await page.getByRole('button', { name: 'Approve' }).click()
  expect(await page.evaluate(() => window.decisions.approved)).toBe(1)
})
