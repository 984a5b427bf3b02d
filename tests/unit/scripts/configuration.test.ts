import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatConfiguration } from '../../../scripts/reference/format-configuration.js'
import { variables } from '../../../servers/config/variables.js'
import { ROOT } from '../../fixtures/source-files.js'

test('docs/configuration.md has the variables as they are now', () => {
  const written = readFileSync(join(ROOT, 'docs/configuration.md'), 'utf8')
  expect(written, 'Run: npx tsx scripts/reference/main.ts').toBe(formatConfiguration())
})

test('no other page has a table of variables', () => {
  const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md') && name !== 'configuration.md')
  const tables = pages.filter((name) => {
    const rows = readFileSync(join(ROOT, 'docs', name), 'utf8').matchAll(/^\| `([A-Z][A-Z_]{3,})`/gm)
    return [...rows].some(([, variable = '']) => variable in variables)
  })
  expect(tables).toEqual([])
})

test('the code of a service reads no variable of its own', () => {
  const files = readdirSync(join(ROOT, 'servers'), { recursive: true, encoding: 'utf8' })
  const readers = files.filter(
    (path) => path.endsWith('.ts') && !path.startsWith('config/') && !path.startsWith('cli/'),
  )
  const named = readers.flatMap((path) =>
    // Not those of examples in comments.
    [...readFileSync(join(ROOT, 'servers', path), 'utf8').matchAll(/^(?! *\*).*process\.env\.(\w+)/gm)].map(
      ([, name]) => `${path}: ${name}`,
    ),
  )
  expect(named.toSorted()).toEqual([
    // The folder of packages, how the lines of forked services are passed on, the message of a taken port, and what is for the relay alone.
    'packages/find-package.ts: LINTEL_DATA_DIR',
    'process/fork-service.ts: LOG_FORMAT',
    'start/run-everything.ts: PORT',
    'start/run-everything.ts: RELAY_ALLOWED_ORIGINS',
  ])
})
