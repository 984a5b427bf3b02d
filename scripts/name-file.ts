import { existsSync, readFileSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import type { Rolldown } from 'vite'

const ROOT = resolve(import.meta.dirname, '..')

/** The modules that a page with the modal needs before the first click. */
const INITIAL = [
  'src/headless/create-lintel.ts',
  'src/react/lintel-provider.tsx',
  'src/modal/connect-button/connect-button.tsx',
  'src/modal/lintel-modal.tsx',
  'src/chains/eip155/index.ts',
]

/** The modules that the first opening fetches. */
const OPENING = 'src/modal/shell/modal-dialog.tsx'

/** The modules that Account, the first view of a connected visitor, fetches. */
const ACCOUNT = 'src/features/account/views/account/account.container.tsx'

/** The modules that only the views of a connected account import. */
const ACCOUNT_DATA = 'src/react/use-data-account.ts'

/** The modules that apps without the modal import. */
const HEADLESS = ['src/headless/index.ts', 'src/react/index.ts']

/** The modules that every app can import: also parts of views, to show outside the modal. */
const ENTRY = 'src/index.ts'

/** The modules that only apps with WalletConnect import. */
const OPTIONAL = 'src/chains/walletconnect/index.ts'

/** The folders whose modules are built into common files. */
const COMMON = [
  'core',
  'features',
  'rules',
  'react',
  'modal',
  'parts',
  'icons',
  'chains/eip155',
  'chains/walletconnect',
].map((name) => `src/${name}/`)

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Modules by when they load: before the first click, with WalletConnect, with the first opening, with each dynamic import. */
type Loads = {
  initial: Set<string>
  headless: Set<string>
  exported: Set<string>
  optional: Set<string>
  opening: Set<string>
  later: Map<string, Set<string>>
}

/**
 * Returns a function that names the file of the package in which a module is built. A component, and a module that only some apps
 * import, is its own file. The rest is one file per moment at which it is needed: a bundler makes a chunk of each set
 * of modules that the same chunks import, which is dozens of requests with a file per module.
 */
export function createFileNamer(): (id: string, graph: Graph) => string | null {
  let loads: Loads | undefined
  return (id, graph) => {
    const path = toPath(id)
    const info = graph.getModuleInfo(id)
    // Rolldown names the files of entries.
    if (path === null || info === null || info.isEntry) return null
    // One file imports Hono, so that an app without that peer gets one error.
    if (path.startsWith('servers/')) return 'servers/handlers'
    const folder = COMMON.find((name) => path.startsWith(name))
    if (folder === undefined) return nameAlone(path)
    // Rules are small, and nearly every file imports one. Those of a login, of nodes and of payments are for some apps.
    if (folder === 'src/rules/')
      return /^src\/rules\/(login|rpc|pay)\//.test(path) ? nameAlone(path) : `${folder}initial`
    loads ??= readLoads(graph)
    if (loads.initial.has(id)) return nameInitial(id, path, folder, graph)
    if (loads.optional.has(id)) return nameAlone(path)
    // Rolldown makes a file of a dynamic import; in a group it would wrap the exports.
    if (info.dynamicImporters.length > 0) return info.importers.length > 0 ? nameAlone(path) : null
    const parts = listParts(id, loads)
    const isShared =
      (isOfSeveralFeatures(parts) && !isOfDetails(id, parts, loads)) || path.startsWith('src/parts/state/')
    const isOpening = loads.opening.has(id) || isShared
    // Apps import icons too, so they are never in a file with anything else.
    if (folder === 'src/icons/') return isOpening ? `${folder}opening` : nameAlone(path)
    if (!isOpening) return nameLater(id, path, parts, loads)
    // Modules that no view imports stay separate: the list of views in one file with imports of views would be a cycle, and
    // bundlers keep a cycle of dynamic imports that nothing else reaches.
    if (parts.length === 0) return 'src/modal/shell/shared'
    if (isOfEnglish(path)) return 'src/core/opening'
    return /^src\/(features|parts)\/$/.test(folder) ? 'src/modal/opening' : `${folder}opening`
  }
}

/** Names the file of a module that loads before the first click. */
function nameInitial(id: string, path: string, folder: string, graph: Graph): string {
  if (runsOnServers(path, id)) return nameAlone(path)
  // Features compress best beside the rules of core that call them.
  const place = folder === 'src/features/' ? 'src/core/' : folder
  // Modules that load later import much of core. With their dynamic imports in the same file that would be a cycle, and bundlers
  // keep two parts of a cycle for each other.
  if (place === 'src/core/' && leadsToPart(id, graph)) return `${place}loading`
  return `${place}initial`
}

/** Whether a module is part of the English words, which server components may import: no file of views has them. */
function isOfEnglish(path: string): boolean {
  return /^src\/(parts\/messages\/|features\/([^/]+\/messages\/|english\.|error-texts\.|modal-texts\.))/.test(path)
}

/** Whether a module, or one that it imports, loads a part of core later. */
function leadsToPart(id: string, graph: Graph): boolean {
  return [...collect([id], graph)].some((module) => {
    const isOfCore = /^src\/(core|features)\//.test(toPath(module) ?? '')
    return isOfCore && (graph.getModuleInfo(module)?.dynamicallyImportedIds.length ?? 0) > 0
  })
}

/** Names the file of a module that loads with these dynamic imports, or with none. */
function nameLater(id: string, path: string, parts: readonly string[], loads: Loads): string | null {
  const isHeadless = loads.headless.has(id)
  if (parts.length === 1 && isHeadless) return nameAlone(path)
  // A bundler builds what one part alone needs into the file of that part.
  if (parts.length === 1 && !loads.exported.has(id)) return null
  const [folder, ...others] = listFolders(parts)
  const features = [...new Set(parts.map(getFeature))]
  const [feature] = features
  // The actions of a chain share little of what they import from its library, so their modules stay separate.
  if (folder === undefined || feature === undefined || features.includes(undefined)) return nameAlone(path)
  const isOfViews = parts.every((part) => part.includes('/views/'))
  if (features.length > 1) return isOfViews && !loads.exported.has(id) ? nameBetween(features) : nameAlone(path)
  // An app without the modal must not load a view with it.
  if (isHeadless) return others.length > 0 ? nameAlone(path) : `${posix.dirname(path)}/shared`
  // The client of a service must not load what the views share.
  if (others.length > 0) return isOfViews ? `${feature}shared` : nameAlone(path)
  // The first view must not load what only the views and parts after it share.
  const first = `${folder}/${posix.basename(folder)}.container.tsx`
  return parts.includes(first) ? `${folder}/shared` : `${folder}/later`
}

/** Names the file of the modules that exactly these features share. */
function nameBetween(features: readonly (string | undefined)[]): string {
  const names = features.map((folder) => folder?.split('/')[2])
  return `src/features/${names.sort().join('-')}`
}

/**
 * Whether a module is part of the views of several features. It loads with the opening, before any of them is asked for: it is
 * small, and its own file would be one more request. Features that not every app has do not count: an app without them would
 * load what only one other feature shares with them.
 */
function isOfSeveralFeatures(parts: readonly string[]): boolean {
  const features = parts.map(getFeature).filter(isInEveryApp)
  // The features of the embedded wallet count as one: few apps have it.
  return new Set(features.map((name) => name?.replace('smart-account', 'login'))).size > 1
}

/** The folder of a module's feature. */
function getFeature(path: string): string | undefined {
  return /^src\/features\/[^/]+\//.exec(path)?.[0]
}

/** Apps without the modal import the hooks of these features. */
function isHookOfEveryApp(path: string): boolean {
  return path.includes('/react/') && isInEveryApp(getFeature(path))
}

/** Whether the words of a feature load with the modal. */
function isInEveryApp(feature: string | undefined): boolean {
  return feature !== undefined && existsSync(resolve(ROOT, feature, 'messages/modal.ts'))
}

/** Whether a module belongs to views after Account only, such as the list of transactions, which is not small. */
function isOfDetails(id: string, parts: readonly string[], { later }: Loads): boolean {
  const isOfAccount = (part: string) => later.get(resolve(ROOT, part))?.has(resolve(ROOT, ACCOUNT_DATA)) ?? false
  return parts.every(isOfAccount) && !later.get(resolve(ROOT, ACCOUNT))?.has(id)
}

/** The folders of the parts. Views that follow each other, such as `wallet-send` and `wallet-send-preview`, are one. */
function listFolders(parts: readonly string[]): Set<string> {
  const folders = parts.map((part) => posix.dirname(part))
  return new Set(folders.map((folder) => folders.find((first) => folder.startsWith(`${first}-`)) ?? folder))
}

function listParts(id: string, { later }: Loads): string[] {
  return [...later].flatMap(([part, modules]) => (modules.has(id) ? [toPath(part) ?? ''] : []))
}

/** Whether a module is a function without state, such as createQueryClient, which runs in React Server Components. */
function runsOnServers(path: string, id: string): boolean {
  return /^src\/(react|modal)\//.test(path) && !isClient(id)
}

/** Whether a module of the library has the directive of a client component. */
export function isClient(id: string): boolean {
  return toPath(id) !== null && readFileSync(id, 'utf8').startsWith("'use client'")
}

/** Names the file of a module that is alone in it. */
export function nameAlone(path: string): string {
  return path.replace(/\.tsx?$/, '')
}

/** The path of a module of the library from the root, or null. */
export function toPath(id: string): string | null {
  const path = relative(ROOT, id).split(sep).join(posix.sep)
  return /^(src|tokens|servers)\//.test(path) ? path : null
}

function readLoads(graph: Graph): Loads {
  const entries = INITIAL.map((path) => resolve(ROOT, path))
  const initial = collect(entries, graph)
  const entry = resolve(ROOT, ENTRY)
  const hooks = graph.getModuleInfo(entry)?.importedIds.filter((id) => isHookOfEveryApp(toPath(id) ?? '')) ?? []
  const headless = collect([...HEADLESS.map((path) => resolve(ROOT, path)), ...hooks], graph)
  const exported = collect([entry], graph)
  const optional = collect([resolve(ROOT, OPTIONAL)], graph)
  const opening = collect([resolve(ROOT, OPENING)], graph)
  const later = new Map<string, Set<string>>()
  const queue = [...initial, ...opening, ...optional]
  for (const id of queue) {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      if (later.has(part) || opening.has(part)) continue
      const modules = collect([part], graph)
      later.set(part, modules)
      queue.push(...modules)
    }
  }
  return { initial, headless, exported, optional, opening, later }
}

/** Lists the modules that load with `ids`. */
function collect(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
