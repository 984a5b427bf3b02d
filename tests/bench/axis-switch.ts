import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Browser, CDPSession, Page } from 'playwright'
import { build, preview } from 'vite'
import { nameClass } from '../../tokens/name-class.js'

const RUNS = 15
/** One theme axis with two values. */
const switches: [axis: string, from: string, to: string][] = [
  ['appearance', 'dark', 'light'],
  ['accent', 'indigo', 'lime'],
  ['gray', 'slate', 'sand'],
  ['radius', 'medium', 'full'],
  ['scaling', '100%', '110%'],
  ['panel', 'translucent', 'solid'],
  ['direction', 'ltr', 'rtl'],
]

type Sample = {
  /** Wall-clock ms from the change to the end of the frame that shows it. */
  frame: number
  /** CPU time of the main thread, ms. Other programs on the machine do not affect it. */
  work: number
  style: number
  layout: number
}

/** Medians of 15 runs. `renders` counts components outside `Theme` that rendered again, over all runs. */
export type AxisTime = Sample & { axis: string; throttle: number; renders: number }

declare global {
  interface Window {
    setLook(props: Record<string, string>): void
    countRenders(): number
  }
}

/** Builds the page for production, with React's profiler to count renders. */
export async function buildAxisSwitchPage(outDir: string): Promise<void> {
  await build({
    root: resolve(import.meta.dirname, 'axis-switch'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin({ identifiers: nameClass })],
    resolve: { alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: join(outDir), emptyOutDir: true, target: ['chrome123'] },
  })
}

/** Switches each theme axis around 500 components, at 1× and 4× CPU throttle. */
export async function timeAxisSwitches(browser: Browser, outDir: string): Promise<AxisTime[]> {
  const server = await preview({
    configFile: false,
    root: outDir,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const address = server.httpServer.address()
  const port = typeof address === 'object' && address ? address.port : 0
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'networkidle' })
    const client = await page.context().newCDPSession(page)
    await client.send('Performance.enable', { timeDomain: 'threadTicks' })
    const times: AxisTime[] = []
    for (const throttle of [1, 4]) {
      await client.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      for (const [axis, from, to] of switches)
        times.push({ throttle, ...(await timeAxis(page, client, axis, from, to)) })
    }
    await page.close()
    return times
  } finally {
    await server.close()
  }
}

async function timeAxis(page: Page, client: CDPSession, axis: string, from: string, to: string) {
  const rendersBefore = await page.evaluate(() => window.countRenders())
  const samples: Sample[] = []
  for (let run = 0; run <= RUNS; run += 1) {
    await switchAxis(page, axis, from)
    const before = await readDurations(client)
    const frame = await switchAxis(page, axis, to)
    const after = await readDurations(client)
    // The first run is a warm-up and is not counted.
    if (run > 0) {
      samples.push({
        frame,
        work: after.work - before.work,
        style: after.style - before.style,
        layout: after.layout - before.layout,
      })
    }
  }
  const renders = (await page.evaluate(() => window.countRenders())) - rendersBefore
  const middle = (key: keyof Sample) =>
    samples.map((sample) => sample[key]).sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0
  return {
    axis,
    frame: middle('frame'),
    work: middle('work'),
    style: middle('style'),
    layout: middle('layout'),
    renders,
  }
}

/** Changes the axis at the start of a frame. Returns the ms until that frame is drawn, after color transitions end. */
function switchAxis(page: Page, axis: string, value: string): Promise<number> {
  return page.evaluate(
    ([name, next]) =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => {
          const started = performance.now()
          window.setLook({ [name as string]: next as string })
          // A task posted inside a frame runs after the frame.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = async () => {
            const frame = performance.now() - started
            await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
            resolve(frame)
          }
          port2.postMessage(null)
        })
      }),
    [axis, value],
  )
}

/** CPU time of the main thread since the page started, ms. */
async function readDurations(client: CDPSession): Promise<Omit<Sample, 'frame'>> {
  const { metrics } = await client.send('Performance.getMetrics')
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return { work: read('TaskDuration'), style: read('RecalcStyleDuration'), layout: read('LayoutDuration') }
}

/** Formats the figures as a table for docs/figures.md. */
export function formatAxisTimes(times: readonly AxisTime[]): string {
  const ms = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(1)} ms`)
  const rows = switches.map(([axis]) => {
    const [once, slow] = [1, 4].map((throttle) =>
      times.find((time) => time.axis === axis && time.throttle === throttle),
    )
    return `| ${axis} | ${ms(once?.frame)} | ${ms(once?.work)} | ${ms(once?.style)} | ${ms(once?.layout)} | ${ms(slow?.frame)} | ${(once?.renders ?? 0) + (slow?.renders ?? 0)} |`
  })
  return [
    '| axis | change to drawn | main thread | of it style | of it layout | change to drawn, 4× throttle | rendered again |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}
