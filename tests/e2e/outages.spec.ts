import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/sites/site.js'
import { pairUp, scanTitle } from './fixtures/visitors/pairing.js'
import { asVisitor, firstAddress, openSite } from './fixtures/visitors/visitor.js'

/** Services that are down or refuse. Each has a message and a way to continue. For the directory: directory.spec.ts. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Replaces the relay: closes each connection with `code` on its first message, until the real relay is allowed. */
async function holdRelay(page: Page, relayUrl: string | undefined, code: number): Promise<() => void> {
  let isHeld = true
  await page.routeWebSocket(
    ({ href }) => href.startsWith(relayUrl ?? 'ws:'),
    (socket) => {
      if (isHeld) socket.onMessage(() => socket.close({ code }))
      else socket.connectToServer()
    },
  )
  return () => {
    isHeld = false
  }
}

test('code of the modal that does not load, a relay that is down, and one that refuses: each says so, and the visitor goes on', async ({
  page,
  server,
  wallet,
}) => {
  test.setTimeout(120_000)
  const visitor = asVisitor(page)
  await test.step('the code fails to load: an alert says so, and after a reload the modal opens', async () => {
    const code = /\/assets\/modal-dialog.*\.js$/
    await page.route(code, (route) => route.abort())
    await openSite(page)
    await visitor.accountButton.click()
    await expect(page.getByRole('alert')).toHaveText(
      'This view could not be loaded. Check your connection, then try again or reload the page.',
    )
    await page.unroute(code)
    // Chromium 150 fetches a file that has failed again only after a reload; later ones with the next press, too.
    await page.reload()
    await visitor.accountButton.click()
    await expect(visitor.dialog('Connect wallet')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('relay down: the modal shows it, and Try again pairs once it is back', async () => {
    const release = await holdRelay(page, server.config.services.relay, 1001)
    await page.reload()
    await visitor.choose('WalletConnect')
    await expect(visitor.dialog(scanTitle)).toContainText('No connection to wallets', { timeout: 15_000 })
    release()
    await button(page, 'Try again').click()
    await expect(button(page, 'Copy link')).toBeVisible()
    await page.keyboard.press('Escape')
    await pairUp(page, wallet)
  })

  await test.step('relay refuses after a reload: the paired wallet stays, and the console names it once', async () => {
    const release = await holdRelay(page, server.config.services.relay, 3000)
    const refusals: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('relay-refused')) refusals.push(message.text())
    })
    await page.reload()
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    await expect.poll(() => refusals).toEqual([expect.stringContaining('Lintel: relay-refused')])
    await button(page, 'Sign message').click()
    await expect(visitor.result).toContainText('This site may not connect wallets on other devices')
    expect(refusals).toHaveLength(1)

    release()
    await page.reload()
    await button(page, 'Sign message').click()
    await wallet.approve()
    await expect(visitor.result).toContainText('Signature verified')
  })
})
