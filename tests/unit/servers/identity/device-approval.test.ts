import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { beginLogin, startTestIdentity, type TestIdentity } from './fixtures/start-test-identity.js'
import { createTestDevice, type TestBrowser } from './fixtures/test-browser.js'

vi.setConfig({ testTimeout: 30_000 })

const OWN = 'http://localhost:3004'
let identity: TestIdentity
let openBrowser: (address?: string) => TestBrowser
beforeAll(async () => {
  identity = await startTestIdentity()
  openBrowser = identity.vary({ deviceApproval: 'always' })
})
afterAll(() => identity.close())

const readLink = async (email: string) => {
  const [mail] = await identity.readMail(email)
  return new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}
const press = (link: URL, headers: Record<string, string> = { origin: OWN }) =>
  openBrowser().post('/device', new URLSearchParams({ token: link.searchParams.get('token') ?? '' }), headers)

test('a device is approved by the button of the mailed page, and gets its code then', async () => {
  const email = 'device@mail.example'
  const browser = openBrowser()
  const device = await createTestDevice()
  const { reply, loginId, verifier } = await beginLogin(browser, email, device)
  expect([reply.status, reply.body.action]).toEqual([200, 'VERIFY_DEVICE'])
  const link = await readLink(email)
  expect(link.origin).toBe(OWN)
  // A program that scans the mail opens the link, as often as it likes.
  const page = await openBrowser().get(link.pathname + link.search)
  expect(page.text).toContain('Firefox, Windows wants to log in to app.example')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  expect((await browser.get(`/email/device?loginId=${loginId}`)).body.action).toBe('VERIFY_DEVICE')
  expect((await browser.post('/email/verify', { loginId, verifier, otp: '000000' })).status).toBe(400)
  const approved = await press(link)
  expect([approved.status, approved.text]).toEqual([200, expect.stringContaining('The device is approved')])
  expect((await browser.get(`/email/device?loginId=${loginId}`)).body.action).toBe('VERIFY_OTP')
  expect((await press(link)).status).toBe(404)
  const otp = await identity.readCode(email)
  expect((await browser.post('/email/verify', { loginId, verifier, otp })).status).toBe(200)
  // The device is known from now on.
  identity.wait(60_000)
  expect((await beginLogin(openBrowser(), email, device)).reply.body.action).toBe('VERIFY_OTP')
  identity.wait(60_000)
  expect((await beginLogin(openBrowser(), email, await createTestDevice())).reply.body.action).toBe('VERIFY_DEVICE')
})

test('the form is taken from the own page only', async () => {
  await beginLogin(openBrowser(), 'form@mail.example')
  const link = await readLink('form@mail.example')
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3007']) {
    expect((await press(link, { origin })).status).toBe(401)
  }
  expect((await press(link)).status).toBe(200)
})

test('a link ends after five minutes, and a new one ends it', async () => {
  const email = 'link@mail.example'
  const browser = openBrowser()
  const { loginId } = await beginLogin(browser, email)
  const first = await readLink(email)
  identity.wait(30_000)
  await browser.post('/email/resend', { loginId })
  const second = await readLink(email)
  expect((await press(first)).status).toBe(404)
  identity.wait(300_000)
  expect((await press(second)).text).toContain('This link has ended')
  const inArabic = await openBrowser().get(second.pathname + second.search, { 'accept-language': 'fr, ar-EG;q=0.8' })
  expect([inArabic.status, inArabic.text]).toEqual([404, expect.stringContaining('<html lang="ar" dir="rtl">')])
})

test('after five wrong codes for an address a new device needs the link, whether there is an account or not', async () => {
  const actions: unknown[] = []
  for (const email of ['attacked@mail.example', 'no-account@mail.example']) {
    if (email === 'attacked@mail.example') {
      const browser = identity.openBrowser()
      const { loginId, verifier } = await beginLogin(browser, email)
      await browser.post('/email/verify', { loginId, verifier, otp: await identity.readCode(email) })
      identity.wait(60_000)
    }
    const browser = identity.openBrowser()
    const { loginId, verifier } = await beginLogin(browser, email)
    const wrong = (await identity.readCode(email)) === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await browser.post('/email/verify', { loginId, verifier, otp: wrong })
    }
    identity.wait(60_000)
    actions.push((await beginLogin(identity.openBrowser(), email)).reply.body.action)
  }
  expect(actions).toEqual(['VERIFY_DEVICE', 'VERIFY_DEVICE'])
})
