import { expect, test } from './fixtures/sites/frame.js'
import { newEmail } from './fixtures/visitors/embedded-visitor.js'
import { ask, connect, findFrame, openApp } from './fixtures/visitors/frame-visitor.js'

const sign = (address: string) => ({ method: 'personal_sign', params: ['0x6869', address] })

test('requests that end without a signature: declined, taken back, refused by the frame, of an old login, and lost by a reload', async ({
  page,
  world,
}) => {
  const email = newEmail('failures')
  const address = await connect(page, world, email)
  const frame = page.frameLocator('iframe')
  const approve = frame.getByRole('button', { name: 'Approve' })

  await test.step('a visitor declines, and a page takes its request back', async () => {
    const declined = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
    await frame.getByRole('heading', { name: 'Sign this message' }).click()
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await frame.getByRole('button', { name: 'Decline' }).click()
    expect(await declined).toMatchObject({ reason: 'request-rejected' })
    const taken = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
    await expect(approve).toBeVisible()
    await ask(page, 'RPC_ABORT')
    expect(await taken).toMatchObject({ reason: 'request-rejected', message: 'Request was aborted' })
    await expect(approve).toHaveCount(0)
  })

  await test.step('what the frame refuses by itself is shown, and told to the page', async () => {
    const other = '0x000000000000000000000000000000000000dEaD'
    const signing = ask(page, 'RPC_REQUEST', sign(other), { isShown: true })
    await frame.getByRole('button', { name: 'Close' }).click()
    expect(await signing).toMatchObject({ reason: 4100 })
  })

  await test.step('a frame that reloads while a request waits ends it, and is still connected', async () => {
    const signing = ask(page, 'RPC_REQUEST', sign(address), { isShown: true })
    await expect(approve).toBeVisible()
    await findFrame(page, world).evaluate(() => window.location.reload())
    expect(await signing).toMatchObject({ reason: 'embedded-wallet-unavailable' })
    expect(await ask(page, 'IS_CONNECTED')).toEqual({ result: { isConnected: true } })
  })

  await test.step('a login older than a day signs nothing: the frame asks for a new one; leaving it declines', async () => {
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
    await frame.getByRole('heading', { name: 'Sign this message' }).click()
    await frame.locator('button:not([aria-disabled])', { hasText: 'Approve' }).click()
    await expect(frame.getByText(email)).toBeVisible()
    await expect(frame.getByRole('button', { name: 'Approve' })).toHaveCount(0)
    await frame.getByRole('button', { name: 'Cancel' }).click()
    expect(await signing).toMatchObject({ reason: 'request-rejected' })
  })
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
