import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { startAll } from '../../servers/start/start-all.js'
import {
  enterFrame,
  frameOf,
  readCode,
  requestEmail,
  setRecoveryUp,
} from '../e2e/fixtures/visitors/embedded-visitor.js'
import { untilReady } from '../fixtures/run-site.js'

/** How often each is timed: the first login included, the service sends five mails to an address in an hour. */
const RUNS = 4
/** Mails to an address are 30 s apart, ms. */
const BETWEEN_MAILS = 31_000

type Times = Record<'login' | 'shown' | 'connected' | 'approval' | 'signature', number[]>

/**
 * Times the embedded wallet on the real site, in ms: from the typed code to the account, from the page of a reload to the stored
 * address, from a reload to the connected account, from a request to its approval, and from Approve to the answer. The visitor has
 * a wallet with a smart account that is not deployed, and its device share is in the browser.
 */
export async function timeEmbeddedWallet(browser: Browser): Promise<Times> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lintel-bench-embedded-'))
  const server = await startAll({ port: 0, dataDir })
  const times: Times = { login: [], shown: [], connected: [], approval: [], signature: [] }
  try {
    const { services } = server.config
    await untilReady(server.config)
    const page = await browser.newPage()
    await page.goto(server.url)
    const logIn = async () => {
      await requestEmail(page, 'bench@mail.example')
      return readCode(services, 'bench@mail.example')
    }
    await page
      .getByRole('dialog')
      .getByLabel('One-time code')
      .fill(await logIn())
    await setRecoveryUp(page)
    for (let run = 0; run < RUNS; run += 1) {
      await timeSession(page, services.identity ?? '', times)
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

async function timeSession(page: Page, identity: string, times: Times): Promise<void> {
  const connected = page.waitForResponse((response) => response.url().startsWith(`${identity}/wallet?`))
  const startedAt = performance.now()
  const since = () => performance.now() - startedAt
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('banner').waitFor()
  const drawn = since()
  await account(page).waitFor()
  times.shown.push(since() - drawn)
  // The frame's last question before it answers that the account is connected.
  await connected
  times.connected.push(since())
  const frame = frameOf(page)
  const heading = frame.getByRole('heading', { name: 'Sign this message' })
  const askedAt = performance.now()
  await signButton(page).click()
  // A press at the moment when the frame takes the focus can undo that in Chromium.
  await enterFrame(heading)
  times.approval.push(performance.now() - askedAt)
  const approve = frame.locator('button:not([aria-disabled])', { hasText: 'Approve' })
  await approve.waitFor()
  const approvedAt = performance.now()
  await approve.click()
  // The frame answers the page and removes the request in one step.
  await heading.waitFor({ state: 'detached' })
  times.signature.push(performance.now() - approvedAt)
  await page.getByRole('status', { name: 'Result' }).getByText('Signature verified').waitFor()
}

async function disconnect(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).waitFor()
}

/** The median of each time, with the worst one and the limit. */
export function formatEmbeddedTimes({ login, shown, connected, approval, signature }: Times): string {
  const rows: [string, number[], string][] = [
    ['code typed to account', login, 'limit 1,500 ms'],
    ['the page of a reload to the stored address', shown, 'at once'],
    ['reload to connected', connected, 'limit 2,000 ms'],
    ['a request to its approval', approval, 'no limit'],
    ['Approve to the signature', signature, 'limit 300 ms'],
  ]
  return rows
    .map(([name, values, limit]) => {
      const sorted = values.toSorted((one, other) => one - other)
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0
      return `${name}: ${median.toFixed(0)} ms, worst of ${values.length} ${(sorted.at(-1) ?? 0).toFixed(0)} ms (${limit})`
    })
    .join('\n')
}
