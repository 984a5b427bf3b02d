import type { Browser } from 'playwright'
import { announceInstantWallet, watchPaint } from './instant-wallet.js'
import { measureInTurn } from './measure-in-turn.js'
import { ADDRESS, type TimedPage } from './time-page.js'

const RUNS = 15
/** After the dialog is painted, for its animation and what loads with it, ms. */
const SETTLE = 500

declare global {
  interface Window {
    disturbances(): Disturbances
  }
}

/** The disturbances that a visitor notices of an opening besides its time. */
type Disturbances = {
  /** ms; 0 if no task took longer than 50 ms. */
  longestTask: number
  /** Cumulative layout shift (web-vitals), also of shifts right after the click. */
  layoutShift: number
}

/** `open` in ms, median. The others are the worst run. */
export type OpeningFigures = Disturbances & { open: number }

/** Opens the modal of each page in turn, in new browser contexts, without CPU throttling. */
export function measureOpenings<Name extends string>(
  browser: Browser,
  pages: Record<Name, TimedPage>,
): Promise<Record<Name, OpeningFigures>> {
  return measureInTurn(pages, { runs: RUNS, measure: (page) => measureOnce(browser, page), summarise })
}

async function measureOnce(browser: Browser, { url, chainId }: TimedPage): Promise<OpeningFigures> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target')
  await page.addInitScript(announceInstantWallet, { address: ADDRESS, chainId })
  await page.addInitScript(watchPaint, { address: ADDRESS })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(watchDisturbances)
  const painted = page.evaluate(() => window.timeToPaint('dialog'))
  await page.locator('header').getByRole('button', { name: 'Connect wallet' }).click()
  const open = await painted
  await page.waitForTimeout(SETTLE)
  const disturbances = await page.evaluate(() => window.disturbances())
  await context.close()
  return { open, ...disturbances }
}

/** Runs in the page, once it is idle. */
function watchDisturbances(): void {
  const found = { longestTask: 0, layoutShift: 0 }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) found.longestTask = Math.max(found.longestTask, duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.layoutShift += entry.value
  }).observe({ type: 'layout-shift' })
  window.disturbances = () => found
}

function summarise(runs: readonly OpeningFigures[]): OpeningFigures {
  const sorted = runs.map(({ open }) => open).toSorted((a, b) => a - b)
  return {
    open: sorted[Math.floor(sorted.length / 2)] ?? 0,
    longestTask: Math.max(...runs.map(({ longestTask }) => longestTask)),
    layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
  }
}
