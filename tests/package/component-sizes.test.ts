import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listParts, ROOT } from '../fixtures/source-files.js'
import { compress, measureEntries } from './measure-import.js'

const KB = 1024
/** The size limits of a component without Radix, gzip, and of its stylesheet. */
const JS_LIMIT = 8 * KB
const CSS_LIMIT = 1.5 * KB
/** The stylesheets of all components together. */
const KIT_CSS_LIMIT = 16 * KB

const components = listParts('src/components').filter((name) =>
  existsSync(resolve(ROOT, `src/components/${name}/${name}.tsx`)),
)
// One build for all. A shared chunk counts for each component that imports it.
const weights = await measureEntries(
  Object.fromEntries(components.map((name) => [name, `src/components/${name}/${name}.tsx`])),
)

describe('each component alone', () => {
  test.each(components)('%s', (name) => {
    const { js, css } = weights.get(name) ?? { js: 0, css: [] }
    const ownCss = compress(css.join('\n'))
    console.log(`${name}: js ${(js / KB).toFixed(1)} of 8 KB, css ${(ownCss / KB).toFixed(1)} of 1.5 KB`)
    expect(js).toBeGreaterThan(0)
    expect(js).toBeLessThanOrEqual(JS_LIMIT)
    expect(ownCss).toBeLessThanOrEqual(CSS_LIMIT)
  })
})

test('the css of the whole kit', () => {
  const sheets = new Set([...weights.values()].flatMap(({ css }) => css))
  const total = compress([...sheets].join('\n'))
  console.log(`all css of the kit: ${(total / KB).toFixed(1)} of 16 KB`)
  expect(total).toBeLessThanOrEqual(KIT_CSS_LIMIT)
})
