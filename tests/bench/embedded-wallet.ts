import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { startAll } from '../../app/start/start-all.js'
import {
  askForEmail,
  frameOf,
  readCode,
  setRecoveryUp,
  untilIdentityAnswers,
} from '../e2e/fixtures/embedded-visitor.js'

/** How often each is timed. */
const RUNS = 7
/** Mails to an address are 30 s apart, ms. */
const BETWEEN_MAILS = 31_000

type Times = { login: number[]; shown: number[]; restored: number[]; signature: number[] }

/**
 * Times the embedded wallet on the real site, in ms: from the typed code to the account, from a reload to the stored address and to
 * an account that can sign, and from Approve to the signature. The visitor has a wallet, and its device share is in the browser.
 */
export async function timeEmbeddedWallet(browser: Browser): Promise<Times> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-bench-embedded-'))
  const server = await startAll({ port: 0, dataDir })
  const times: Times = { login: [], shown: [], restored: [], signature: [] }
  try {
    const { services } = server.config
    await untilIdentityAnswers(services)
    const page = await browser.newPage()
    await page.goto(server.url)
    const logIn = async () => {
      await askForEmail(page, 'bench@mail.example')
      return readCode(services, 'bench@mail.example')
    }
    await page
      .getByRole('dialog')
      .getByLabel('One-time code')
      .fill(await logIn())
    await setRecoveryUp(page)
    for (let run = 0; run < RUNS; run += 1) {
      await timeSession(page, times)
      await disconnect(page)
      await page.waitForTimeout(BETWEEN_MAILS)
      const code = await logIn()
      const typedAt = performance.now()
      await page.getByRole('dialog').getByLabel('One-time code').fill(code)
      await account(page).waitFor()
      times.login.push(performance.now() - typedAt)
    }
    return times
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Account$/ })
const signButton = (page: Page) => page.getByRole('button', { name: 'Sign message' })

async function timeSession(page: Page, times: Times): Promise<void> {
  const startedAt = performance.now()
  await page.reload({ waitUntil: 'commit' })
  await account(page).waitFor()
  times.shown.push(performance.now() - startedAt)
  const frame = frameOf(page)
  const approve = frame.getByRole('button', { name: 'Approve' })
  // What the panel offers works once the account is connected.
  await signButton(page).click()
  await frame.getByRole('heading', { name: 'Sign this message' }).click()
  times.restored.push(performance.now() - startedAt)
  await frame.locator('button:not([aria-disabled])', { hasText: 'Approve' }).waitFor()
  const approvedAt = performance.now()
  await approve.click()
  await page.getByRole('status', { name: 'Result' }).getByText('0x').first().waitFor()
  times.signature.push(performance.now() - approvedAt)
}

async function disconnect(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).waitFor()
}

/** The median of each time, with the worst one and the limit. */
export function formatEmbeddedTimes({ login, shown, restored, signature }: Times): string {
  const rows: [string, number[], string][] = [
    ['code typed to account', login, '≤ 1,500'],
    ['reload to the stored address', shown, 'at once'],
    ['reload to a request that is shown, which is later than connected', restored, '≤ 2,000'],
    ['Approve to the signature on the page', signature, '≤ 300'],
  ]
  return rows
    .map(([name, values, limit]) => {
      const sorted = values.toSorted((one, other) => one - other)
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0
      return `${name}: ${median.toFixed(0)} ms, worst of ${values.length} ${(sorted.at(-1) ?? 0).toFixed(0)} ms (${limit} ms)`
    })
    .join('\n')
}
