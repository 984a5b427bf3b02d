import type { Browser } from 'playwright'
import { servePage } from './serve-page.js'

const RUNS = 41

/** Medians in ms: 1,000 Buttons beside 1,000 plain buttons with the same classes, mounted and laid out. */
export type ButtonTimes = { ours: number; plain: number }

/** Builds the page for production and measures both kinds in turns, so that a busy machine affects both. */
export async function timeThousandButtons(browser: Browser, outDir: string): Promise<ButtonTimes> {
  const server = await servePage('thousand-buttons', outDir)
  try {
    const page = await browser.newPage()
    await page.goto(server.url)
    await page.waitForFunction(() => 'timeButtons' in window)
    const samples: Record<keyof ButtonTimes, number[]> = { ours: [], plain: [] }
    for (let run = 0; run < RUNS; run += 1) {
      for (const kind of ['ours', 'plain'] as const) {
        samples[kind].push(await page.evaluate((name) => window.timeButtons(name), kind))
      }
    }
    await page.close()
    const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
    return { ours: median(samples.ours), plain: median(samples.plain) }
  } finally {
    await server.close()
  }
}
