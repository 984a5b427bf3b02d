import type { Browser, Page } from 'playwright'
import { servePage } from './serve-page.js'

const RUNS = 7
/** The search waits this long after a keystroke, ms (spec/decisions). */
const DEBOUNCE = 500
const SCROLL_STEPS = 60

/** ms, except `tiles`; each of the worst run, `firstRows` at the throttle given. */
export type AllWalletsTimes = {
  /** From the press on "All wallets" to the frame in which tiles are painted: their names, pictures come after that. */
  firstRows: number
  /** The most buttons of the grid at once, while all pages are scrolled through. */
  tiles: number
  /** From a keystroke to the frame that shows what it finds, beyond the debounce. */
  keystroke: number
  /** The longest time between two frames while scrolling through all of them. */
  longestFrame: number
}

/** Builds the real modal over a directory of 1,000 wallets in memory and times AllWallets in it. */
export async function timeAllWallets(browser: Browser, outDir: string, throttle: number): Promise<AllWalletsTimes> {
  const server = await servePage('all-wallets', outDir)
  try {
    const samples: AllWalletsTimes[] = []
    for (let run = 0; run <= RUNS; run += 1) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.addInitScript('globalThis.__name = (target) => target')
      await page.goto(server.url, { waitUntil: 'networkidle' })
      const sample = await timeOnce(page, throttle)
      // The first run warms the browser's own caches and is not counted.
      if (run > 0) samples.push(sample)
      await context.close()
    }
    const worst = (key: keyof AllWalletsTimes) => Math.max(...samples.map((sample) => sample[key]))
    return {
      firstRows: worst('firstRows'),
      tiles: worst('tiles'),
      keystroke: worst('keystroke'),
      longestFrame: worst('longestFrame'),
    }
  } finally {
    await server.close()
  }
}

async function timeOnce(page: Page, throttle: number): Promise<AllWalletsTimes> {
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'All wallets' }).waitFor()
  // The visitor reads; meanwhile the code of the next views arrives.
  await page.waitForTimeout(500)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle })
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
  const { tiles, longestFrame } = await page.evaluate(scrollThrough, SCROLL_STEPS)
  const keystroke = await page.evaluate(typeAndWait)
  return { firstRows, tiles, longestFrame, keystroke: keystroke - DEBOUNCE }
}

/** Scrolls by a view a frame to the end of all pages, as a fling does. */
async function scrollThrough(steps: number): Promise<{ tiles: number; longestFrame: number }> {
  const grid = document.querySelector('[role="grid"]')
  if (!grid) throw new Error('There is no grid to scroll.')
  const next = () => new Promise<number>((done) => requestAnimationFrame(done))
  let tiles = 0
  let longestFrame = 0
  let last = await next()
  // Pages come as their end comes near, so that the end moves on: until it stays.
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
  if (row !== '250') throw new Error(`Scrolled to row ${row}, not to the last of 250.`)
  return { tiles, longestFrame }
}

/** Types one letter after another and waits for what the last one finds. */
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
