import { expect, mergeTests } from '@playwright/test'
import { createVerifier } from '../../unit/servers/identity/fixtures/test-browser.js'
import { test as frameTest } from '../fixtures/sites/frame.js'
import { test as ownSiteTest } from '../fixtures/sites/own-site.js'
import { newEmail } from '../fixtures/visitors/embedded-visitor.js'
import { callFrom, logInByMail, openFrame } from '../fixtures/visitors/identity-visitor.js'
import { untilClosed } from '../fixtures/visitors/visitor.js'

const test = mergeTests(frameTest, ownSiteTest)

test('a frame on another site logs in: link, code, session; the page around it can call nothing', async ({
  page,
  context,
  world,
}) => {
  const frame = await openFrame(page, world)
  const email = newEmail('visitor')
  const verified = await logInByMail(frame, world, { email })
  expect(verified.body).toMatchObject({ email, method: 'email' })
  expect((await callFrom(frame, `${world.identity}/session`)).body).toEqual(verified.body)
  // Its cookie belongs to this app's site alone, and no script can read it.
  const cookies = await context.cookies(world.identity)
  const session = cookies.find(({ name }) => name === '__Host-lintel_session')
  expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', partitionKey: 'http://127.0.0.1' })
  expect(await frame.evaluate(() => document.cookie)).toBe('')
  for (const path of ['/session', '/sessions']) expect((await callFrom(page, world.identity + path)).status).toBe(0)
})

// Apple posts its reply, so the cookie of the login has to come along from another site. The other providers redirect.
test('Apple in a popup: the result goes to the app, and the frame redeems it', async ({ page, world }) => {
  const frame = await openFrame(page, world)
  const { verifier, challenge } = createVerifier()
  await page.evaluate(() => {
    addEventListener('message', ({ origin, data }) =>
      document.body.setAttribute('data-result', `${origin} ${data.uri}`),
    )
  })
  const request = { provider: 'apple', challenge, origin: world.app }
  const begun = await callFrom(frame, `${world.identity}/social/start`, request)
  const opening = page.waitForEvent('popup')
  await page.evaluate((uri) => void open(uri, 'login', 'width=500,height=600'), String(begun.body.uri))
  const popup = await opening
  await expect(popup.getByRole('heading', { name: 'Stand-in for Apple' })).toBeVisible()
  await untilClosed(popup, () => popup.getByRole('button', { name: 'Continue' }).click())
  const [origin, uri = ''] = ((await page.locator('body').getAttribute('data-result')) ?? '').split(' ')
  expect(origin).toBe(world.identity)
  const code = new URL(uri).searchParams.get('code')
  const redeemed = await callFrom(frame, `${world.identity}/social/redeem`, { code, verifier })
  expect(redeemed.body).toMatchObject({ method: 'apple', email: 'ada@example.com' })
})
