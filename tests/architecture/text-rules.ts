import { blankStrings, type SourceFile } from './source-files.js'

const DOM_GLOBAL =
  /(?:\bglobalThis\s*\??\.\s*|(?<![\w$.]))(?:window|document|localStorage|sessionStorage|navigator)\b(?!\s*\??:|['-])/g

const SIDE = '(?:Left|Right|Top|Bottom)'
const PHYSICAL_KEY = new RegExp(
  `(?<![\\w$.-])['"]?(?:` +
    `(?:scrollM|scrollP|m|p)(?:argin|adding)${SIDE}` +
    `|border${SIDE}(?:Color|Width|Style)?` +
    `|border(?:Top|Bottom)(?:Left|Right)Radius` +
    `|left|right|top|bottom` +
    `)['"]?\\s*:`,
  'g',
)
const PHYSICAL_VALUE = /(?<![\w$])(?:textAlign|float|clear|captionSide)['"]?\s*:\s*['"](?:left|right)\b/g
const PHYSICAL_CSS =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right|top|bottom)|border-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom)\s*:|text-align\s*:\s*(?:left|right)/g

/** createLintel puts the parts of core together and names the default of one port, read only when it starts. */
const DEFAULT_PORTS: Record<string, string> = { 'src/core/create-lintel.ts': 'globalThis.localStorage' }

/** Returns where `file` touches the page itself: core runs on servers and in workers. */
export function findDomGlobals(file: SourceFile): string[] {
  const found = locate(file.path, blankStrings(file.code), DOM_GLOBAL)
  const port = DEFAULT_PORTS[file.path]
  return port === undefined ? found : found.filter((place) => !place.endsWith(` ${port}`))
}

/** Returns every physical side in a stylesheet or a style prop: they do not turn with the writing direction. */
export function findPhysicalSides(file: SourceFile): string[] {
  if (file.path.endsWith('.css')) return locate(file.path, file.code, PHYSICAL_CSS)
  const code = file.path.endsWith('.css.ts') ? file.code : keepStyleProps(file.code)
  return [...locate(file.path, code, PHYSICAL_KEY), ...locate(file.path, code, PHYSICAL_VALUE)]
}

/** Returns names that say nothing: utils, helpers, and one file for all types. */
export function findGrabBags(paths: string[]): string[] {
  return paths.filter((path) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.tsx?$)|(^|\/)types\.tsx?$/.test(path))
}

/** Returns files whose name is not kebab-case, with an optional role before the ending (`theme.props.ts`). */
export function findOddNames(paths: string[]): string[] {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
  return paths.filter((path) => !path.split('/').every((name) => kebab.test(name.replace(/^\./, ''))))
}

/** Returns default exports. Biome forbids them too; configuration files and stories may have theirs. */
export function findDefaultExports(file: SourceFile): string[] {
  // Playwright asks for the default export of its global set-up.
  const isExcepted = /\.config\.ts$|^\.storybook\/|^stories\/|^tests\/e2e\/fixtures\/build-once\.ts$/.test(file.path)
  return isExcepted ? [] : locate(file.path, blankStrings(file.code), /^export default\b|\bas default\b/gm)
}

/** Blanks everything but the objects given to `style={{…}}`. */
function keepStyleProps(code: string): string {
  const kept = code.replace(/[^\n]/g, ' ').split('')
  for (const { index } of code.matchAll(/\bstyle=\{\{/g)) {
    let depth = 0
    for (let at = code.indexOf('{', index); at < code.length; at++) {
      const character = code[at] ?? ''
      kept[at] = character
      if (character === '{') depth++
      if (character === '}') depth--
      if (depth === 0) break
    }
  }
  return kept.join('')
}

function locate(path: string, code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map((match) => {
    const line = code.slice(0, match.index).split('\n').length
    return `${path}:${line} ${match[0].trim()}`
  })
}
