import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type CDPSession, chromium, type Page } from 'playwright'
import { build } from 'vite'
import { announceInstantWallet } from '../tests/bench/instant-wallet.js'
import { serveFolder } from '../tests/bench/serve-page.js'
import { nameClass } from '../tokens/name-class.js'
import { chromiumArgs, ensureChromium } from './ensure-chromium.js'

/**
 * Counts the files of `src` that run from a click on a wallet in Connect until its address is on the page, in a browser, with the
 * coverage of V8: `npx tsx scripts/count-hops.ts`, and with `--functions` also which functions run.
 *
 * The rule. A file counts when one of its functions is called in one of two phases:
 *
 * 1. From the click until the account is in the state: the page is paused when the store calls its first subscriber. React gets
 *    no update from the store in this phase, so that no component renders.
 * 2. From the update of ConnectButton until it has the address in the document. The modal gets no update, so that only the button renders.
 *
 * Files that run between the phases are listed, and do not count: by then the account is in the state, and storing the wallet, clearing the time
 * limit and settling the promise of `connect` change nothing of the address.
 *
 * Of the two phases three kinds of files do not count: the kit, which draws and handles keys for every view alike; what is called with
 * every event and passes nothing on, which are the log, storage, the theme of the button and the features other than Connect; and files
 * without running code, such as one with types or constants only. Everything else counts, shared rules of a few lines included. Components
 * between the wallet's row and its view pass on the handler, and run no function of theirs.
 *
 * Printed besides: every file that runs, with the kinds and the time that do not count, by the rule of the first figures; and the files
 * that hand the click on. These are on V8's call stack, across `await`, when the wallet gets its request or when the state has the account;
 * the others are called on the way and return.
 */
const KIT = /^src\/(components|icons|theme)\//
/** Called with every event. */
const OBSERVERS = /^src\/(core\/effects\/create-log|core\/storage\/|modal\/modal-theme\/|features\/(?!connect\/))/
/** Views and hooks: the code that handles the click before `actions.connect`, and the code that renders the state. */
const DRAWING = /^src\/(modal|react)\/|\/(views|react)\/|\/use-[^/]*$/
const ROOT = resolve(import.meta.dirname, '..')
const PAGE = join(ROOT, 'tests/bench/hops')
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

/** Returns the function with which the installed wallet takes requests (EIP-6963). */
const readWalletRequest = `(() => {
  let found
  addEventListener('eip6963:announceProvider', ({ detail }) => { found = detail.provider.request }, { once: true })
  dispatchEvent(new Event('eip6963:requestProvider'))
  return found
})()`

/** The functions that were called, by file. */
type Calls = ReadonlyMap<string, readonly string[]>

/** `Debugger.paused` of the protocol. */
type Paused = { callFrames: readonly { location: { scriptId: string } }[]; asyncStackTrace?: StackTrace }
type StackTrace = { callFrames: readonly { scriptId: string }[]; parent?: StackTrace }

type Run = { toAccount: Calls; meanwhile: Calls; toAddress: Calls; stacks: ReadonlySet<string> }

const folder = mkdtempSync(join(tmpdir(), 'lintel-hops-'))
try {
  await buildPage(folder)
  const { toAccount, meanwhile, toAddress, stacks } = await runPage(folder)
  const isObserver = (file: string) => OBSERVERS.test(file)
  const isCounted = (file: string) => !KIT.test(file) && !isObserver(file)
  const counted = new Set([...toAccount.keys(), ...toAddress.keys()].filter(isCounted))
  const all = new Set(
    [toAccount, meanwhile, toAddress].flatMap((calls) => [...calls.keys()]).filter((file) => !KIT.test(file)),
  )
  list('from the click to the account:', toAccount, isCounted)
  list('from the account to the address:', toAddress, isCounted)
  list('called with every event, not counted:', toAccount, isObserver)
  list('only when the state has the account, not counted:', meanwhile, (file) => !KIT.test(file) && !counted.has(file))
  const drawing = [...counted].filter((file) => DRAWING.test(file))
  console.log(`${counted.size} files, of which ${drawing.length} are views and hooks`)
  console.log(`${all.size} files with those that do not count, without the kit`)
  const handing = [...counted].filter((file) => stacks.has(file) || toAddress.has(file))
  console.log(`${handing.length} files hand the click on or render the address:\n  ${handing.join('\n  ')}`)
} finally {
  rmSync(folder, { recursive: true })
}

function list(title: string, calls: Calls, isListed: (file: string) => boolean): void {
  console.log(title)
  for (const [file, functions] of calls) {
    const names = process.argv.includes('--functions') ? ` ${functions.join(' ')}` : ''
    if (isListed(file)) console.log(`  ${file}${names}`)
  }
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

/** Connects the wallet on the page. */
async function runPage(outDir: string): Promise<Run> {
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
    const scripts = new Map<string, string>()
    client.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url))
    await client.send('Debugger.enable')
    await client.send('Debugger.setAsyncCallStackDepth', { maxDepth: 64 })
    const request = await findFunction(client, readWalletRequest)
    const reportAccount = await findFunction(client, 'window.hops.reportAccount')
    await readCalls(client)
    const atWallet = await readStackAt(client, request, () => row.click())
    const atAccount = await readStackAt(client, reportAccount, () => client.send('Debugger.resume'))
    const toAccount = await readCalls(client)
    await client.send('Debugger.disable')
    await untilIdle(page)
    const meanwhile = await readCalls(client)
    await pauseAtChange(client, 'header')
    const paused = new Promise((resolve) => void client.once('Debugger.paused', resolve))
    const released = page.evaluate(() => window.hops.button.release())
    await paused
    const toAddress = await readCalls(client)
    await client.send('Debugger.disable')
    await released
    await page.locator('header').getByText(ADDRESS.slice(-6)).waitFor()
    const stacks = [...atWallet, ...atAccount].flatMap((scriptId) => readFile(scripts.get(scriptId)) ?? [])
    return { toAccount, meanwhile, toAddress, stacks: new Set(stacks) }
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

async function findFunction(client: CDPSession, expression: string): Promise<string> {
  const { result } = await client.send('Runtime.evaluate', { expression })
  return result.objectId ?? ''
}

/**
 * Waits until a function of the page is called, and leaves the page paused there. Returns the ids of the scripts on the
 * stack, with those of the functions that wait for it.
 *
 * @param start Leads to the call.
 */
async function readStackAt(
  client: CDPSession,
  objectId: string,
  start: () => Promise<unknown>,
): Promise<readonly string[]> {
  const { breakpointId } = await client.send('Debugger.setBreakpointOnFunctionCall', { objectId })
  const paused = new Promise<Paused>((resolve) => void client.once('Debugger.paused', resolve))
  void start()
  const { callFrames, asyncStackTrace } = await paused
  await client.send('Debugger.removeBreakpoint', { breakpointId })
  const scriptIds = callFrames.map(({ location }) => location.scriptId)
  for (let stack = asyncStackTrace; stack; stack = stack.parent) {
    scriptIds.push(...stack.callFrames.map(({ scriptId }) => scriptId))
  }
  return scriptIds
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
    const file = readFile(url)
    const called = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0))
    const names = called.map(({ functionName }) => functionName || '(anonymous)')
    return file !== undefined && names.length > 0 ? [[file, names]] : []
  })
  return new Map(calls.toSorted(([one], [other]) => one.localeCompare(other)))
}

/** The file of `src` that a file of the page was built from; undefined for any other. */
function readFile(url = ''): string | undefined {
  return /\/(src\/.*)\.js$/.exec(new URL(url || 'about:blank').pathname)?.[1]
}
