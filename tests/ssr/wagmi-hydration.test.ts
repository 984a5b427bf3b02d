import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumArgs, ensureChromium } from '../../scripts/ensure-chromium.js'
import { announceInstantWallet } from '../bench/instant-wallet.js'
import { ROOT } from '../fixtures/source-files.js'
import { serveDocuments } from './serve-documents.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const connected = `wagmi connected ${address}; Lintel connected ${address}`

let site: Awaited<ReturnType<typeof serveDocuments>>
let browser: Browser

beforeAll(async () => {
  site = await serveDocuments(join(ROOT, 'tests/ssr/wagmi'))
  browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
}, 120_000)

afterAll(async () => {
  await browser?.close()
  site?.close()
})

/** Opens the page and connects the wallet in the modal. Returns the page and the console's errors and warnings. */
async function connect(path: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    // The node of this app does not answer; the name of the account is asked there.
    if (message.text().includes('http://127.0.0.1:1/')) return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.addInitScript(announceInstantWallet, { address, chainId: 1 })
  await page.addInitScript(() => {
    const texts: string[] = []
    Object.assign(window, { texts })
    const look = () => {
      const text = document.querySelector('output')?.textContent
      const button = document.querySelector('header button')?.textContent
      if (text && texts.at(-1) !== `${button}: ${text}`) texts.push(`${button}: ${text}`)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto(site.origin + path)
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'Instant' }).click()
  await page.getByText(connected).waitFor()
  return { page, complaints }
}

describe('an app with a wagmi config for servers, reloaded while connected', { timeout: 30_000 }, () => {
  test('with the state from a cookie: no frame says "Connect wallet", and both libraries restore the account', async () => {
    const { page, complaints } = await connect('/cookie')
    const reply = await page.reload()
    const html = (await reply?.text()) ?? ''
    expect(html).toContain('Lintel restoring')
    expect(html).not.toContain('Connect wallet')
    await page.getByText(connected).waitFor()
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts)
    expect(texts.filter((text) => text.includes('Connect wallet') || text.includes('disconnected'))).toEqual([])
    expect(complaints).toEqual([])
    await page.close()
  })

  test('without a cookie: both libraries restore the account from storage, without a hydration warning', async () => {
    const { page, complaints } = await connect('/')
    await page.reload()
    await page.getByText(connected).waitFor()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor({ state: 'detached' })
    expect(complaints).toEqual([])
    await page.close()
  })

  test('with a cookie of a wallet that is gone: the restore ends, and the visitor can connect', async () => {
    const { page } = await connect('/cookie')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await page.getByRole('button', { name: 'Connect wallet' }).waitFor()
    await page.close()
  })
})
