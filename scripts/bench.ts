import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { buildSite, buildWallet } from '../app/start/built-pages.js'
import { startAll } from '../app/start/start-all.js'
import { timeAllWallets } from '../tests/bench/all-wallets.js'
import { buildAxisSwitchPage, formatAxisTimes, timeAxisSwitches } from '../tests/bench/axis-switch.js'
import { announceInstantWallet, watchPaint } from '../tests/bench/instant-wallet.js'
import { listInitial, weighFiles } from '../tests/bench/page-weight.js'
import { formatRelayFigures, measureRelay } from '../tests/bench/relay/measure-relay.js'
import { buildPage } from '../tests/bench/serve-page.js'
import { compareThemes } from '../tests/bench/theme-comparison.js'
import { timeThousandButtons } from '../tests/bench/thousand-buttons.js'
import { chromiumArgs, ensureChromium } from './ensure-chromium.js'

const RUNS = 21
const CPU_THROTTLE = 4
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

declare global {
  interface Window {
    timeToPaint(what: 'dialog' | 'address'): Promise<number>
    addressAfterStart: Promise<number> | null
  }
}

type Sample = { open: number; reopen: number; connect: number; reload: number; heap: number; outsideHosts: number }
/** `paths`: what the page requested from its own host before the first click. */
type Timing = Sample & { paths: string[] }
type PageName = 'site' | 'barePage' | 'floor'

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const weighInitial = (folder: string, extension: '.js' | '.css') =>
  kb(weighFiles(folder, extension, listInitial(folder)))
const ms = (value: number) => `${value.toFixed(0)} ms`

/** Opens the modal, connects and reloads in a new browser context, and measures when each result is painted. */
async function time(browser: Browser, url: string, chainId: number): Promise<Timing> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // tsx wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (target) => target')
  await page.addInitScript(announceInstantWallet, { address: ADDRESS, chainId })
  await page.addInitScript(watchPaint, { address: ADDRESS })
  const hosts = new Set<string>()
  const requested = new Set<string>()
  page.on('request', (request) => {
    const url = new URL(request.url())
    hosts.add(url.host)
    requested.add(url.pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const outsideHosts = [...hosts].filter((host) => host && host !== new URL(url).host).length
  const paths = [...requested]
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
  await page.keyboard.press('Escape')
  await page.locator('dialog[open], [role="dialog"]').waitFor({ state: 'hidden' })
  const reopen = await clickAndTime('dialog', () => opener.click())
  const row = page.locator('dialog[open], [role="dialog"]').getByRole('button', { name: 'Instant' })
  const connect = await clickAndTime('address', () => row.click())
  await page.reload()
  const reload = await page.evaluate(() => window.addressAfterStart)
  if (reload === null) throw new Error('The wallet was not remembered over the reload, so nothing was timed.')
  await context.close()
  return { open, reopen, connect, reload, heap, outsideHosts, paths }
}

/** Measures the pages in turns, so that a machine that slows down affects all of them alike. */
async function timeInTurn(
  browser: Browser,
  urls: Record<PageName, string>,
  chainId: number,
): Promise<Record<PageName, Timing>> {
  const samples: Record<PageName, Timing[]> = { site: [], barePage: [], floor: [] }
  const names = Object.keys(urls) as PageName[]
  for (let run = 0; run <= RUNS; run += 1) {
    for (const name of names) {
      const sample = await time(browser, urls[name], chainId)
      // The first run fills the caches of the browser and does not count.
      if (run > 0) samples[name].push(sample)
    }
  }
  return { site: summarise(samples.site), barePage: summarise(samples.barePage), floor: summarise(samples.floor) }
}

function summarise(samples: readonly Timing[]): Timing {
  const middle = (key: keyof Sample) => median(samples.map((sample) => sample[key]))
  return {
    open: middle('open'),
    reopen: middle('reopen'),
    connect: middle('connect'),
    reload: middle('reload'),
    heap: middle('heap'),
    outsideHosts: Math.max(...samples.map((sample) => sample.outsideHosts)),
    paths: samples.at(-1)?.paths ?? [],
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'))
  const [floorDir, bareDir] = [join(folder, 'floor'), join(folder, 'bare-page')]
  await buildPage('floor', floorDir)
  await buildPage('bare-page', bareDir)
  const siteDir = await buildSite()
  const walletDir = await buildWallet()

  const started = performance.now()
  const site = await startAll({ port: 0, dataDir: join(folder, 'site'), siteDir, walletDir })
  const readyAfter = performance.now() - started
  const floor = await startAll({ port: 0, dataDir: join(folder, 'floor-data'), siteDir: floorDir, walletDir })
  const barePage = await startAll({ port: 0, dataDir: join(folder, 'bare-data'), siteDir: bareDir, walletDir })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  try {
    const chainId = site.config.chains[0]?.id ?? 0
    const urls = { site: site.url, barePage: barePage.url, floor: floor.url }
    const { site: ours, barePage: alone, floor: bare } = await timeInTurn(browser, urls, chainId)
    const compare = (label: string, key: 'open' | 'reopen' | 'connect' | 'reload', limit: number) => {
      const [ofSite, ofPage] = [ours, alone].map(
        (timing) => `${ms(timing[key])}, ${(timing[key] / bare[key]).toFixed(2)} ×`,
      )
      return `| ${label} | ${ofSite} | ${ofPage} | ${ms(bare[key])} | ≤ ${limit} × |`
    }
    console.log(
      [
        `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium ${browser.version()}`,
        `Date: ${new Date().toISOString().slice(0, 10)}. Median of ${RUNS} runs, in turn, at ${CPU_THROTTLE}× CPU throttle.`,
        '',
        '| figure | the site | Lintel on a bare page | bare `<dialog>` | limit |',
        '|---|---|---|---|---|',
        `| initial JS (what index.html names), gzip | ${weighInitial(siteDir, '.js')} | ${weighInitial(bareDir, '.js')} | ${weighInitial(floorDir, '.js')} | ≤ 1.5 × |`,
        `| initial css, gzip | ${weighInitial(siteDir, '.css')} | ${weighInitial(bareDir, '.css')} | – | ≤ 16 KB |`,
        `| JS before a click, with the modal preloaded, gzip | ${kb(weighFiles(siteDir, '.js', ours.paths))} | ${kb(weighFiles(bareDir, '.js', alone.paths))} | ${kb(weighFiles(floorDir, '.js', bare.paths))} | – |`,
        `| css before a click, the same, gzip | ${kb(weighFiles(siteDir, '.css', ours.paths))} | ${kb(weighFiles(bareDir, '.css', alone.paths))} | – | – |`,
        `| all css, every view and accent, gzip | ${kb(weighFiles(siteDir, '.css'))} | ${kb(weighFiles(bareDir, '.css'))} | – | – |`,
        compare('click to first painted modal frame, preloaded', 'open', 2.5),
        compare('the same, second opening', 'reopen', 2.5),
        compare('wallet row to address shown', 'connect', 1.5),
        compare('reload to address shown, session restored', 'reload', 1.5),
        `| requests to outside hosts before a click | ${ours.outsideHosts} | ${alone.outsideHosts} | ${bare.outsideHosts} | 0 |`,
        `| JS heap after load | ${kb(ours.heap)} | ${kb(alone.heap)} | ${kb(bare.heap)} | – |`,
        `| servers ready, pages built | ${ms(readyAfter)} | – | – | ≤ 10 s |`,
      ].join('\n'),
    )
    console.log(`\nThe theme beside Radix Themes:\n\n${(await compareThemes()).join('\n')}`)
    const axisDir = join(folder, 'axis-switch')
    await buildAxisSwitchPage(axisDir)
    console.log(
      `\nOne axis of a theme around 500 components:\n\n${formatAxisTimes(await timeAxisSwitches(browser, axisDir))}`,
    )
    const all = await timeAllWallets(browser, join(folder, 'all-wallets'), CPU_THROTTLE)
    console.log(
      [
        '\n1,000 wallets in AllWallets:\n',
        '| figure | Lintel | limit |',
        '|---|---|---|',
        `| press to first tiles, ${CPU_THROTTLE}× CPU throttle | ${ms(all.firstRows)} | ≤ 300 ms |`,
        `| most tiles drawn at once | ${all.tiles} | ≤ 150 |`,
        `| keystroke to what it finds, beyond 500 ms | ${ms(all.keystroke)} | ≤ 100 ms |`,
        `| longest frame while scrolling through all | ${ms(all.longestFrame)} | ≤ 50 ms |`,
      ].join('\n'),
    )
    const { ours: kit, plain } = await timeThousandButtons(browser, join(folder, 'thousand-buttons'))
    console.log(
      `\n1,000 Buttons beside 1,000 plain ones with the same classes: ${kit.toFixed(1)} / ${plain.toFixed(1)} ms, ${(kit / plain).toFixed(2)} ×, aim 1.3`,
    )
  } finally {
    await browser.close()
    await Promise.all([site.close(), barePage.close(), floor.close()])
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(`\nThe relay, one process:\n\n${formatRelayFigures(await measureRelay())}`)
}

await main()
