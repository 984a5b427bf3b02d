import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { timeAllWallets } from '../tests/bench/all-wallets.js'
import { buildAxisSwitchPage, formatAxisTimes, timeAxisSwitches } from '../tests/bench/axis-switch.js'
import { buildQuickStart } from '../tests/bench/build-quick-start.js'
import { formatIndexFigures, measureIndex } from '../tests/bench/data-api/measure-index.js'
import { formatLoadFigures, measureLoad } from '../tests/bench/data-api/measure-load.js'
import { formatNameFigures, measureNames } from '../tests/bench/data-api/measure-names.js'
import { formatOnRampFigures, measureOnRamp } from '../tests/bench/data-api/measure-on-ramp.js'
import { formatSwapFigures, measureSwaps } from '../tests/bench/data-api/measure-swaps.js'
import { formatEmbeddedTimes, timeEmbeddedWallet } from '../tests/bench/embedded-wallet.js'
import { formatNamespaceFigures, timeFourNamespaces } from '../tests/bench/four-namespaces.js'
import { formatIdentityFigures, measureIdentity } from '../tests/bench/identity/measure-identity.js'
import { weighInstall } from '../tests/bench/install-weight.js'
import { formatListTimes, timeLongLists } from '../tests/bench/long-lists.js'
import { formatOperationFigures, measureOperation } from '../tests/bench/operation/measure-operation.js'
import { formatQuickStart } from '../tests/bench/quick-start-table.js'
import { formatRelayFigures, measureRelay } from '../tests/bench/relay/measure-relay.js'
import { serveFolder } from '../tests/bench/serve-page.js'
import { formatStartTimes, timeStarts } from '../tests/bench/start-time.js'
import { formatSwapTimes, timeSwap } from '../tests/bench/swap.js'
import { compareThemes } from '../tests/bench/theme-comparison.js'
import { timeThousandButtons } from '../tests/bench/thousand-buttons.js'
import { HOW_TIMED, timeInTurn } from '../tests/bench/time-page.js'
import { measureOpenings } from '../tests/bench/unthrottled-opening.js'
import { chromiumArgs, ensureChromium } from './ensure-chromium.js'

/** Only this machine is reached: the networks of the quick start answer at once that they are offline. */
const OFFLINE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'

/** The quick start as users get it, compared with the minimum: the table "Speed and weight". */
async function measureQuickStart(browser: Browser, folder: string): Promise<string> {
  const pages = await buildQuickStart(folder)
  const install = await weighInstall()
  const names = ['quickStart', 'onDemand', 'floor', 'allWallets', 'configured'] as const
  const servers = await Promise.all(names.map((name) => serveFolder(pages[name])))
  try {
    const [quickStart, onDemand, floor, list, configured] = servers.map(({ url }) => ({ url, chainId: 1 }))
    if (!quickStart || !onDemand || !floor || !list || !configured) throw new Error('A page is not served.')
    const times = await timeInTurn(browser, { quickStart, onDemand, floor })
    const allWallets = await timeAllWallets(browser, list.url)
    const openings = await measureOpenings(browser, { quickStart, configured })
    return formatQuickStart({ pages, times, allWallets, openings, install })
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
}

type Bench = { title: string; run: (browser: Browser, folder: string) => Promise<string> }

const benches: Record<string, Bench> = {
  'quick-start': { title: `The quick start beside the floor. ${HOW_TIMED}`, run: measureQuickStart },
  theme: { title: 'The theme beside Radix Themes', run: async () => (await compareThemes()).join('\n') },
  axis: {
    title: 'One axis of a theme around 500 components',
    run: async (browser, folder) => {
      const outDir = join(folder, 'axis-switch')
      await buildAxisSwitchPage(outDir)
      return formatAxisTimes(await timeAxisSwitches(browser, outDir))
    },
  },
  buttons: {
    title: '1,000 Buttons beside 1,000 plain ones with the same classes',
    run: async (browser, folder) => {
      const { ours, plain } = await timeThousandButtons(browser, join(folder, 'thousand-buttons'))
      return `${ours.toFixed(1)} / ${plain.toFixed(1)} ms, ${(ours / plain).toFixed(2)} ×, aim 1.3`
    },
  },
  namespaces: {
    title: 'Opening the modal with four namespaces, beside one',
    run: async (browser, folder) =>
      formatNamespaceFigures(await timeFourNamespaces(browser, join(folder, 'four-namespaces'))),
  },
  'long-lists': {
    title: 'Scrolling the lists of the account',
    run: async (browser, folder) => formatListTimes(await timeLongLists(browser, join(folder, 'long-lists'))),
  },
  swap: {
    title: 'Choosing a token to swap, and typing an amount',
    run: async (browser, folder) => formatSwapTimes(await timeSwap(browser, join(folder, 'swap'))),
  },
  'data-api-index': {
    title: 'The index of the data API',
    run: async () => formatIndexFigures(await measureIndex()),
  },
  'data-api-load': {
    title: 'The data API while one caller sends expensive requests',
    run: async () => formatLoadFigures(await measureLoad()),
  },
  'data-api-swaps': { title: 'Quotes of the data API', run: async () => formatSwapFigures(await measureSwaps()) },
  'data-api-on-ramp': {
    title: 'Webhooks of sellers, and quotes',
    run: async () => formatOnRampFigures(await measureOnRamp()),
  },
  'data-api-names': {
    title: 'Look-ups among a million names, and how soon a new one resolves',
    run: async () => formatNameFigures(await measureNames()),
  },
  start: { title: '`npm start`', run: async () => formatStartTimes(await timeStarts()) },
  identity: { title: 'Logins by e-mail', run: async () => formatIdentityFigures(await measureIdentity()) },
  embedded: {
    title: 'The embedded wallet on the site',
    run: async (browser) => formatEmbeddedTimes(await timeEmbeddedWallet(browser)),
  },
  operation: {
    title: 'What one process of each service carries',
    run: async () => formatOperationFigures(await measureOperation()),
  },
  relay: { title: 'The relay, one process', run: async () => formatRelayFigures(await measureRelay()) },
}

/** `npm run bench` runs every bench, `npm run bench quick-start` the named ones. */
async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in benches))
  if (unknown.length > 0)
    throw new Error(`No bench ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs, OFFLINE] })
  try {
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}, Chromium ${browser.version()}`
    console.log(`Machine: ${machine}\nDate: ${new Date().toISOString().slice(0, 10)}`)
    for (const [name, { title, run }] of Object.entries(benches)) {
      if (names.length === 0 || names.includes(name)) console.log(`\n${title}\n\n${await run(browser, folder)}`)
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await main(process.argv.slice(2))
