import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../architecture/source-files.js'

const page = readFileSync(join(ROOT, 'docs/promises.md'), 'utf8')
const rows = page.split('\n').filter((line) => /^\|/.test(line))
const heads = rows.filter((line) => /^\| -/.test(line)).length * 2
const proofs = rows.flatMap((line) => {
  const [, file, name] = /`((?:tests|stories)\/[\w./-]+)`: (.+?) +\|$/.exec(line) ?? []
  return file && name ? [{ file, name }] : []
})

describe('docs/promises.md', () => {
  test('every row but the heads names a test or a story', () => {
    expect(proofs).toHaveLength(rows.length - heads)
  })

  test('the promises of connecting are all there', () => {
    const promised = rows.map((line) => Number(/^\| (\d+)\. /.exec(line)?.[1])).filter(Number.isInteger)
    expect(promised).toEqual([5, 10, 11, 12, 13, 14, 15, 16])
  })

  test.each(proofs)('$file: $name', ({ file, name }) => {
    const path = join(ROOT, file)
    expect(existsSync(path), `${file} is not there`).toBe(true)
    expect(listTitles(readFileSync(path, 'utf8')).filter((title) => title.startsWith(name))).not.toEqual([])
  })
})

/** Names of tests, of groups of them and of stories, as they stand in the code. */
function listTitles(code: string): string[] {
  const title = /\b(?:test|it|describe)\(\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g
  const stories = [...code.matchAll(/^export const (\w+) = meta\.story\(/gm)].map(([, name = '']) => name)
  const tests = [...code.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? '')
  return [...stories, ...tests]
}
