import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A line for an existing file: after the last match of `after`, or in the order of `key` among the lines `sorted`. */
export type Edit = { file: string; line: string } & ({ after: RegExp } | { sorted: RegExp; key: string })

/** The files and lines that a new part of Lintel needs. */
export type Scaffold = {
  /** The text of each new file, by its path from the root of the repository. */
  files: Record<string, string>
  edits: readonly Edit[]
  /** The steps that are left to do by hand. */
  next: readonly string[]
}

/** The forms of a name. @throws Error when it is not in PascalCase. */
export function readName(name: string | undefined) {
  if (name === undefined || !/^([A-Z][a-z0-9]*)+$/.test(name)) {
    throw new Error(`Got the name ${JSON.stringify(name)}. Pass one in PascalCase, such as TokenList.`)
  }
  const words = name.match(/[A-Z][a-z0-9]*/g) ?? []
  const kebab = words.join('-').toLowerCase()
  const title = words.join(' ')
  return {
    pascal: name,
    kebab,
    camel: name.charAt(0).toLowerCase() + name.slice(1),
    title: title.charAt(0) + title.slice(1).toLowerCase(),
  }
}

/**
 * Writes the files and lines under `root`. Writes nothing if a file exists or a place for a line is missing.
 *
 * @returns The paths that it wrote.
 */
export function writeScaffold(root: string, { files, edits }: Scaffold): string[] {
  for (const path of Object.keys(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists. Choose another name.`)
  }
  const changed = new Map<string, string>()
  for (const edit of edits) {
    const before = changed.get(edit.file) ?? readFileSync(join(root, edit.file), 'utf8')
    changed.set(edit.file, insert(before, edit))
  }
  const all = new Map([...Object.entries(files), ...changed])
  for (const [path, text] of all) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return [...all.keys()]
}

function insert(text: string, edit: Edit): string {
  if ('after' in edit) {
    const last = [...text.matchAll(edit.after)].at(-1)
    if (last === undefined) throw new Error(`${edit.file} has no place for this line:\n${edit.line}`)
    const end = last.index + last[0].length
    return `${text.slice(0, end)}\n${edit.line}${text.slice(end)}`
  }
  const lines = text.split('\n')
  const next = lines.findIndex((line) => (edit.sorted.exec(line)?.[1] ?? '') > edit.key)
  if (next === -1) throw new Error(`${edit.file} has no place for this line:\n${edit.line}`)
  return lines.toSpliced(next, 0, edit.line).join('\n')
}
