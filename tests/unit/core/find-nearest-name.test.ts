import { expect, test } from 'vitest'
import { findNearestName } from '../../../src/core/errors/find-nearest-name.js'

const names = ['metadata', 'networks', 'themeMode', 'themeVariables', 'tokens', 'siwx', 'icons', 'name', 'url']

test.each([
  ['themmeMode', 'themeMode'],
  ['themMode', 'themeMode'],
  ['themeMdoe', 'themeMode'],
  ['THEMEMODE', 'themeMode'],
  ['theme_mode', 'themeMode'],
  ['network', 'networks'],
  ['icon', 'icons'],
  ['uri', 'url'],
  ['tokns', 'tokens'],
  // The beginning of the name.
  ['themeVar', 'themeVariables'],
])('%s is near %s', (name, nearest) => {
  expect(findNearestName(name, names)).toBe(nearest)
})

test('the fewest edits win, whatever the order', () => {
  expect(findNearestName('themeModes', ['themeModel2', 'themeMode'])).toBe('themeMode')
  expect(findNearestName('themeModes', ['themeMode', 'themeModel2'])).toBe('themeMode')
})

test.each(['analytics', 'id', 'x', '', 'enableWalletConnectFeatures', 'constructor', '__proto__'])(
  '%j is near none',
  (name) => {
    expect(findNearestName(name, names)).toBeUndefined()
  },
)
