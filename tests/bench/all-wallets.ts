import type { Browser, Page } from 'playwright'
import { WALLET_COUNT } from './build-quick-start.js'
import { CPU_THROTTLE } from './time-page.js'

const RUNS = 7
/** The search starts this long after a keystroke, ms. */
const DEBOUNCE = 500
const SCROLL_STEPS = 60
const COLUMNS = 4

/** In ms, except `runs` and `tiles`. Each is the worst run. */
export type AllWalletsTimes = {
  runs: number
  /** From the press on "All wallets" to the frame that paints tiles with their names. Pictures follow later. */
  firstRows: number
  /** The maximum number of buttons in the grid at once, while scrolling through all pages. */
  tiles: number
  /** From a keystroke to the frame with the results, without the debounce. */
  keystroke: number
  /** The longest time between two frames while scrolling through all wallets, without CPU throttling. */
  longestFrame: number
}

/** Measures AllWallets on a page with a directory in memory. */
export async function timeAllWallets(browser: Browser, url: string): Promise<AllWalletsTimes> {
  const samples: Omit<AllWalletsTimes, 'runs'>[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript('globalThis.__name = (target) => target')
    await page.goto(url, { waitUntil: 'networkidle' })
    const sample = await timeOnce(page)
    // The first run fills the browser's caches and is not counted.
    if (run > 0) samples.push(sample)
    await context.close()
  }
  const worst = (key: keyof Omit<AllWalletsTimes, 'runs'>) => Math.max(...samples.map((sample) => sample[key]))
  return {
    runs: RUNS,
    firstRows: worst('firstRows'),
    tiles: worst('tiles'),
    keystroke: worst('keystroke'),
    longestFrame: worst('longestFrame'),
  }
}

async function timeOnce(page: Page): Promise<Omit<AllWalletsTimes, 'runs'>> {
  await page.getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('button', { name: 'All wallets' }).waitFor()
  // Give the code of the next views time to load, as a reading visitor does.
  await page.waitForTimeout(500)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  const firstRows = await page.evaluate(() => {
    const row = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /^All wallets/.test(textContent ?? ''),
    )
    return new Promise<number>((done) => {
      const look = (started: number) => {
        const tile = document.querySelector('[data-lintel-wallet-tile]')
        const isSeen = tile !== null && getComputedStyle(tile).visibility === 'visible'
        requestAnimationFrame((now) => (isSeen ? done(now - started) : look(started)))
      }
      const started = performance.now()
      row?.click()
      look(started)
    })
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.waitForTimeout(300)
  const { tiles, longestFrame } = await page.evaluate(scrollThrough, {
    steps: SCROLL_STEPS,
    rows: WALLET_COUNT / COLUMNS,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE })
  const keystroke = await page.evaluate(typeAndWait)
  return { firstRows, tiles, longestFrame, keystroke: keystroke - DEBOUNCE }
}

/** Scrolls one view height per frame to the end of all pages. */
async function scrollThrough({ steps, rows }: { steps: number; rows: number }) {
  const grid = document.querySelector('[role="grid"]')
  if (!grid) throw new Error('There is no grid to scroll.')
  const next = () => new Promise<number>((done) => requestAnimationFrame(done))
  let tiles = 0
  let longestFrame = 0
  let last = await next()
  // Pages load near the end of the list, so scroll until the end no longer moves.
  for (let still = 0; still < steps; ) {
    const before = grid.scrollTop
    grid.scrollTop += grid.clientHeight / 2
    const now = await next()
    longestFrame = Math.max(longestFrame, now - last)
    last = now
    tiles = Math.max(tiles, grid.querySelectorAll('button').length)
    still = grid.scrollTop === before ? still + 1 : 0
  }
  const row = [...grid.querySelectorAll('[role="row"]')].at(-1)?.getAttribute('aria-rowindex')
  if (row !== String(rows)) throw new Error(`Scrolled to row ${row}, not to the last of ${rows}.`)
  return { tiles, longestFrame }
}

/** Types letter by letter and waits for the results of the last one. */
function typeAndWait(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  if (!field || !write) throw new Error('There is no search.')
  return new Promise((done) => {
    write.call(field, 'willow')
    field.dispatchEvent(new Event('input', { bubbles: true }))
    const started = performance.now()
    const look = (now: number) => {
      const tile = document.querySelector('[data-lintel-wallet-tile="0"]')
      const isThere = tile?.textContent?.startsWith('Willow') && getComputedStyle(tile).visibility === 'visible'
      if (isThere) requestAnimationFrame((painted) => done(painted - started))
      else requestAnimationFrame(look)
      void now
    }
    requestAnimationFrame(look)
  })
}
