import type { Page } from '@playwright/test'
import { generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import sharp from 'sharp'
import { createPublicClient, type Hash, type Hex, http, stringToHex, verifyMessage } from 'viem'
import { readMetric } from '../fixtures/read-metric.js'
import { decide, openPracticeWallet } from './fixtures/practice-wallet.js'
import { expect, test as siteTest } from './fixtures/site.js'
import { asVisitor, firstAddress, secondAddress } from './fixtures/visitor.js'
import { startSite, type WalletConnectSite } from './fixtures/walletconnect-site.js'

const test = siteTest.extend<{ relayUrl: string; site: WalletConnectSite }>({
  relayUrl: async ({ server }, use) => use(server.config.services.relay ?? ''),
  site: async ({ relayUrl }, use) => {
    const site = await startSite(relayUrl)
    await use(site)
    await site.close()
  },
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function paste(page: Page, link: string) {
  await page.getByLabel('Connection link').fill(link)
  await page.getByLabel('Connection link').press('Enter')
}

/** The messages of the relay that nobody has confirmed yet. */
async function countUndelivered(url: string): Promise<number> {
  const published = await readMetric({ url }, 'messages_published_total')
  return published - (await readMetric({ url }, 'messages_acknowledged_total'))
}

/** Connects with the first account. Returns the session as the site sees it. */
async function connect(page: Page, site: WalletConnectSite, walletUrl: string) {
  await page.goto(walletUrl)
  const { uri, approval } = await site.offer()
  await paste(page, uri)
  await button(page, 'Approve').click()
  return approval
}

test('pair by a pasted link, sign, send, decline, change account and network, reload, disconnect in the wallet', async ({
  page,
  site,
  relayUrl,
  walletUrl,
  rpcUrls,
  consoleErrors,
}) => {
  await page.goto(walletUrl)
  const hello = stringToHex('Hello over the relay')
  const undeliveredBefore = await countUndelivered(relayUrl)

  await test.step('pair and share two accounts', async () => {
    const { uri, approval } = await site.offer()
    await paste(page, uri)
    await expect(heading(page, 'Connect to this site')).toBeFocused()
    await expect(page.getByRole('main')).toContainText(/Harbour\s*harbour\.example/)
    await expect(page.getByRole('main')).toContainText('Local Ethereum, Local Rollup')
    await page.getByRole('checkbox', { name: 'Account 2' }).check()
    await button(page, 'Approve').click()
    const { namespaces } = await approval
    expect(namespaces.eip155?.accounts).toEqual([
      `eip155:31337:${firstAddress.full}`,
      `eip155:31337:${secondAddress.full}`,
      `eip155:31338:${firstAddress.full}`,
      `eip155:31338:${secondAddress.full}`,
    ])
    await expect(page.getByRole('listitem')).toContainText(/Harbour.*Local Ethereum, Local Rollup.*Since/)
  })

  await test.step('sign, by the second account too', async () => {
    for (const { full: address } of [firstAddress, secondAddress]) {
      const signing = site.request<Hex>('personal_sign', [hello, address])
      await expect(page.getByRole('region', { name: 'Message' })).toHaveText('Hello over the relay')
      await expect(page.getByRole('main')).toContainText('Harbour (harbour.example)')
      await button(page, 'Approve').click()
      expect(await verifyMessage({ address, message: { raw: hello }, signature: await signing })).toBe(true)
    }
  })

  await test.step('send', async () => {
    const tx = { from: firstAddress.full, to: secondAddress.full, value: '0x2386f26fc10000' }
    const sending = site.request<Hash>('eth_sendTransaction', [tx])
    await expect(page.getByRole('main')).toContainText(/0\.01 ETH.*At most/)
    await button(page, 'Approve').click()
    const hash = await sending
    const client = createPublicClient({ transport: http(rpcUrls[31337]) })
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
  })

  await test.step('several requests queue; each is declined with 5000', async () => {
    const asked = ['first', 'second'].map((text) =>
      site.request('personal_sign', [stringToHex(text), firstAddress.full]).catch((error: unknown) => error),
    )
    await expect(page.getByText('1 of 2')).toBeVisible()
    await button(page, 'Reject').click()
    await expect(page.getByText('1 of 2')).toBeHidden()
    await page.keyboard.press('Escape')
    expect(await Promise.all(asked)).toEqual([
      expect.objectContaining({ code: 5000 }),
      expect.objectContaining({ code: 5000 }),
    ])
  })

  await test.step('account and network changed in the wallet reach the site', async () => {
    const account = Promise.all([site.next('session_update'), site.next('session_event')])
    await page.getByRole('radio', { name: 'Account 2' }).check()
    const [update, event] = await account
    expect(update.params.namespaces.eip155?.accounts[0]).toBe(`eip155:31337:${secondAddress.full}`)
    expect(event.params.event).toEqual({ name: 'accountsChanged', data: [secondAddress.full, firstAddress.full] })
    const chain = site.next('session_event')
    await page.getByRole('radio', { name: 'Local Rollup' }).check()
    expect((await chain).params).toEqual({ chainId: 'eip155:31338', event: { name: 'chainChanged', data: 31338 } })
  })

  await test.step('the site switches the network', async () => {
    const chain = site.next('session_event')
    const switching = site.request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])
    await expect(page.getByRole('main')).toContainText(/Local Rollup.*Local Ethereum/)
    await button(page, 'Approve').click()
    expect(await switching).toBeNull()
    expect((await chain).params.event).toEqual({ name: 'chainChanged', data: 31337 })
    await expect(page.getByRole('radio', { name: 'Local Ethereum' })).toBeChecked()
  })

  await test.step('a request made while the wallet is closed waits for it', async () => {
    // A page that closes before it has stored what it sent reports the answer as one to an unknown request.
    await expect.poll(() => countUndelivered(relayUrl)).toBe(undeliveredBefore)
    await page.goto('about:blank')
    // While a page unloads it may confirm a message and lose it, because WalletConnect confirms before it stores.
    await expect.poll(() => readMetric({ url: relayUrl }, 'connections')).toBe(1)
    const signing = site.request<Hex>('personal_sign', [hello, secondAddress.full])
    await page.goto(walletUrl)
    await button(page, 'Approve').click()
    expect(
      await verifyMessage({ address: secondAddress.full, message: { raw: hello }, signature: await signing }),
    ).toBe(true)
  })

  await test.step('disconnect in the wallet', async () => {
    const ended = site.next('session_delete')
    await button(page, 'Disconnect Harbour').click()
    await ended
    await expect(page.getByText('No site is connected.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No site is connected.')).toBeVisible()
  })
  expect(consoleErrors).toEqual([])
})

test('pair by an image of the QR code; the site disconnects', async ({ page, site, walletUrl }) => {
  await page.goto(walletUrl)
  const choose = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await button(page, 'Choose a picture of the QR code').click()
    await (await chooser).setFiles({ name: 'code.png', mimeType: 'image/png', buffer })
  }
  const blank = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
  await choose(await blank.png().toBuffer())
  await expect(page.getByText('No QR code found in this picture.')).toBeVisible()

  const { uri, approval } = await site.offer()
  await choose(
    await sharp(Buffer.from(toSvgSource(generate(uri), { pad: 0, scale: 10, off: 'white' })))
      .png()
      .toBuffer(),
  )
  await button(page, 'Approve').click()
  await approval
  await site.disconnect()
  await expect(page.getByText('Harbour has ended its connection.')).toBeVisible()
  await expect(page.getByText('No site is connected.')).toBeVisible()
})

test('our site pairs by a screenshot of its QR code, signs, and shows changes in the wallet', async ({
  page,
  context,
  walletUrl,
}) => {
  await page.goto('/')
  const visitor = asVisitor(page)
  await visitor.choose('WalletConnect')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeEnabled()
  const screenshot = await dialog.screenshot()

  const wallet = await context.newPage()
  await wallet.goto(walletUrl)
  const chooser = wallet.waitForEvent('filechooser')
  await button(wallet, 'Choose a picture of the QR code').click()
  await (await chooser).setFiles({ name: 'screenshot.png', mimeType: 'image/png', buffer: screenshot })
  await button(wallet, 'Approve').click()
  await expect(visitor.accountButton).toContainText(firstAddress.short)

  await page.getByRole('button', { name: 'Sign message' }).click()
  await button(wallet, 'Approve').click()
  await expect(visitor.result).toContainText('Signature verified')
  await wallet.getByRole('radio', { name: 'Account 2' }).check()
  await expect(visitor.accountButton).toContainText(secondAddress.short)
  await wallet.getByRole('radio', { name: 'Local Rollup' }).check()
  await expect(page.getByRole('button', { name: 'Network: Local Rollup' })).toBeVisible()
  await button(wallet, 'Disconnect Lintel').click()
  await expect(visitor.accountButton).toHaveText('Connect wallet')
})

test('each connection has its own account: a choice reaches those that have it, a button changes one', async ({
  page,
  context,
  baseURL,
  walletUrl,
  relayUrl,
  site: harbour,
}) => {
  test.setTimeout(120_000)
  await page.goto('/')
  const visitor = asVisitor(page)
  await decide(await openPracticeWallet(page), 'Approve')
  const wallet = await context.newPage()
  const row = (name: string) => wallet.getByRole('listitem').filter({ has: button(wallet, `Disconnect ${name}`) })
  const origin = baseURL ?? ''
  await connect(wallet, harbour, walletUrl)
  const quay = await startSite(relayUrl, 'Quay')
  const quayMessages: string[] = []
  for (const name of ['session_update', 'session_event'] as const) {
    void quay.next(name).then(() => quayMessages.push(name))
  }

  await test.step('a session with the second account', async () => {
    const { uri, approval } = await quay.offer()
    await paste(wallet, uri)
    await wallet.getByRole('checkbox', { name: 'Account 1' }).uncheck()
    await wallet.getByRole('checkbox', { name: 'Account 2' }).check()
    await button(wallet, 'Approve').click()
    await approval
    await expect(row('Quay')).toContainText('Uses Account 2')
  })

  await test.step('a choice does not share the account with a connection that does not have it', async () => {
    await wallet.getByRole('radio', { name: 'Account 2' }).check()
    await expect(button(wallet, `Use Account 2 on ${origin}`)).toBeVisible()
    await expect(row(origin)).toContainText('Uses Account 1')
    await expect(row('Harbour')).toContainText(/Uses Account 1(?!,)/)
    await expect(button(wallet, 'Use Account 2 on Quay')).toBeHidden()
  })

  await test.step('the button changes one session, and the site only when it is pressed there', async () => {
    const changed = Promise.all([harbour.next('session_update'), harbour.next('session_event')])
    await button(wallet, 'Use Account 2 on Harbour').click()
    const [update, event] = await changed
    expect(update.params.namespaces.eip155?.accounts[0]).toBe(`eip155:31337:${secondAddress.full}`)
    expect(event.params.event).toEqual({ name: 'accountsChanged', data: [secondAddress.full, firstAddress.full] })
    await expect(row('Harbour')).toContainText('Uses Account 2, also has Account 1')
    await expect(row('Harbour')).toBeFocused()
    await expect(visitor.accountButton).toContainText(firstAddress.short)
    await button(wallet, `Use Account 2 on ${origin}`).click()
    await expect(visitor.accountButton).toContainText(secondAddress.short)
    await expect(row(origin)).toContainText('Uses Account 2')
  })

  await test.step('a choice reaches only the session that has the account', async () => {
    const changed = harbour.next('session_event')
    await wallet.getByRole('radio', { name: 'Account 1' }).check()
    expect((await changed).params.event.data).toEqual([firstAddress.full, secondAddress.full])
    await expect(row('Quay')).toContainText('Uses Account 2')
    await expect(row(origin)).toContainText('Uses Account 2')
    await expect(visitor.accountButton).toContainText(secondAddress.short)
    expect(quayMessages).toEqual([])
  })

  await test.step('a choice in a window that does not list the sessions knows that the site is not alone', async () => {
    const other = await context.newPage()
    await other.goto(walletUrl)
    await expect(button(other, 'Disconnect Quay')).toBeVisible()
    await expect(wallet.getByRole('listitem')).toHaveCount(1)
    await wallet.getByRole('radio', { name: 'Account 3' }).check()
    await expect(button(wallet, `Use Account 3 on ${origin}`)).toBeVisible()
    for (const name of [origin, 'Harbour', 'Quay'])
      await expect(button(other, `Use Account 3 on ${name}`)).toBeVisible()
    await expect(visitor.accountButton).toContainText(secondAddress.short)
  })
  await quay.close()
})

for (const path of ['/wc?uri=', '/?uri=']) {
  test(`pair by a deep link of the form ${path}, which works once`, async ({ page, site, walletUrl }) => {
    const { uri, approval } = await site.offer()
    await page.goto(`${walletUrl}${path}${encodeURIComponent(uri)}`)
    await expect(heading(page, 'Connect to this site')).toBeVisible()
    expect(page.url()).toBe(`${walletUrl}/`)
    await page.reload()
    await button(page, 'Reject').click()
    await expect(page.getByText('You declined the offer of Harbour. Nothing was shared.')).toBeVisible()
    await expect(approval).rejects.toMatchObject({ code: 5000 })
  })
}

test('a proposal for chains that are not local can only be rejected', async ({ page, site, walletUrl }) => {
  const { uri, approval } = await site.offer({ chains: ['eip155:1', 'eip155:10'] })
  await page.goto(walletUrl)
  await paste(page, uri)
  await expect(heading(page, 'This site cannot be connected')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('works on eip155:1, eip155:10. This wallet works on local chains')
  await expect(button(page, 'Approve')).toBeHidden()
  await button(page, 'Reject').click()
  await expect(approval).rejects.toMatchObject({ code: 5000 })
})

test('a proposal without an answer expires, and the wallet shows it', async ({ page, site, walletUrl }) => {
  await page.clock.install()
  const { uri } = await site.offer()
  await page.goto(walletUrl)
  await paste(page, uri)
  await expect(heading(page, 'Connect to this site')).toBeVisible()
  await page.clock.fastForward('05:30')
  await expect(page.getByText('The offer of Harbour has expired. Make a new link on the site.')).toBeVisible()
  await expect(heading(page, 'Your practice wallet')).toBeFocused()
  await paste(page, uri)
  await expect(page.getByText('This connection link has expired.')).toBeVisible()
})

test('the newest window handles requests; the other one shows this and can take over again', async ({
  page,
  context,
  site,
  walletUrl,
}) => {
  await connect(page, site, walletUrl)
  await expect(button(page, 'Disconnect Harbour')).toBeVisible()
  const other = await context.newPage()
  await other.goto(walletUrl)
  await expect(button(other, 'Disconnect Harbour')).toBeVisible()
  await expect(page.getByText('The wallet is open in another window.')).toBeVisible()
  await button(page, 'Use it here').click()
  await expect(button(page, 'Disconnect Harbour')).toBeVisible()
  await expect(other.getByText('The wallet is open in another window.')).toBeVisible()
})

test('the wallet shows that the relay is down, and reconnects automatically', async ({
  page,
  site,
  walletUrl,
  relayUrl,
}) => {
  let isDown = false
  const open = new Set<() => Promise<void>>()
  await page.routeWebSocket(
    (url) => url.href.startsWith(relayUrl),
    (socket) => {
      if (isDown) return void socket.close({ code: 1001 })
      socket.connectToServer()
      open.add(() => socket.close({ code: 1001 }))
    },
  )
  await connect(page, site, walletUrl)
  await expect(button(page, 'Disconnect Harbour')).toBeVisible()
  isDown = true
  for (const close of open) await close()
  await expect(page.getByText('The relay does not answer')).toBeVisible({ timeout: 15_000 })
  const signing = site.request<Hex>('personal_sign', ['0x6869', firstAddress.full])
  isDown = false
  await button(page, 'Approve').click({ timeout: 15_000 })
  await expect(page.getByText('The relay does not answer')).toBeHidden()
  expect(
    await verifyMessage({ address: firstAddress.full, message: { raw: '0x6869' }, signature: await signing }),
  ).toBe(true)
})
