import { expect, test } from 'vitest'
import { pickAccent } from '../../../../src/components/avatar/pick-accent.js'
import { accents } from '../../../../src/components/props/accent.js'

test('the same seed has the same accent, and many seeds have all of them', () => {
  const picked = new Set(Array.from({ length: 500 }, (_, at) => pickAccent(`token ${at}`)))
  expect(pickAccent('USDC')).toBe(pickAccent('USDC'))
  expect(picked.size).toBe(14)
})

test('none of the accents has a meaning', () => {
  for (let at = 0; at < 500; at++) {
    const accent = pickAccent(`token ${at}`)
    expect(accents).toContain(accent)
    expect(['gray', 'amber', 'green', 'red']).not.toContain(accent)
  }
})

test('an endless seed is fast', () => {
  expect(accents).toContain(pickAccent('a'.repeat(1_000_000)))
})
