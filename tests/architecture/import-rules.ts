import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, ROOT, type SourceFile } from './source-files.js'

/** What a part may import of another: all of it, only types and errors, or only the theme contract for its css. */
type Permission = { part: RegExp; isNarrow?: boolean; isForStyles?: boolean }

/** Small pure functions that several parts share. They import nothing, and every part may import them. */
const SHARED_RULES = /^rules$/

const TYPES_AND_ERRORS = { part: /^core$/, isNarrow: true }

/** "Who may import whom" of design/architecture.md, as it stands there. A part may always import itself. */
const permissions: [part: RegExp, may: Permission[]][] = [
  [/^tokens$/, []],
  [SHARED_RULES, []],
  [/^core$/, []],
  [/^components$/, [{ part: /^tokens$/ }]],
  [/^theme$/, [{ part: /^(tokens|components)$/ }]],
  [/^services\//, [TYPES_AND_ERRORS]],
  [/^chains\//, [{ part: /^core$/ }]],
  [/^embedded\/protocol$/, []],
  [/^embedded\/host$/, [{ part: /^(core|embedded\/protocol)$/ }]],
  [/^embedded\/frame$/, [{ part: /^(embedded\/protocol|components|theme)$/ }, TYPES_AND_ERRORS]],
  [/^react$/, [{ part: /^core$/ }]],
  // A stylesheet names tokens by meaning; the contract holds those names and no value.
  [/^modal$/, [{ part: /^(react|components|theme|core)$/ }, { part: /^tokens$/, isForStyles: true }]],
  [/^servers$/, [{ part: /^(services\/[^/]+\/schema|embedded\/protocol)$/ }, TYPES_AND_ERRORS]],
  // The mock adapter is a chain and a public fixture at once: testing re-exports it.
  [/^testing$/, [{ part: /^(core|react|chains\/mock)$/ }]],
  [/^entry$/, [{ part: /^(?!app$|servers$|wallets$|stories$|tests$|scripts$)/ }]],
  // Build code of the repository serves the app; it is no source of the library.
  [/^wallets$/, [{ part: /^(servers|scripts)$/ }]],
  [/^app$/, [{ part: /^(servers|wallets|scripts)$/ }]],
  [/^(stories|tests|scripts|\.storybook)$/, [{ part: /./ }]],
]

/** Packages a part may name at all (an allow list) or must not name (a refusal). */
const packageRules: { part: RegExp; allow?: RegExp; refuse?: RegExp }[] = [
  { part: SHARED_RULES, allow: /^$/ },
  { part: /^core$/, allow: /^(zustand(\/|$)|@tanstack\/query-core$)/ },
  { part: /^tokens$/, allow: /^(@vanilla-extract\/css|@radix-ui\/colors)(\/|$)/ },
  { part: /^(components|theme|react|modal)$/, refuse: /^(@?wagmi|viem|@solana|@walletconnect|@mobile-wallet)(\/|$)/ },
  { part: /^(components|theme)$/, refuse: /^(zustand|@tanstack)(\/|$)/ },
]

/** The part of the architecture a path belongs to: `core`, `chains/eip155`, `services/directory`, `stories`… */
export function partOf(path: string): string {
  const [top = '', part = '', child = '', grandchild = ''] = path.split('/')
  if (top !== 'src') return top.includes('.') && !top.startsWith('.') ? 'scripts' : top
  if (part.includes('.')) return 'entry'
  if (part === 'services') return grandchild.startsWith('schema') ? `services/${child}/schema` : `services/${child}`
  if (part === 'chains' || part === 'embedded') return child.includes('.') ? part : `${part}/${child}`
  return part
}

type Manifest = { exports: Record<string, string | { default: string }> }

/** The stylesheets that package.json exports, as patterns of their sources. */
const publicStylesheets = Object.values(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest).exports,
)
  .filter((target) => typeof target === 'string' && target.endsWith('.css'))
  .map((output) => String(output).replace(/^\.\/dist\/lib\//, ''))
  .map((output) => new RegExp(`^${output.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}\\.ts$`))

/** Is `path` public: the index of a part, which an entry of package.json is or passes on, or an exported stylesheet? */
export function isPublicEntry(path: string): boolean {
  const isIndex = /^(src|src\/[^/]+|src\/(chains|embedded)\/[^/]+|tokens)\/(index|styles)\.tsx?$/.test(path)
  return isIndex || publicStylesheets.some((source) => source.test(path))
}

/** Returns one sentence for each import of `file` that the table does not allow. */
export function findForbiddenImports(file: SourceFile): string[] {
  const part = partOf(file.path)
  return file.imports.flatMap((item) => {
    const problem =
      item.target === undefined ? checkPackage(file.path, part, item) : checkTarget(file.path, item, item.target)
    return problem === undefined ? [] : [`${file.path}: ${problem}`]
  })
}

function checkPackage(path: string, part: string, { specifier }: Import): string | undefined {
  if (specifier.startsWith('node:')) {
    // The handlers of lintel/server run wherever there are Request and Response.
    const isForNode =
      /^(app|servers|wallets|tests|scripts|stories|\.storybook)$/.test(part) &&
      !/^servers\/(index\.ts|directory\/|relay\/(?!node\/))/.test(path)
    return isForNode ? undefined : `${part} must run without Node and may not import ${specifier}`
  }
  const isRefused = packageRules
    .filter((rule) => rule.part.test(part))
    .some(({ allow, refuse }) => allow?.test(specifier) === false || refuse?.test(specifier) === true)
  return isRefused ? `${part} may not import the package ${specifier}` : undefined
}

function checkTarget(path: string, item: Import, target: string): string | undefined {
  const part = partOf(path)
  const other = partOf(target)
  if (other === part || sharesService(part, other)) return undefined
  if (SHARED_RULES.test(other) && part !== 'app' && part !== 'tokens') return undefined
  if (/^(app|wallets)$/.test(part) && /^(src|tokens)\//.test(target)) return checkPublicUse(path, item, target)
  const may = permissions.find(([name]) => name.test(part))?.[1]
  if (may === undefined) return `${part} is no part of design/architecture.md`
  const permission = may.find((candidate) => candidate.part.test(other))
  if (permission === undefined) return `${part} may not import ${other} (${target})`
  if (permission.isForStyles && !(path.endsWith('.css.ts') && target === 'tokens/contract.css.ts')) {
    return `${part} may import ${other} in a stylesheet only, and only the contract (${target})`
  }
  // With the types comes what tells their values apart: `core/model` holds no rule and no state.
  const isTypeOrError = item.kind === 'type' || /^src\/core\/(errors|model)\//.test(target)
  return permission.isNarrow && !isTypeOrError
    ? `${part} may import types and errors only of ${other} (${target})`
    : undefined
}

/** An app has what package.json exports, and a stylesheet only as a whole: its class names are nobody's contract. */
function checkPublicUse(path: string, { isNamed }: Import, target: string): string | undefined {
  // The site shows the accents beside each other: its stylesheets, which run at build only, read the scales as data.
  if (path.endsWith('.css.ts') && target.startsWith('tokens/color/')) return undefined
  if (!isPublicEntry(target)) return `app imports ${target}, which is no public entry`
  return isNamed && target.endsWith('.css.ts')
    ? `app may import the stylesheet ${target}, but no names of it`
    : undefined
}

function sharesService(part: string, other: string): boolean {
  return part.startsWith('services/') && part.split('/')[1] === other.split('/')[1] && other.startsWith('services/')
}

/** Returns each cycle of static value imports once, as `a → b → a`. Types and dynamic imports close no cycle. */
export function findCycles(files: SourceFile[]): string[] {
  const edges = new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ kind }) => kind === 'value').flatMap(({ target }) => (target === undefined ? [] : [target])),
    ]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (path: string, trail: string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) cycles.push([...trail.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return cycles
}
