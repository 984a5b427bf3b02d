import { expectFittingFrame } from './fixtures/checks/frame-fit.js'
import { listHeaderWords, watchHeader } from './fixtures/checks/watch-page.js'
import { holdRequests } from './fixtures/pages/hold-requests.js'
import { expect, test } from './fixtures/sites/site.js'
import { enterCode, enterFrame, frameOf, newEmail, setRecoveryUp } from './fixtures/visitors/embedded-visitor.js'
import { asVisitor, openSite } from './fixtures/visitors/visitor.js'

// The run's other tests ask for less motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** A visitor without a wallet, on the real site: the real identity service, inbox, frame and chain. */

test.setTimeout(180_000)

test('a visitor logs in by e-mail, sets recovery up, signs on EVM and Solana, reloads and disconnects', async ({
  page,
  server,
  consoleErrors,
}) => {
  await watchHeader(page)
  await openSite(page)
  const visitor = asVisitor(page)
  const email = newEmail('grace')
  await test.step('code of the login that does not load is said, and it loads after a reload', async () => {
    const code = /\/open-client-[\w-]+\.js$/
    let isRefused = false
    await page.route(code, (route) => {
      isRefused = true
      return route.abort('failed')
    })
    const dialog = page.getByRole('dialog')
    const submitEmail = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await page.keyboard.press('Enter')
    }
    await submitEmail()
    await expect(dialog.getByText('Check your connection, then try again or reload the page.')).toBeVisible()
    expect(isRefused).toBe(true)
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
    await page.unroute(code)
    // Chromium 150 fetches a file that has failed again only after a reload; later ones with the next try, too.
    await page.reload()
    // What the browser and Lintel say of the refused file.
    consoleErrors.length = 0
    await submitEmail()
  })
  await enterCode(page, server.config.services, email)
  await expectFittingFrame(page, 'Set up recovery')
  await setRecoveryUp(page)

  const frame = frameOf(page)
  const sign = async () => {
    await page.getByRole('button', { name: 'Sign message' }).click()
    await enterFrame(frame.getByRole('heading', { name: 'Sign this message' }))
    const approve = frame.getByRole('button', { name: 'Approve' })
    await expect(approve).not.toHaveAttribute('aria-disabled')
    await expectFittingFrame(page, 'Sign this message')
    await approve.click()
    await expect(visitor.result).toContainText('Signature verified')
  }
  await sign()
  await expect(visitor.result).toContainText('0x')
  const address = (await visitor.accountButton.textContent()) ?? ''
  const expectNoFlash = async () => {
    const seen = await listHeaderWords(page)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((text) => text.includes('Connect wallet'))).toEqual([])
  }
  await page.reload()
  await expect(visitor.accountButton).toHaveText(address)
  await expectNoFlash()

  // The same login has an account of Solana. Choosing its network asks nothing.
  const panel = page.getByRole('group', { name: 'Your wallet' })
  await panel.getByRole('button', { name: /^Network/ }).click()
  await visitor.dialog('Networks').getByRole('button', { name: 'Local Solana' }).click()
  await expect(panel).toContainText('0.000 SOL')
  await expect(visitor.accountButton).not.toHaveText(address)
  await expect(page.getByRole('dialog')).toBeHidden()
  await sign()
  await expect(visitor.result).not.toContainText('0x')

  // The stored account shows while the frame loads.
  const solanaAddress = (await visitor.accountButton.textContent()) ?? ''
  const frameUrl = `${server.config.services.frame}/**`
  const arrive = await holdRequests(page, frameUrl)
  // The page's load event waits for the frame.
  await page.reload({ waitUntil: 'commit' })
  await expect(visitor.accountButton).toHaveText(solanaAddress)
  arrive()
  await expect(panel).toContainText('0.000 SOL', { timeout: 20_000 })
  await expect(visitor.accountButton).toContainText('Account', { timeout: 20_000 })
  await expectNoFlash()

  await visitor.accountButton.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  // The frame asks whether there is a session: 401 says that there is none.
  expect(consoleErrors.filter((text) => !text.includes('401'))).toEqual([])
})
