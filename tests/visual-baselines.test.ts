import { readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listModes, type ModeName, modes } from '../.storybook/modes.js'
import { listFiles, ROOT } from './architecture/source-files.js'

const BASELINES = resolve(ROOT, 'tests/visual/baselines')
/** design-system.md: a clone of the repository stays small. Bytes. */
const LIMIT = 12 * 1024 * 1024

const pictures = readdirSync(BASELINES).filter((name) => name.endsWith('.png'))
const modeNames = Object.keys(modes) as ModeName[]

/** The part of a story's id that its title makes, as Storybook does: `Modal/Views/Connect` is `modal-views-connect`. */
const toId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The tags of each page of stories, by the id of its title. */
const pages = new Map<string, readonly string[]>()
for (const path of listFiles('stories').filter((name) => name.endsWith('.stories.tsx'))) {
  const code = readFileSync(resolve(ROOT, path), 'utf8')
  const title = /^ {2}title: '([^']+)'/m.exec(code)?.[1]
  const tags = /^ {2}tags: \[([^\]]*)\]/m.exec(code)?.[1] ?? ''
  if (title) pages.set(toId(title), tags.match(/[\w-]+/g) ?? [])
}

/** A picture that nothing would compare any more, and why. */
function findStale(picture: string): string | undefined {
  const name = picture.slice(0, -'.png'.length)
  const mode = modeNames.find((one) => name.endsWith(`-${one}`))
  const story = name.slice(0, -(mode?.length ?? 0) - 1)
  const page = [...pages.keys()].find((id) => story.startsWith(`${id}-`))
  if (!mode) return `${picture}: no such mode`
  if (!page) return `${picture}: no such story`
  const isTooMany = story.endsWith('-gallery') && !listModes('Gallery', pages.get(page) ?? []).includes(mode)
  return isTooMany ? `${picture}: no gallery of its kind is photographed like that` : undefined
}

describe('the baselines', () => {
  test('weigh 12 MiB at most, all together', () => {
    const bytes = pictures.reduce((sum, name) => sum + statSync(resolve(BASELINES, name)).size, 0)
    console.log(`${pictures.length} baselines: ${(bytes / 1024 / 1024).toFixed(1)} of 12 MiB`)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
  })

  test('are each compared with something', () => {
    expect(pages.size).toBeGreaterThan(60)
    expect(pictures.map(findStale).filter(Boolean)).toEqual([])
  })
})
