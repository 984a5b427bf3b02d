import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/source-files.js'

test('the example in docs/testing.md is the tested one', () => {
  const page = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8')
  const tested = readFileSync(join(ROOT, 'tests/unit/testing/example.test.tsx'), 'utf8')
    .replace('../../../src/core/index.js', 'lintel/core')
    .replace('../../../src/testing/index.js', 'lintel/testing')
    .replace('../../../src/index.js', 'lintel')
  expect(page).toContain(tested)
})
