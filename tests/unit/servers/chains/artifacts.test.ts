import { expect, test } from 'vitest'
import { compileContracts, readArtifacts } from '../../../../scripts/compile-contracts.js'

test('the committed artifacts are what the compiler makes of the sources', { timeout: 60_000 }, () => {
  // Names first: a difference in code would print every byte.
  const [committed, compiled] = [readArtifacts(), compileContracts()]
  expect([...committed.keys()].toSorted()).toEqual([...compiled.keys()].toSorted())
  const changed = [...compiled].filter(([name, text]) => committed.get(name) !== text)
  expect(changed.map(([name]) => `${name}: run \`npm run compile:contracts\``)).toEqual([])
})
