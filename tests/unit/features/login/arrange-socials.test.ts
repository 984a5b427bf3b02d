import { expect, test } from 'vitest'
import type { SocialProvider } from '../../../../src/core/model/connector.js'
import { arrangeSocials } from '../../../../src/features/login/views/methods/arrange-socials.js'

const all: readonly SocialProvider[] = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook']

test.each([
  [0, null, 0, 0],
  [1, 'google', 0, 0],
  [2, null, 2, 0],
  [3, 'google', 2, 0],
  [6, 'google', 5, 0],
  [7, 'google', 4, 2],
])('%i accounts: wide %s, %i tiles, %i behind "more"', (count, wide, tiles, rest) => {
  const layout = arrangeSocials(all.slice(0, count))
  expect([layout.wide, layout.tiles.length, layout.rest.length]).toEqual([wide, tiles, rest])
  const shown = [...(layout.wide ? [layout.wide] : []), ...layout.tiles, ...layout.rest]
  expect(shown).toEqual(all.slice(0, count))
})
