import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, test } from 'vitest'
import { listModes } from '../../../.storybook/modes.js'
import { listFiles, ROOT } from '../../fixtures/source-files.js'

const pictures = listFiles('stories')
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((path) => {
    const csf = loadCsf(readFileSync(join(ROOT, path), 'utf8'), { fileName: path, makeTitle: (title) => title }).parse()
    return csf.indexInputs.flatMap(({ __id: id = '', name = '', tags = [] }) => {
      const off = tags.filter((tag) => tag.startsWith('!')).map((tag) => tag.slice(1))
      const on = tags.filter((tag) => !off.includes(tag))
      // A run skips these where they would equal another.
      const optional = on.includes('view') ? ['phone', 'forced-colors'] : ['reduced-motion']
      return listModes(name, on).map((mode) => ({
        file: `${id.replace('--', '-')}-${mode}.png`,
        isOptional: optional.includes(mode),
      }))
    })
  })
const baselines = readdirSync(join(ROOT, 'tests/visual/baselines'))

test('every picture in the repository is one of a story and a mode', () => {
  const names = new Set(pictures.map(({ file }) => file))
  expect(baselines.filter((file) => !names.has(file))).toEqual([])
})

test('every story has its pictures', () => {
  const expected = pictures.filter(({ isOptional }) => !isOptional).map(({ file }) => file)
  expect(expected.filter((file) => !baselines.includes(file))).toEqual([])
})
