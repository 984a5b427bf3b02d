import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from './run-command.js'

/** A check that runs a command. */
export type Gate = { name: string; command: string; args: string[] }

const gates: Gate[] = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of app', command: 'tsc', args: ['-p', 'app/tsconfig.json', '--noEmit'] },
  { name: 'Biome', command: 'biome', args: ['check', '--max-diagnostics=50', '.'] },
  { name: 'knip', command: 'knip', args: ['--no-progress'] },
]

/** Only for `npm run check`: `npm test` runs these tests with the others. */
const architecture: Gate = {
  name: 'architecture, translations',
  command: 'vitest',
  args: ['run', '--project', 'unit', 'tests/architecture.test.ts', 'tests/unit/words/translations.test.ts'],
}

/** Builds the library and runs publint on it. */
const build: Gate = { name: 'build', command: 'tsx', args: ['scripts/build.ts'] }

/** The features: types and build pass without each. */
const FEATURES = readdirSync(resolve(import.meta.dirname, '../src/features'), { withFileTypes: true }).flatMap(
  (entry) => (entry.isDirectory() ? [entry.name] : []),
)

/** Only for `npm run check`: a feature is its folder. One for each day, in turn; with `--all-features`, before a release, all. */
function listRemovals(isAll: boolean, now = Date.now()): Gate[] {
  const today = Math.floor(now / 86_400_000) % FEATURES.length
  return FEATURES.filter((_, at) => isAll || at === today).map((name) => ({
    name: `removal of ${name}`,
    command: 'tsx',
    args: ['scripts/prove-removal.ts', name],
  }))
}

/** Runs the gates at the same time. Prints a line for each, and the output of those that fail. */
async function runGates(list: Gate[]): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(
    list.map(async ({ name, command, args }) => {
      const { ok, output, ms } = await runCommand(command, args)
      console.log(`${ok ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`)
      if (!ok) console.log(output.trimEnd())
      return ok
    }),
  )
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/** Runs the gates of `npm test`. */
export function checkForTests(): Promise<{ passed: number; failed: number }> {
  return runGates([...gates, build])
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { failed } = await runGates([
    ...gates,
    architecture,
    ...listRemovals(process.argv.includes('--all-features')),
    build,
  ])
  process.exitCode = failed === 0 ? 0 : 1
}
