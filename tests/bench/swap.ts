import type { Browser, Page } from 'playwright'
import { scrollOften } from './long-lists.js'
import { servePage } from './serve-page.js'
import { CPU_THROTTLE } from './time-page.js'

const RUNS = 20

/** In ms, and the most rows in the document at once. */
export type SwapTimes = { frame: number; rows: number; quote: number; slowestQuote: number }

/** Scrolls 2,000 tokens to choose from, and types amounts until each has its new quote. */
export async function timeSwap(browser: Browser, outDir: string): Promise<SwapTimes> {
  const server = await servePage('swap', outDir)
  const open = async (view: 'tokens' | 'form') => {
    const page = await browser.newPage()
    await page.addInitScript('globalThis.__name = (target) => target')
    await page.goto(server.url)
    await page.waitForFunction(() => 'showSwap' in window)
    await page.evaluate((shown) => window.showSwap(shown), view)
    return page
  }
  try {
    const list = await open('tokens')
    await list.locator('li').first().waitFor()
    const { frame, rows } = await scrollOften(list)
    await list.close()
    const form = await open('form')
    const times = await typeOften(form)
    await form.close()
    const at = (part: number) => times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? 0
    return { frame, rows, quote: at(0.5), slowestQuote: at(0.95) }
  } finally {
    await server.close()
  }
}

/** The lines of `npm run bench swap`. */
export function formatSwapTimes({ frame, rows, quote, slowestQuote }: SwapTimes): string {
  return [
    `At ${CPU_THROTTLE} × throttle`,
    `2,000 tokens, 95 % of the frames: ${frame.toFixed(1)} ms (≤ 50), ${rows} rows (≤ 150)`,
    `typing to a new quote shown, ${RUNS} times: ${quote.toFixed(0)} ms, 95 %: ${slowestQuote.toFixed(0)} ms (≤ 400)`,
  ].join('\n')
}

async function typeOften(page: Page): Promise<number[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  const field = page.getByRole('textbox', { name: 'You pay' })
  await field.focus()
  const times: number[] = []
  // The first run fills the browser's caches and is not counted.
  for (let run = 0; run <= RUNS; run += 1) {
    await field.fill('')
    const shown = page.evaluate(untilQuoted)
    await page.keyboard.press(String((run % 9) + 1))
    const time = await shown
    if (run > 0) times.push(time)
  }
  return times.sort((one, other) => one - other)
}

/** Runs in the page: from the key to the frame after the amount has changed. */
async function untilQuoted(): Promise<number> {
  const output = document.querySelector('[role="group"][aria-labelledby]')
  if (!output) throw new Error('The form shows no amount.')
  const start = await new Promise<number>((done) => {
    document.addEventListener('keydown', ({ timeStamp }) => done(timeStamp), { once: true, capture: true })
  })
  const isQuoted = () => output.ariaBusy === null && /[1-9]/.test(output.textContent ?? '')
  await new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (!isQuoted()) return
      observer.disconnect()
      done()
    })
    observer.observe(output, { attributes: true, childList: true, characterData: true, subtree: true })
  })
  return new Promise((done) => requestAnimationFrame(() => done(performance.now() - start)))
}
