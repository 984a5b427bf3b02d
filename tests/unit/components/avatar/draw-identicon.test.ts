import { expect, test } from 'vitest'
import { drawIdenticon } from '../../../../src/components/avatar/draw-identicon.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('the same address has the same identicon, in any case', () => {
  expect(drawIdenticon(address)).toEqual(drawIdenticon(address.toLowerCase()))
})

test('case counts for addresses in which it is significant', () => {
  const solana = '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'
  expect(drawIdenticon(solana)).not.toEqual(drawIdenticon(solana.toLowerCase()))
})

test('addresses that differ in one character look different', () => {
  const balls = Array.from({ length: 100 }, (_, at) => drawIdenticon(`0x${at.toString(16).padStart(40, '0')}`))
  expect(new Set(balls.map(({ colors }) => colors.join())).size).toBeGreaterThan(95)
})

test('the light is inside the identicon, and its two sides differ', () => {
  for (let at = 0; at < 500; at++) {
    const { colors, light } = drawIdenticon(`seed ${at}`)
    expect(light.x).toBeGreaterThanOrEqual(0.1)
    expect(light.x).toBeLessThanOrEqual(0.5)
    expect(light.y).toBeGreaterThanOrEqual(0.1)
    expect(light.y).toBeLessThanOrEqual(0.5)
    const [first, , second] = colors.map((color) => Number(/ (\d+)\)$/.exec(color)?.[1]))
    const turn = ((first ?? 0) - (second ?? 0) + 360) % 360
    expect(turn).toBeGreaterThanOrEqual(80)
    expect(turn).toBeLessThan(140)
  }
})
