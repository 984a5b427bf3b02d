import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'

export type Chunks = Map<string, Rolldown.OutputChunk>

/** Lists the files that load with the file `name`, itself included and external packages not. */
function load(chunks: Chunks, name: string): Set<string> {
  const loaded = new Set([name])
  for (const file of loaded) {
    for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) loaded.add(next)
  }
  return loaded
}

/** Lists the files that load with the page. */
export function loadInitial(chunks: Chunks): Set<string> {
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('The build has no entry.')
  return load(chunks, entry.fileName)
}

/** Lists the files that `import()` of a module loads, without those that loaded with the page. `module` ends its path. */
export function loadWithDynamicImport(chunks: Chunks, module: string): string[] {
  const initial = loadInitial(chunks)
  const chunk = [...chunks.values()].find(
    ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId?.endsWith(`/${module}`) === true,
  )
  if (chunk === undefined) throw new Error(`No file of the build is imported as ${module}.`)
  return [...load(chunks, chunk.fileName)].filter((file) => !initial.has(file))
}

/** Bytes of the files after gzip. */
export function weighChunks(chunks: Chunks, names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length, 0)
}
