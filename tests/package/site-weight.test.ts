import { describe, expect, test } from 'vitest'
import { buildSite } from '../../app/start/built-pages.js'
import { listInitial, weighFiles } from '../bench/page-weight.js'

const KB = 1000

/** "The site beside a bare `<dialog>`" of docs/figures.md: what index.html names, gzip, React and wagmi included. */
const limits = [
  { ending: '.js', limit: 150 },
  { ending: '.css', limit: 10 },
] as const

const folder = await buildSite()

describe('the site shows itself after few bytes', () => {
  test.each(limits)('$ending: $limit KB at most', ({ ending, limit }) => {
    const weight = weighFiles(folder, ending, listInitial(folder))
    console.log(`the site's first ${ending}: ${(weight / KB).toFixed(1)} of ${limit} KB`)
    expect(weight).toBeGreaterThan(KB)
    expect(weight).toBeLessThanOrEqual(limit * KB)
  })
})
