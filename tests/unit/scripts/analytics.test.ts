import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatAnalytics } from '../../../scripts/reference/format-analytics.js'
import { catalogue } from '../../../src/features/analytics/model/catalogue.js'
import { ROOT } from '../../fixtures/source-files.js'

test('docs/analytics.md has every event of the catalogue as it is now', () => {
  const written = readFileSync(join(ROOT, 'docs/analytics.md'), 'utf8')
  expect(written, 'Run: npx tsx scripts/reference/main.ts').toBe(formatAnalytics(written))
  for (const event of Object.keys(catalogue)) expect(written).toMatch(new RegExp(`^\\| \`${event}\` +\\|`, 'm'))
})
