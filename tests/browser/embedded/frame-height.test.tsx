import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signMessage } from 'wagmi/actions'
import { getWagmiConfig } from '../../../src/chains/eip155/index.js'
import { reportContentHeight, watchContentHeight } from '../../../wallets/embedded/screens/parts/content-height.js'
import { createFakeFrame } from './fixtures/fake-frame.js'
import { openConnected } from './fixtures/open-app.js'

const slow = { timeout: 8_000 }
const readBox = () => document.querySelector('iframe[data-lintel-frame]')?.getBoundingClientRect()

const readHeight = () => readBox()?.height
/** Between the frame and the end of the card, CSS px. */
const readGap = () =>
  Math.abs((readBox()?.bottom ?? 0) - page.getByRole('dialog').element().getBoundingClientRect().bottom)

/** An app whose frame shows a request. `tell` sends the height of the request. */
async function openRequest() {
  await page.viewport(800, 900)
  const fake = createFakeFrame()
  fake.answers.RPC_REQUEST = () => new Promise(() => undefined)
  const lintel = await openConnected()
  signMessage(getWagmiConfig(lintel), { message: 'Hello' }).catch(() => undefined)
  await expect.element(page.getByRole('dialog', { name: 'Your wallet' }), slow).toBeVisible()
  await expect.poll(() => fake.asked.map(({ name }) => name), slow).toContain('RPC_REQUEST')
  return (height: unknown) => fake.notify?.({ type: 'frame/HEIGHT', payload: { height } })
}

it('the card is as high as what its frame shows, within bounds that no height leaves', async () => {
  const tell = await openRequest()
  await expect.poll(readHeight).toBe(320)
  tell(411)
  await expect.poll(readHeight).toBe(411)
  tell(374)
  await expect.poll(readHeight).toBe(374)
  await expect.poll(readGap).toBeLessThan(1)

  for (const height of [4_000, 1e308]) {
    tell(height)
    await expect.poll(readHeight).toBe(560)
    tell(0)
    await expect.poll(readHeight).toBe(320)
  }
  for (const height of [-400, Number.POSITIVE_INFINITY, Number.NaN, '500px; position: fixed', null]) tell(height)
  tell(330)
  await expect.poll(readHeight).toBe(330)
})

it.each([
  ['grows', 460],
  ['shrinks', 340],
])('the frame %s with the card around it', async (_what, height) => {
  const tell = await openRequest()
  tell(400)
  await expect.poll(readHeight).toBe(400)
  const card = page.getByRole('dialog').element()
  const started = new Promise<Animation[]>((resolve) =>
    card.addEventListener('transitionrun', ({ target }) => {
      const animations = (target as Element).getAnimations()
      for (const animation of animations) animation.pause()
      resolve(animations)
    }),
  )
  tell(height)
  const animations = await started
  for (const animation of animations) animation.currentTime = 75
  await expect.poll(() => Math.abs((readHeight() ?? 0) - (400 + height) / 2)).toBeLessThan(Math.abs(height - 400) / 2)
  await expect.poll(readGap).toBeLessThan(1)
  for (const animation of animations) animation.finish()
  await expect.poll(readHeight).toBe(height)
})

it('what the frame shows tells its height, in which that of the foot never gets lower', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => root.remove())
  const add = (height: number) => {
    const part = root.appendChild(document.createElement('div'))
    part.style.height = `${height}px`
    return part
  }
  const [head, request, foot] = [add(80), add(200), add(60)]
  const onHeight = vi.fn()
  watchContentHeight(root, onHeight)
  onTestFinished(reportContentHeight([head, request], foot))
  await expect.poll(() => onHeight.mock.lastCall).toEqual([340])
  request.style.height = '240.4px'
  await expect.poll(() => onHeight.mock.lastCall).toEqual([381])
  // The line with the reason why Approve sleeps comes and goes.
  const calls = onHeight.mock.calls.length
  foot.style.height = '40px'
  await expect.poll(() => onHeight.mock.calls.length).toBeGreaterThan(calls)
  expect(onHeight.mock.lastCall).toEqual([381])
  root.hidden = true
  root.hidden = false
  request.style.height = '300px'
  await expect.poll(() => onHeight.mock.lastCall).toEqual([440])
  request.style.height = '100px'
  await expect.poll(() => onHeight.mock.lastCall).toEqual([240])
})
