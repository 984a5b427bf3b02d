import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { announceInstantWallet } from '../tests/bench/instant-wallet.js'
import { serveFolder } from '../tests/bench/serve-page.js'
import { chromiumArgs, ensureChromium } from './ensure-chromium.js'
import { nameClass } from './vite/name-class.js'

/**
 * Counts the files of `src` that run from a click on a wallet in Connect until its address is on the page, in a browser, with the
 * coverage of V8: `npx tsx scripts/count-hops.ts`, and with `--functions` also which functions run.
 *
 * The rule. A file counts when one of its functions is called in one of two phases:
 *
 * 1. From the click until the account is in the state, the promise of `connect` has settled and the wallet is stored. React
 *    gets no update from the store in this phase, so that no component renders: only the code that handles the click and its outcome runs.
 * 2. From then on until ConnectButton has the address in the document. The modal gets no update, so that only the button renders.
 *
 * Not counted is the kit, which draws and handles keys for every view alike: `src/components`, `src/icons`, `src/theme`. Neither
 * is a file without running code, such as one with types or constants only. Everything else counts, shared rules of a few lines
 * included. Components between the wallet's row and its view pass on the handler, and run no function of theirs.
 */
const KIT = /^src\/(components|icons|theme)\//
/** Views and hooks: the code that handles the click before `actions.connect`, and the code that renders the state. */
const DRAWING = /^src\/(modal|react)\/|\/(views|react)\//
const ROOT = resolve(import.meta.dirname, '..')
const PAGE = join(ROOT, 'tests/bench/hops')
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

/** The functions that were called, by file. */
type Calls = ReadonlyMap<string, readonly string[]>

const folder = mkdtempSync(join(tmpdir(), 'lintel-hops-'))
try {
  await buildPage(folder)
  const phases = await runPage(folder)
  const isCounted = (file: string) => !KIT.test(file)
  const all = new Set(phases.flatMap((calls) => [...calls.keys()]))
  for (const [index, calls] of phases.entries()) {
    console.log(index === 0 ? 'from the click to the account:' : 'from the account to the address:')
    for (const [file, functions] of calls) {
      const names = process.argv.includes('--functions') ? ` ${functions.join(' ')}` : ''
      if (isCounted(file)) console.log(`  ${file}${names}`)
    }
  }
  const counted = [...all].filter(isCounted)
  const drawing = counted.filter((file) => DRAWING.test(file))
  console.log(`${counted.length} files, and ${all.size - counted.length} of the kit`)
  console.log(
    `${counted.length - drawing.length} of them between actions.connect and the state, without views and hooks`,
  )
} finally {
  rmSync(folder, { recursive: true })
}

/** Builds a page for production with a file for each module, so that the name of a file identifies its source. */
async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: PAGE,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: nameClass })],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { preserveModules: true, preserveModulesRoot: ROOT, entryFileNames: '[name].js' } },
    },
  })
}

/** Connects the wallet on the page. Returns the functions that were called in each phase. */
async function runPage(outDir: string): Promise<[Calls, Calls]> {
  const server = await serveFolder(outDir)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  try {
    const page = await browser.newPage()
    // tsx keeps the names of functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (target) => target')
    await page.addInitScript(announceInstantWallet, { address: ADDRESS, chainId: 1 })
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Connect wallet' }).click()
    const row = page.getByRole('button', { name: 'Instant' })
    await row.waitFor()
    await untilIdle(page)
    await page.evaluate(() => {
      window.hops.button.hold()
      window.hops.modal.hold()
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Profiler.enable')
    await client.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await readCalls(client)
    await row.click()
    await page.waitForFunction(() => window.hops.countConnections() === 1)
    await untilIdle(page)
    const toAccount = await readCalls(client)
    await pauseAtChange(client, 'header')
    const paused = new Promise((resolve) => void client.once('Debugger.paused', resolve))
    const released = page.evaluate(() => window.hops.button.release())
    await paused
    const toAddress = await readCalls(client)
    await client.send('Debugger.disable')
    await released
    await page.locator('header').getByText(ADDRESS.slice(-6)).waitFor()
    return [toAccount, toAddress]
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Waits until the code that loads when the page is idle has loaded, and no task is left. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1_000)
}

/** Pauses the page when the content of the element changes: by then React has rendered, but has run no effects. */
async function pauseAtChange(client: CDPSession, selector: string): Promise<void> {
  await client.send('Debugger.enable')
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await client.send('DOMDebugger.setDOMBreakpoint', { nodeId, type: 'subtree-modified' })
}

/** The functions called since the last time, without the modules themselves. */
async function readCalls(client: CDPSession): Promise<Calls> {
  const { result } = await client.send('Profiler.takePreciseCoverage')
  const calls = result.flatMap(({ url, functions }): [string, string[]][] => {
    const [, file] = /\/(src\/.*)\.js$/.exec(new URL(url || 'about:blank').pathname) ?? []
    const called = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0))
    const names = called.map(({ functionName }) => functionName || '(anonymous)')
    return file !== undefined && names.length > 0 ? [[file, names]] : []
  })
  return new Map(calls.toSorted(([one], [other]) => one.localeCompare(other)))
}
