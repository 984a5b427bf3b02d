import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand } from '../run-command.js'
import { readName, type Scaffold, writeScaffold } from './scaffold.js'
import { scaffoldComponent } from './scaffold-component.js'
import { scaffoldFeature } from './scaffold-feature.js'
import { scaffoldLanguage } from './scaffold-language.js'
import { scaffoldView } from './scaffold-view.js'

const root = resolve(import.meta.dirname, '../..')

/** `npm run scaffold component TokenList`, `npm run scaffold view Receive receive` `npm run scaffold feature Swap` or
 * `npm run scaffold language pt-BR`. */
async function main([kind, name, feature]: readonly string[]): Promise<void> {
  const scaffold = choose(kind, name, feature)
  const written = writeScaffold(root, scaffold)
  // Sorts imports and wraps lines that a long name makes too long.
  await runCommand('biome', ['check', '--write', ...written])
  console.log(`Written:\n  ${written.join('\n  ')}\n\nNext:\n  ${scaffold.next.join('\n  ')}`)
}

function choose(kind: string | undefined, name: string | undefined, feature: string | undefined): Scaffold {
  if (kind === 'component') return scaffoldComponent(readName(name))
  if (kind === 'feature') return scaffoldFeature(readName(name))
  if (kind === 'language') return scaffoldLanguage(name)
  if (kind === 'view' && feature !== undefined) {
    const hasTitles = existsSync(resolve(root, 'src/features', feature, 'messages/titles.ts'))
    return scaffoldView(readName(name), feature, hasTitles)
  }
  throw new Error(
    'Run `npm run scaffold component <Name>`, `npm run scaffold feature <Name>`, `npm run scaffold language <tag>`, or `npm run scaffold view <Name> <feature>` with a folder of src/features.',
  )
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
