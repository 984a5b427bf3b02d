import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { ROOT } from '../fixtures/source-files.js'
import type { Chunks } from './chunk-graph.js'
import type { InstalledApp } from './install-app.js'

// Vite compiles JSX for NODE_ENV, which Vitest sets to "test".
process.env.NODE_ENV = 'production'

/** Writes the README's quick start into the app `quick-start`. `change` edits its code. */
export function writeQuickStart({ path }: InstalledApp, change: (code: string) => string = (code) => code): void {
  writeFileSync(join(path, 'app.tsx'), change(readQuickStart()))
}

function readQuickStart(): string {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const [, code] = /## Use it\n[\s\S]*?```tsx\n([\s\S]*?)```/.exec(readme) ?? []
  if (code === undefined) throw new Error('README.md has no quick start.')
  return code
}

/** Builds the app with Vite's defaults, in memory unless `options` say otherwise. Returns its chunks by file name. */
export async function buildApp({ path }: InstalledApp, options: InlineConfig['build'] = {}): Promise<Chunks> {
  const { output } = (await build({
    configFile: false,
    root: path,
    logLevel: 'silent',
    build: { write: false, reportCompressedSize: false, ...options },
  })) as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
}
