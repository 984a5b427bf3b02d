import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { drawMonogram } from '../../../../servers/directory/draw-monogram.js'

const readLetters = (svg: string) => />([^<]*)<\/text>/.exec(svg)?.[1]
const readGround = (svg: string) => /<path fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? ''

describe('drawMonogram', () => {
  test.each([
    ['Rainbow', 'RA'],
    ['Trust Wallet', 'TR'],
    ['Magic Eden Wallet', 'ME'],
    ['1inch Wallet', '1I'],
    ['Wallet', 'WA'],
    ['éclair blue', 'ÉB'],
    ['Ü', 'Ü'],
    ['錢包', '錢包'],
    ["D'CENT", 'DC'],
    ['<script>alert(1)</script>', 'SA'],
    ['"><&', ''],
    ['👛', ''],
  ])('%s has the letters %s', (name, letters) => {
    expect(readLetters(drawMonogram({ id: 'x', name }))).toBe(letters)
  })

  test('nothing in a name becomes markup', () => {
    const svg = drawMonogram({ id: '"/><script>', name: '<svg onload=alert(1)> & "x"' })
    expect(svg.match(/<\/?\w+/g)).toEqual(['<svg', '<path', '<text', '</text', '</svg'])
  })

  test('the same id has the same ground, and the grounds are told apart', () => {
    const grounds = Array.from({ length: 200 }, (_, index) => readGround(drawMonogram({ id: `w${index}`, name: 'W' })))
    expect(readGround(drawMonogram({ id: 'w7', name: 'Other' }))).toBe(grounds[7])
    expect(new Set(grounds).size).toBe(14)
    for (const ground of grounds) expect(wcagContrast(ground, '#fff'), ground).toBeGreaterThanOrEqual(4.5)
  })
})
