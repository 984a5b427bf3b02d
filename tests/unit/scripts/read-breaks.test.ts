import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readBreaks } from '../../../scripts/read-breaks.js'
import { ROOT } from '../../fixtures/source-files.js'

const breaks = readBreaks(readFileSync(join(ROOT, 'docs/testing-lintel.md'), 'utf8'))

test('the docs list thirty deliberate breaks', () => {
  expect(breaks.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

test.each(breaks)('break $number is of one place in $file', ({ file, line, broken, test: owner }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(line)).toHaveLength(2)
  expect(broken).not.toBe(line)
  expect(existsSync(join(ROOT, owner))).toBe(true)
})
