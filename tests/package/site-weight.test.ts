import { describe, expect, test } from 'vitest'
import { findPage } from '../../servers/parts/find-parts.js'
import { listInitial, weighFiles } from '../bench/page-weight.js'

const KB = 1000

/**
 * The files that index.html names, gzip, including React and wagmi. JS: 1.5 times the bare floor of 103.6 KB are 155.4, which
 * the site met while it offered wallets of EVM networks alone; the embedded wallet and sign-in with a pairing are 4 KB, the
 * adapters of Solana, Bitcoin and Polkadot 15 KB, what shows a stored account of Solana 0.4 KB, the options and the consent of
 * analytics 0.6 KB, the roles by which core opens views 0.2 KB, and the options that features own 0.1 KB. See docs/figures.md.
 */
const limits = [
  { ending: '.js', limit: 181.6 },
  { ending: '.css', limit: 10 },
] as const

const folder = await findPage('site')

describe('the initial size of the site', () => {
  test.each(limits)('$ending: $limit KB at most', ({ ending, limit }) => {
    const weight = weighFiles(folder, ending, listInitial(folder))
    console.log(`the site's first ${ending}: ${(weight / KB).toFixed(1)} of ${limit} KB`)
    expect(weight).toBeGreaterThan(KB)
    expect(weight).toBeLessThanOrEqual(limit * KB)
  })
})
