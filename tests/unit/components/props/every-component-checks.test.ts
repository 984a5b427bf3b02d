import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { PropDefs } from '../../../../src/components/props/prop-defs.js'
import { listFiles, ROOT } from '../../../architecture/source-files.js'

const files = listFiles('src/components')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const code = files
  .filter((path) => path.endsWith('.tsx'))
  .map(read)
  .join('\n')

/** Every props object of the kit that has a prop with a closed set of values, with the names of those props. */
const enums = new Map<string, string[]>()
for (const path of files.filter((name) => name.endsWith('.props.ts'))) {
  const exported: Record<string, PropDefs> = await import(pathToFileURL(join(ROOT, path)).href)
  for (const [name, defs] of Object.entries(exported).filter(([name]) => name.endsWith('Props'))) {
    const closed = Object.keys(defs).filter((prop) => 'values' in (defs[prop] ?? {}))
    if (closed.length > 0) enums.set(name, closed)
  }
}

/** The props that `code` checks against `defs`, call by call. */
function listChecked(text: string, defs: string): string[][] {
  const calls = text.matchAll(new RegExp(`checkProps\\('\\w+', ${defs}, \\{([^}]*)\\}\\)`, 'g'))
  return [...calls].map(([, props = '']) => props.split(',').map((prop) => prop.split(':')[0]?.trim() ?? ''))
}

/** Props that a part leaves to the part it is made of, which checks them. */
const leftToOthers: Record<string, string[]> = {
  flexProps: ['padding', 'paddingInline', 'paddingBlock'],
  gridProps: ['padding', 'paddingInline', 'paddingBlock'],
}

describe('what a component may be given is checked where it is given', () => {
  test('there are props objects', () => expect(enums.size).toBeGreaterThan(40))

  test.each([...enums])('%s: %s', (defs, closed) => {
    const checked = new Set(listChecked(code, defs).flat())
    const left = leftToOthers[defs] ?? []
    expect(closed.filter((prop) => !checked.has(prop) && !left.includes(prop))).toEqual([])
  })

  test('only in development, so that a build for production leaves it out', () => {
    const calls = code.match(/checkProps\('/g) ?? []
    const guarded = code.match(/if \(process\.env\.NODE_ENV !== 'production'\)\s+checkProps\('/g) ?? []
    expect(guarded).toHaveLength(calls.length)
  })

  test('a forgotten prop is seen', () => {
    expect(listChecked("checkProps('Badge', badgeProps, { size, as: Tag })", 'badgeProps')).toEqual([['size', 'as']])
    expect(listChecked("checkProps('Badge', badgeProps, { size })", 'kbdProps')).toEqual([])
  })
})
