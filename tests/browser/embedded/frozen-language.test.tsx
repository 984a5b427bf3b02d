import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type FrameLook, loadLook } from '../../../wallets/embedded/screens/frame-look.js'
import { readFrameTheme } from '../../../wallets/embedded/screens/frame-theme.js'
import { drawScreen } from '../../../wallets/embedded/screens/parts/draw-screen.js'

const readLook = (locale: string, appearance: 'light' | 'dark') =>
  loadLook({ readTheme: () => readFrameTheme({ appearance }, () => true), readLocale: () => locale })

it('a screen of the frame keeps its language and direction, and follows the theme of the page', async () => {
  const [english, arabic] = await Promise.all([readLook('en', 'light'), readLook('ar', 'dark')])
  let sync = (_look: FrameLook) => {}
  const controller = new AbortController()
  const place = document.body.appendChild(document.createElement('main'))
  const drawn = drawScreen(
    place,
    {
      look: english,
      watchLook(update) {
        sync = update
        return () => {}
      },
      signal: controller.signal,
      logInAgain: async () => 'cancelled',
    },
    ({ words }) => <button type="button">{words.back}</button>,
  )
  const button = page.getByRole('button', { name: 'Back' })
  await expect.element(button).toBeVisible()
  const theme = () => button.element().closest('[data-appearance]')?.getAttribute('data-appearance')
  expect(theme()).toBe('light')
  sync(arabic)
  await expect.poll(theme).toBe('dark')
  await expect.element(button).toBeVisible()
  expect(getComputedStyle(button.element()).direction).toBe('ltr')
  expect(document.documentElement.lang).toBe('en')
  controller.abort()
  expect(await drawn).toBe('cancelled')
  place.remove()
})
