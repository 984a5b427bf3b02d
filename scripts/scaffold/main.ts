import { resolve } from 'node:path'
import { runCommand } from '../run-command.js'
import { readName, writeScaffold } from './scaffold.js'
import { scaffoldComponent } from './scaffold-component.js'
import { scaffoldView } from './scaffold-view.js'

const kinds = { component: scaffoldComponent, view: scaffoldView }
const root = resolve(import.meta.dirname, '../..')

/** `npm run scaffold component TokenList` or `npm run scaffold view Receive`. */
async function main([kind, name]: readonly string[]): Promise<void> {
  if (kind !== 'component' && kind !== 'view') {
    throw new Error('Run `npm run scaffold component <Name>` or `npm run scaffold view <Name>`.')
  }
  const scaffold = kinds[kind](readName(name))
  const written = writeScaffold(root, scaffold)
  // Sorts imports and wraps lines that a long name makes too long.
  await runCommand('biome', ['check', '--write', ...written])
  console.log(`Written:\n  ${written.join('\n  ')}\n\nNext:\n  ${scaffold.next.join('\n  ')}`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
