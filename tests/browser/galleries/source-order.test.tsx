import { beforeAll, expect, test } from 'vitest'
import type { GalleryPage } from './build/build-galleries.js'
import { buildGalleries, openGalleries } from './open-galleries.js'

beforeAll(async () => {
  await buildGalleries('whole')
  await buildGalleries('split')
}, 120_000)

/** Reads the styles of the galleries of composed components, rendered in order or in reverse. */
async function readComposed(page: GalleryPage, isReversed = false): Promise<Map<string, string[]>> {
  const { galleries, close } = await openGalleries(page)
  const files = galleries.files.filter((file) => composed.test(file))
  const read = new Map<string, string[]>()
  for (const file of isReversed ? files.toReversed() : files) {
    await galleries.show(file, { appearance: 'dark' })
    read.set(file, galleries.readStyles())
  }
  close()
  return read
}

/** Components that contain several others: the galleries of the page `split`. */
const composed = /\/components\/(copy-button|dialog|icon-button)\.|\/features\/connect\/connect\./

function findChanges(before: Map<string, string[]>, after: Map<string, string[]>): string[] {
  return [...before].flatMap(([file, lines]) =>
    lines.flatMap((line, index) => {
      const other = after.get(file)?.[index]
      return other === line ? [] : [`${file}: ${line} became ${other}`]
    }),
  )
}

test('css that loads with the code looks like the one stylesheet, in every rendering order', {
  timeout: 180_000,
}, async () => {
  const whole = await readComposed('whole')
  expect([...whole.values()].flat().length).toBeGreaterThan(500)
  expect(findChanges(whole, await readComposed('split'))).toEqual([])
  expect(findChanges(whole, await readComposed('split', true))).toEqual([])
})
