import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as icons from '../../src/icons/index.js'
import { ROOT } from '../fixtures/source-files.js'

const COMMAND = 'npx tsx scripts/generate-icons.ts'
const lucideIcons = new Map(Object.entries(lucide) as [string, icons.IconComponent][])
const ours = Object.entries(icons)

describe('lintel/icons', () => {
  test.each(ours)('%s draws what lucide draws', (name, icon) => {
    // lucide adds class names of its own.
    const expected = renderToStaticMarkup(createElement(lucideIcons.get(name) ?? 'svg')).replace(/ class="[^"]*"/, '')
    const drawn = renderToStaticMarkup(createElement(icon))
    expect(parseSvg(drawn), `Run: ${COMMAND}`).toEqual(parseSvg(expected))
  })

  test('takes the icons of lucide-react in their place', () => {
    const fromLucide: icons.IconComponent = lucide.Check
    expect(renderToStaticMarkup(createElement(fromLucide))).toContain('<svg')
  })

  test('exports every module of its folder', () => {
    const modules = readdirSync(join(ROOT, 'src/icons')).filter((file) => !/^(create-icon|index)\.ts$/.test(file))
    expect(modules).toHaveLength(ours.length)
  })

  test('the licence of lucide is in the package', () => {
    const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { files: string[] }
    expect(files).toContain('THIRD-PARTY-LICENSES')
    const licence = readFileSync(join(ROOT, 'node_modules/lucide-react/LICENSE'), 'utf8').trim()
    expect(readFileSync(join(ROOT, 'THIRD-PARTY-LICENSES'), 'utf8'), `Run: ${COMMAND}`).toContain(licence)
  })
})

/** The elements of `markup` with their attributes, in any order. */
function parseSvg(markup: string): { element: string | undefined; attributes: string[] }[] {
  return [...markup.matchAll(/<(\w+)((?: [\w:-]+="[^"]*")*)/g)].map(([, element, attributes = '']) => ({
    element,
    attributes: [...attributes.matchAll(/[\w:-]+="[^"]*"/g)].map(([attribute]) => attribute).toSorted(),
  }))
}
