import type { Frame, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { createVerifier } from '../unit/servers/identity/fixtures/test-browser.js'
import { callFrom, type IdentityWorld, test } from './fixtures/identity-world.js'

async function openFrame(page: Page, { app }: IdentityWorld): Promise<Frame> {
  await page.goto(app)
  const frame = page.frames()[1]
  if (!frame) throw new Error('The app shows no frame.')
  await frame.waitForLoadState()
  return frame
}

const readText = async ({ inbox }: IdentityWorld, email: string): Promise<string> => {
  const messages = (await (await fetch(`${inbox}/messages?to=${email}`)).json()) as { text: string }[]
  return messages[0]?.text ?? ''
}

test('a frame on another site logs in: link, code, session; the page around it can call nothing', async ({
  page,
  context,
  world,
}) => {
  const frame = await openFrame(page, world)
  const email = 'visitor@mail.example'
  const { verifier, challenge } = createVerifier()
  const start = () => callFrom(frame, `${world.identity}/email/start`, { email, challenge, origin: world.app })
  let begun = await start()
  // While its database is created.
  while (begun.status === 503) {
    await page.waitForTimeout(300)
    begun = await start()
  }
  expect(begun.body.action).toBe('VERIFY_DEVICE')
  const mail = await context.newPage()
  await mail.goto(world.inbox)
  await mail.getByRole('link', { name: `${world.identity}/device` }).click()
  await mail.getByRole('button', { name: 'Approve this device' }).click()
  await expect(mail.getByRole('heading', { name: 'The device is approved' })).toBeVisible()
  const { loginId } = begun.body
  const waiting = await callFrom(frame, `${world.identity}/email/device?loginId=${loginId}`)
  expect(waiting.body.action).toBe('VERIFY_OTP')
  const otp = /^\d{6}$/m.exec(await readText(world, email))?.[0]
  const verified = await callFrom(frame, `${world.identity}/email/verify`, { loginId, otp, verifier })
  expect(verified.body).toMatchObject({ email, method: 'email' })
  expect((await callFrom(frame, `${world.identity}/session`)).body).toEqual(verified.body)
  // Its cookie belongs to this app's site alone, and no script can read it.
  const cookies = await context.cookies(world.identity)
  const session = cookies.find(({ name }) => name === 'lintel_session')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', partitionKey: 'http://127.0.0.1' })
  expect(await frame.evaluate(() => document.cookie)).toBe('')
  for (const path of ['/session', '/sessions']) expect((await callFrom(page, world.identity + path)).status).toBe(0)
})

for (const [provider, name] of [
  ['google', 'Google'],
  ['apple', 'Apple'],
  ['github', 'GitHub'],
] as const) {
  test(`${name} in a popup: the result goes to the app, and the frame redeems it`, async ({ page, world }) => {
    const frame = await openFrame(page, world)
    const { verifier, challenge } = createVerifier()
    await page.evaluate(() => {
      addEventListener('message', ({ origin, data }) =>
        document.body.setAttribute('data-result', `${origin} ${data.uri}`),
      )
    })
    const start = () => callFrom(frame, `${world.identity}/social/start`, { provider, challenge, origin: world.app })
    let begun = await start()
    while (begun.status === 503) {
      await page.waitForTimeout(300)
      begun = await start()
    }
    const opening = page.waitForEvent('popup')
    await page.evaluate((uri) => void open(uri, 'login', 'width=500,height=600'), String(begun.body.uri))
    const popup = await opening
    await expect(popup.getByRole('heading', { name: `Stand-in for ${name}` })).toBeVisible()
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Continue' }).click()
    await closed
    const [origin, uri = ''] = ((await page.locator('body').getAttribute('data-result')) ?? '').split(' ')
    expect(origin).toBe(world.identity)
    const code = new URL(uri).searchParams.get('code')
    const redeemed = await callFrom(frame, `${world.identity}/social/redeem`, { code, verifier })
    expect(redeemed.body).toMatchObject({ method: provider, email: 'ada@example.com' })
  })
}
