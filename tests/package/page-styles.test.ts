import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPage } from '../../servers/parts/find-parts.js'

/** The css that a built page loads with its html, in the order of the page. */
function readStyles(folder: string, page: string): string {
  const html = readFileSync(join(folder, page), 'utf8')
  const links = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/?([^"]+)"/g)].map(([, href = '']) => href)
  return links.map((href) => readFileSync(join(folder, href), 'utf8')).join('')
}

// Rules of Lintel have the weight of one class: the later wins. The one of tokens/base.css.ts takes back what a page sets.
test.each([
  ['site', () => findPage('site'), ['index.html']],
  ['practice wallet', () => findPage('wallet'), ['index.html', 'approve.html', 'wc.html']],
  ['embedded wallet', () => findPage('frame'), ['index.html']],
] as const)('every page of the %s loads the base rules before those of components', async (_, build, pages) => {
  const folder = await build()
  for (const page of pages) {
    expect(existsSync(join(folder, page))).toBe(true)
    const [before, ...after] = readStyles(folder, page).split(
      /:is\(\[class\^="?ltl_"?\],\s*\[class\*="?\\? ltl_"?\]\)\{/,
    )
    expect(after.length, page).toBeGreaterThan(0)
    expect(before, page).not.toMatch(/\.ltl_/)
  }
})
