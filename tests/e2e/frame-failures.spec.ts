import { expect } from '@playwright/test'
import { newEmail } from './fixtures/embedded-visitor.js'
import { ask, connect, findFrame, openApp, test } from './fixtures/frame-world.js'

const sign = (address: string) => ({ method: 'personal_sign', params: ['0x6869', address] })

test('a frame that reloads while a request waits ends it, and is still connected', async ({ page, world }) => {
  await openApp(page, world)
  const address = await connect(page, world, newEmail('reload'))
  const signing = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Approve' })).toBeVisible()
  await findFrame(page, world).evaluate(() => window.location.reload())
  expect(await signing).toMatchObject({ reason: 'embedded-wallet-unavailable' })
  expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: true } })
})

test('a visitor declines, and a page takes its request back', async ({ page, world }) => {
  await openApp(page, world)
  const address = await connect(page, world, newEmail('decline'))
  const declined = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Sign this message' }).click()
  await expect(frame.getByRole('button', { name: 'Approve' })).not.toHaveAttribute('aria-disabled')
  await frame.getByRole('button', { name: 'Decline' }).click()
  expect(await declined).toMatchObject({ reason: 'request-rejected' })
  const taken = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
  await expect(frame.getByRole('button', { name: 'Approve' })).toBeVisible()
  await ask(page, 'RPC_ABORT')
  expect(await taken).toMatchObject({ reason: 'request-rejected', message: 'Request was aborted' })
  await expect(frame.getByRole('button', { name: 'Approve' })).toHaveCount(0)
})

test('a browser that keeps nothing for the frame is told so', async ({ page, world }) => {
  await page.addInitScript(() => {
    if (window.parent === window) return
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    })
  })
  await openApp(page, world)
  expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: false } })
  expect(await ask(page, 'CONNECT_EMAIL', { email: newEmail('blocked') })).toMatchObject({
    reason: 'storage-blocked',
  })
})

test('a login older than a day signs nothing: the frame asks for a new one, and a visitor who leaves it declines', async ({
  page,
  world,
}) => {
  await openApp(page, world)
  const email = newEmail('old')
  const address = await connect(page, world, email)
  await page.route(`${world.identity}/wallet/share?*`, (route) =>
    route.fulfill({
      status: 401,
      headers: {
        'access-control-allow-origin': world.frame,
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type, dpop',
      },
      json: { status: 'FAILED', reasons: [{ field: 'authenticatedAt', description: 'The login is too old.' }] },
    }),
  )
  const signing = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('heading', { name: 'Sign this message' }).click()
  await frame.locator('button:not([aria-disabled])', { hasText: 'Approve' }).click()
  await expect(frame.getByText(email)).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await frame.getByRole('button', { name: 'Cancel' }).click()
  expect(await signing).toMatchObject({ reason: 'request-rejected' })
})

test('what the frame refuses by itself is shown, and told to the page', async ({ page, world }) => {
  await openApp(page, world)
  await connect(page, world, newEmail('refused'))
  const other = '0x000000000000000000000000000000000000dEaD'
  const signing = ask(page, 'RPC_REQUEST', sign(other), { isShown: true })
  await page.frameLocator('iframe').getByRole('button', { name: 'Close' }).click()
  expect(await signing).toMatchObject({ reason: 4100 })
})
