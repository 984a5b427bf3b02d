import type { Browser, Page } from 'playwright'
import { servePage } from './serve-page.js'
import { CPU_THROTTLE } from './time-page.js'

const RUNS = 5
const lists = { '500 tokens': 'tokens', '5,000 transactions': 'transactions' } as const

/** Of all runs: 95 % of the frames were shorter, ms, and the most rows in the document at once. */
export type ListTimes = { name: string; frame: number; rows: number }

/** Scrolls each list of the account from its start to its end, by half of its height in each frame. */
export async function timeLongLists(browser: Browser, outDir: string): Promise<ListTimes[]> {
  const server = await servePage('long-lists', outDir)
  try {
    const times: ListTimes[] = []
    for (const [name, kind] of Object.entries(lists)) {
      const page = await browser.newPage()
      await page.addInitScript('globalThis.__name = (target) => target')
      await page.goto(server.url)
      await page.waitForFunction(() => 'showList' in window)
      await page.evaluate((kind) => window.showList(kind), kind)
      await page.locator('li').first().waitFor()
      times.push({ name, ...(await scrollOften(page)) })
      await page.close()
    }
    return times
  } finally {
    await server.close()
  }
}

/** The lines of `npm run bench long-lists`. */
export function formatListTimes(times: readonly ListTimes[]): string {
  const lines = times.map(({ name, frame, rows }) => `${name}: ${frame.toFixed(1)} ms (≤ 50), ${rows} rows (≤ 150)`)
  return [`95 % of the frames at ${CPU_THROTTLE} ×, the most rows in the document, ${RUNS} runs`, ...lines].join('\n')
}

/** Scrolls the list of a page from its start to its end, at 4× CPU throttle. */
export async function scrollOften(page: Page): Promise<Omit<ListTimes, 'name'>> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  const frames: number[] = []
  let rows = 0
  // The first run fills the browser's caches and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    const sample = await page.evaluate(scrollThrough)
    if (run === 0) continue
    frames.push(...sample.frames)
    rows = Math.max(rows, sample.rows)
  }
  frames.sort((a, b) => a - b)
  return { frame: frames[Math.floor(frames.length * 0.95)] ?? 0, rows }
}

async function scrollThrough() {
  const list = [...document.querySelectorAll('*')].find(
    (element) => getComputedStyle(element).overflowY === 'auto' && element.scrollHeight > element.clientHeight * 2,
  )
  if (!list) throw new Error('There is no list to scroll.')
  const next = () => new Promise<number>((done) => requestAnimationFrame(done))
  list.scrollTop = 0
  await next()
  const frames: number[] = []
  let rows = 0
  let last = await next()
  for (let before = -1; list.scrollTop !== before; ) {
    before = list.scrollTop
    list.scrollTop += list.clientHeight / 2
    const now = await next()
    frames.push(now - last)
    last = now
    rows = Math.max(rows, list.querySelectorAll('li').length)
  }
  if (frames.length < 20) throw new Error(`The list ended after ${frames.length} frames.`)
  return { frames, rows }
}
