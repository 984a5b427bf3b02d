import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listParts, ROOT } from '../../architecture/source-files.js'

const page = readFileSync(join(ROOT, 'docs/components.md'), 'utf8')
const [lists = '', rest = ''] = page.split('## Also exported')
const proofs = rest.split('## Behaviour with a figure')[1] ?? ''
const index = readFileSync(join(ROOT, 'src/components/index.ts'), 'utf8')
const storyFolder = join(ROOT, 'stories/components')

/** `SegmentedControl` of `segmented-control`. */
const nameComponent = (folder: string) =>
  folder.replace(/(^|-)(.)/g, (_, _hyphen, letter: string) => letter.toUpperCase())
const listed = [...lists.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name)
/** A folder of several equals is listed by the one that holds them. */
const holders: Record<string, string> = { Radio: 'RadioGroup' }

describe('docs/components.md', () => {
  const exported = listParts('src/components').filter((folder) => index.includes(`'./${folder}/${folder}.js'`))

  test.each(exported.map(nameComponent))('%s is listed', (name) => {
    expect(listed).toContain(holders[name] ?? name)
  })

  test('nothing is listed twice, or is not there', () => {
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.filter((name) => !new RegExp(`\\b${name}\\b`).test(index))).toEqual([])
  })

  test('every file it names is there', () => {
    const files = [...page.matchAll(/`((?:src|stories|tests)\/[\w./-]+\.\w+)`/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(5)
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  test('every story that proves a behaviour is there', () => {
    const stories = readdirSync(storyFolder).map((file) => readFileSync(join(storyFolder, file), 'utf8'))
    const named = [...proofs.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(20)
    expect(
      named.filter((name) => !stories.some((code) => code.includes(`export const ${name} = meta.story(`))),
    ).toEqual([])
  })
})
