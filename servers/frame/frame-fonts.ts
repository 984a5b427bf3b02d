import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** A list of code points of CSS, such as "U+0000-00FF, U+0131". */
const unicodeRange = /^U\+[\da-f?]{1,6}(-[\da-f]{1,6})?(, ?U\+[\da-f?]{1,6}(-[\da-f]{1,6})?)*$/i

/** The files of the typeface of the frame, as `FONTS` writes them. They become rules of CSS, so other values are refused. */
export const frameFontsSchema = v.pipe(
  v.array(
    v.strictObject({
      /** Path of a WOFF2 file. */
      file: v.pipe(v.string(), v.endsWith('.woff2', 'the path of a WOFF2 file')),
      family: v.pipe(v.string(), v.regex(/^[\w -]{1,64}$/, 'a name of letters, digits, spaces and hyphens')),
      /** One weight, or the two bounds of a variable font. */
      weight: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}( \d{1,4})?$/, 'such as 400, or 100 900'))),
      style: v.optional(v.picklist(['normal', 'italic'])),
      unicodeRange: v.optional(v.pipe(v.string(), v.maxLength(4_096), v.regex(unicodeRange, 'such as U+0000-00FF'))),
    }),
  ),
  v.maxLength(32),
)

/** One file of a typeface. */
export type FrameFont = v.InferOutput<typeof frameFontsSchema>[number]

/** The files below `/fonts/`, by name, and the element of the page that loads them. */
export type FontFiles = {
  files: ReadonlyMap<string, { type: string; body: Uint8Array<ArrayBuffer> | string }>
  html: string
}

/**
 * Reads the files of a typeface, and writes the stylesheet that declares it.
 *
 * @throws Error for a file that cannot be read
 */
export function readFonts(fonts: readonly FrameFont[]): FontFiles {
  const files = new Map<string, { type: string; body: Uint8Array<ArrayBuffer> | string }>()
  if (fonts.length === 0) return { files, html: '' }
  const named = fonts.map((font) => {
    const body = new Uint8Array(readFile(font.file))
    const name = `${hash(body)}.woff2`
    files.set(name, { type: 'font/woff2', body })
    return { ...font, url: `/fonts/${name}` }
  })
  const css = [...named.map(writeFace), writeFamily(fonts)].join('\n')
  const sheet = `${hash(css)}.css`
  files.set(sheet, { type: 'text/css; charset=utf-8', body: css })
  return { files, html: `<link rel="stylesheet" href="/fonts/${sheet}">` }
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new Error(`FONTS names ${path}, which cannot be read. Write the path of a WOFF2 file.`, { cause })
  }
}

function writeFace({
  family,
  weight = '400',
  style = 'normal',
  unicodeRange,
  url,
}: FrameFont & { url: string }): string {
  const range = unicodeRange ? `unicode-range:${unicodeRange};` : ''
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};${range}font-display:swap;src:url("${url}") format("woff2")}`
}

/** Wins over the default of the tokens, which is declared with `:where(:root)`. */
function writeFamily(fonts: readonly FrameFont[]): string {
  const families = [...new Set(fonts.map(({ family }) => `"${family}"`))]
  return `:root{--lintel-font-family:${families.join(',')},system-ui,sans-serif}`
}

function hash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
