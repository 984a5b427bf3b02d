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

/** Gives every drawn element the class `app`, and returns those that do not look like it. */
function listUnreached(document: Document): string[] {
  for (const animation of document.getAnimations()) animation.cancel()
  const drawn = document.querySelectorAll('main [class]:not(svg *, [data-lintel-skeleton], [data-lintel-skeleton] *)')
  for (const element of drawn) element.classList.add('app')
  return [...drawn].flatMap((element) => {
    const { borderTopLeftRadius, opacity, paddingLeft, rowGap } = getComputedStyle(element)
    const values = [borderTopLeftRadius, opacity, paddingLeft, rowGap].join(' ')
    return values === '5px 0.5 7px 9px' ? [] : [`${element.getAttribute('class')}: ${values}`]
  })
}

test("an app's class in a later stylesheet wins over every component, in every state", {
  timeout: 180_000,
}, async () => {
  const { document, galleries, addStyle } = await openGalleries('whole')
  const unreached: string[] = []
  for (const file of galleries.files) {
    await galleries.show(file, {})
    // Last again: the gallery may have added styles of its story.
    const style = addStyle('.app { border-radius: 5px; opacity: 0.5; padding: 7px; gap: 9px; transition: none }')
    unreached.push(...listUnreached(document).map((line) => `${file}: ${line}`))
    style.remove()
  }
  expect(unreached).toEqual([])
})

test('css that loads with the code looks like the one stylesheet, in every rendering order', {
  timeout: 180_000,
}, async () => {
  const whole = await readComposed('whole')
  expect([...whole.values()].flat().length).toBeGreaterThan(500)
  expect(findChanges(whole, await readComposed('split'))).toEqual([])
  expect(findChanges(whole, await readComposed('split', true))).toEqual([])
})
