import { type Chunks, loadInitial, loadWithDynamicImport, weighChunks } from '../consumers/chunk-graph.js'
import type { AllWalletsTimes } from './all-wallets.js'
import { CONFIGURED, type QuickStartPages, WALLET_COUNT } from './build-quick-start.js'
import type { InstallWeight } from './install-weight.js'
import { listInitial, weighFiles } from './page-weight.js'
import type { PageTimes } from './time-page.js'
import type { OpeningFigures } from './unthrottled-opening.js'

export type QuickStartFigures = {
  pages: QuickStartPages
  times: Record<'quickStart' | 'onDemand' | 'floor', PageTimes>
  allWallets: AllWalletsTimes
  openings: Record<'quickStart' | 'configured', OpeningFigures>
  install: InstallWeight
}

/** A view, and what it adds to the first opening. Bytes after gzip. */
type View = { name: string; files: number; bytes: number }

/** The path of a module of the package that has a view, and the view's name. */
const VIEW_MODULE = /(features\/[\w-]+\/views\/[\w-]+\/([\w-]+)\.container\.js)$/

const KB = 1000
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
const ms = (value: number) => `${value.toFixed(0)} ms`

/** Formats the figures as a table for docs/figures.md. A missed limit is bold. KB are 1,000 bytes after gzip. */
export function formatQuickStart({ pages, times, allWallets, openings, install }: QuickStartFigures): string {
  const initial = weighFiles(pages.quickStart, '.js', listInitial(pages.quickStart))
  const floorInitial = weighFiles(pages.floor, '.js', listInitial(pages.floor))
  const stylesheet = weighFiles(pages.quickStart, '.css')
  const chunks = loadInitial(pages.chunks).size
  const opening = times.onDemand.opening.filter((path) => path.endsWith('.js'))
  const openingBytes = weighFiles(pages.onDemand, '.js', opening)
  const idleBytes = weighFiles(pages.quickStart, '.js', times.quickStart.idle) + stylesheet
  const views = weighViews(pages.chunks)
  const most = views.reduce((found, view) => (view.files > found.files ? view : found))
  const heaviest = views.reduce((found, view) => (view.bytes > found.bytes ? view : found))
  const { quickStart, onDemand, floor } = times
  const compare = (
    label: string,
    page: PageTimes,
    key: 'open' | 'reopen' | 'slowestClick' | 'connect' | 'reload',
    limit = Infinity,
  ) => {
    const ratio = page[key] / floor[key]
    const figure = mark(`${ms(page[key])}, ${ratio.toFixed(2)} ×`, ratio > limit)
    return [label, figure, ms(floor[key]), limit === Infinity ? '–' : `≤ ${limit.toFixed(1)} ×`]
  }
  const ratio = initial / floorInitial
  const added = openings.configured.open - openings.quickStart.open
  const { longestTask, layoutShift } = openings.quickStart
  const rows = [
    ['initial JS', mark(`${kb(initial)}, ${ratio.toFixed(2)} ×`, ratio > 1.5), kb(floorInitial), '≤ 1.5 ×'],
    // One file.
    ['css at first', mark(kb(stylesheet), stylesheet > 16 * KB), '–', '≤ 16 KB'],
    ['css: kit, modal and every view', mark(kb(stylesheet), stylesheet > 24 * KB), '–', '≤ 24 KB'],
    ['initial chunks', mark(`${chunks}`, chunks > 4), '1', '≤ 4'],
    [
      'first opening without preload, fetched',
      mark(`${opening.length} files, ${kb(openingBytes)}`, opening.length > 3 || openingBytes > 45 * KB),
      '–',
      '≤ 3 files, ≤ 45 KB',
    ],
    [
      'first opening, preloaded, fetched',
      mark(`${quickStart.opening.length} files`, quickStart.opening.length > 0),
      '–',
      '0',
    ],
    ['bytes to idle, preloaded', mark(kb(idleBytes), idleBytes > 200 * KB), '–', '≤ 200 KB'],
    [`files of a further view, most (${most.name})`, mark(`${most.files}`, most.files > 2), '–', '≤ 2'],
    [
      `KB of a further view, most (${heaviest.name})`,
      mark(kb(heaviest.bytes), heaviest.bytes > 15 * KB),
      '–',
      '≤ 15 KB',
    ],
    compare('first opening without preload', onDemand, 'open'),
    compare('first opening, preloaded', quickStart, 'open', 4),
    compare('second opening', quickStart, 'reopen', 3.1),
    compare('slowest event of a click (INP)', quickStart, 'slowestClick', 3.2),
    compare('wallet row to address', quickStart, 'connect', 1.5),
    compare('reload to address', quickStart, 'reload', 1.5),
    [
      `all wallets (${WALLET_COUNT}): first tiles, worst of ${allWallets.runs}`,
      mark(ms(allWallets.firstRows), allWallets.firstRows > 250),
      '–',
      '≤ 250 ms',
    ],
    [
      'all wallets: keystroke to filtered, over its debounce, worst',
      mark(ms(allWallets.keystroke), allWallets.keystroke > 100),
      '–',
      '≤ 100 ms',
    ],
    ['all wallets: most tiles drawn at once', mark(`${allWallets.tiles}`, allWallets.tiles > 150), '–', '≤ 150'],
    [
      'all wallets: longest frame while scrolling, no throttle',
      mark(ms(allWallets.longestFrame), allWallets.longestFrame > 50),
      '–',
      '≤ 50 ms',
    ],
    [
      `first opening, no throttle, added by ${CONFIGURED.networks} networks and ${CONFIGURED.wallets} own wallets`,
      mark(`${added.toFixed(1)} ms of ${openings.configured.open.toFixed(1)} ms`, added > 5),
      '–',
      '≤ 5 ms',
    ],
    [
      'first opening, no throttle: longest task over 50 ms, worst',
      mark(longestTask > 0 ? ms(longestTask) : 'none', longestTask > 0),
      '–',
      'none',
    ],
    ['first opening: layout shift, worst', mark(layoutShift.toFixed(3), layoutShift > 0), '–', '0'],
    ['packages added to node_modules', mark(`${install.packages}`, install.packages > 90), '–', '≤ 90'],
    ['MB added to node_modules', mark(`${(install.bytes / 1e6).toFixed(1)} MB`, install.bytes > 20e6), '–', '≤ 20 MB'],
    ['requests to other hosts before a click', `${quickStart.outsideHosts}`, `${floor.outsideHosts}`, '0'],
    ['JS heap after load', kb(quickStart.heap), kb(floor.heap), '–'],
  ]
  return [['figure', 'the quick start', 'floor', 'limit'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function mark(figure: string, isMissed: boolean): string {
  return isMissed ? `**${figure}**` : figure
}

/** The files that each view adds to those of the first opening. */
function weighViews(chunks: Chunks): [View, ...View[]] {
  const opened = loadWithDynamicImport(chunks, 'modal/shell/modal-dialog.js')
  const [first, ...others] = [...chunks.values()].flatMap(({ isDynamicEntry, facadeModuleId }) => {
    const [, module, name] = VIEW_MODULE.exec(facadeModuleId ?? '') ?? []
    if (!isDynamicEntry || module === undefined || name === undefined) return []
    const added = loadWithDynamicImport(chunks, module).filter((file) => !opened.includes(file))
    return [{ name, files: added.length, bytes: weighChunks(chunks, added) }]
  })
  if (first === undefined) throw new Error('The build has no further view.')
  return [first, ...others]
}
