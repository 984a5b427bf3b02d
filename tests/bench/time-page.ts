import type { Browser } from 'playwright'
import { announceInstantWallet, watchPaint } from './instant-wallet.js'
import { measureInTurn } from './measure-in-turn.js'

const RUNS = 21
/** The account of the instant wallet. */
export const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
/** Each page is measured at this CPU throttle. */
export const CPU_THROTTLE = 4

declare global {
  interface Window {
    timeToPaint(what: 'dialog' | 'address'): Promise<number>
    addressAfterStart: Promise<number> | null
    slowestClick(): number
  }
}

type Sample = {
  /** ms, from the click to the frame that shows its result. */
  open: number
  reopen: number
  connect: number
  /** ms, from the navigation. */
  reload: number
  /** ms: the longest event of the clicks above, as Event Timing reports it (INP). */
  slowestClick: number
  /** Bytes. */
  heap: number
}

/** Medians, and the paths that the page requested from its own host until it was idle, and with the first opening. */
export type PageTimes = Sample & { idle: string[]; opening: string[]; outsideHosts: number }

/** A page and the chain that its wallet is on. */
export type TimedPage = { url: string; chainId: number }

/** Opens the modal twice, connects and reloads in a new browser context. Measures when each result is painted. */
async function timeOnce(browser: Browser, { url, chainId }: TimedPage): Promise<PageTimes> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target')
  await page.addInitScript(announceInstantWallet, { address: ADDRESS, chainId })
  await page.addInitScript(watchPaint, { address: ADDRESS })
  const { host } = new URL(url)
  const requested: URL[] = []
  page.on('request', (request) => void requested.push(new URL(request.url())))
  const listOwn = () => [...new Set(requested.filter((url) => url.host === host).map(({ pathname }) => pathname))]
  await page.goto(url, { waitUntil: 'networkidle' })
  const idle = listOwn()
  const outsideHosts = new Set(requested.map((url) => url.host).filter((name) => name !== '' && name !== host)).size
  const client = await context.newCDPSession(page)
  await client.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await client.send('Runtime.getHeapUsage')
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })

  const clickAndTime = async (what: 'dialog' | 'address', click: () => Promise<void>) => {
    const painted = page.evaluate((name) => window.timeToPaint(name), what)
    await click()
    return painted
  }
  const opener = page.locator('header').getByRole('button', { name: 'Connect wallet' })
  const open = await clickAndTime('dialog', () => opener.click())
  await page.waitForLoadState('networkidle')
  const opening = listOwn().filter((path) => !idle.includes(path))
  await page.keyboard.press('Escape')
  await page.locator('dialog[open], [role="dialog"]').waitFor({ state: 'hidden' })
  const reopen = await clickAndTime('dialog', () => opener.click())
  const row = page.locator('dialog[open], [role="dialog"]').getByRole('button', { name: 'Instant' })
  const connect = await clickAndTime('address', () => row.click())
  const slowestClick = await page.evaluate(() => window.slowestClick())
  await page.reload()
  const reload = await page.evaluate(() => window.addressAfterStart)
  if (reload === null) throw new Error('The wallet was not remembered over the reload, so nothing was timed.')
  await context.close()
  return { open, reopen, connect, reload, slowestClick, heap, idle, opening, outsideHosts }
}

/** Times pages in turn. */
export function timeInTurn<Name extends string>(
  browser: Browser,
  pages: Record<Name, TimedPage>,
): Promise<Record<Name, PageTimes>> {
  return measureInTurn(pages, { runs: RUNS, measure: (page) => timeOnce(browser, page), summarise })
}

function summarise(samples: readonly PageTimes[]): PageTimes {
  const middle = (key: keyof Sample) => {
    const sorted = samples.map((sample) => sample[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  return {
    open: middle('open'),
    reopen: middle('reopen'),
    connect: middle('connect'),
    reload: middle('reload'),
    slowestClick: middle('slowestClick'),
    heap: middle('heap'),
    idle: samples.at(-1)?.idle ?? [],
    opening: samples.at(-1)?.opening ?? [],
    outsideHosts: Math.max(...samples.map((sample) => sample.outsideHosts)),
  }
}

/** Says what the figures of `timeInTurn` are. */
export const HOW_TIMED = `Median of ${RUNS} runs, in turn, at ${CPU_THROTTLE}× CPU throttle.`
