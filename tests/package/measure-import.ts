import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import { libraryBuild } from '../../scripts/library-build.js'
import { bundleImport } from './bundle-import.js'

/** gzip size of each file in bytes, by its name in the bundle. */
export type Sizes = Map<string, number>

/**
 * `js`: bytes gzip that load initially. `lazy`: the bytes that each dynamic import adds, by its file in the package; a
 * shared file counts in each. `opened`: the dynamic imports in the initial code. `asks`: the dynamic imports in each later
 * file, by its name in the bundle.
 */
export type Weight = {
  js: number
  lazy: Map<string, Sizes>
  opened: string[]
  asks: Map<string, string[]>
}

/** Peer dependencies, which are not counted. */
const PEERS = /^(react|react-dom|wagmi|viem|@tanstack\/react-query)(\/|$)/

const measured = new Map<string, Promise<Weight>>()

/** Bundles `code`, which imports from the built library, as an app's bundler does, and returns the sizes. */
export function measureImport(code: string): Promise<Weight> {
  const known = measured.get(code) ?? bundleImport(code, { external: PEERS }).then(weigh)
  measured.set(code, known)
  return known
}

type Chunk = Rolldown.OutputChunk

function weigh(chunks: Chunk[]): Weight {
  const sizes = new Map(chunks.map(({ fileName, code }) => [fileName, compress(code)]))
  const load = (names: string[]): Sizes =>
    new Map(loadChunks(chunks, names).map((name) => [name, sizes.get(name) ?? 0]))
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const initial = load(entries.map(({ fileName }) => fileName))
  const nameFile = (chunk: Chunk) => relative(libraryBuild.output, chunk.facadeModuleId ?? chunk.fileName)
  const isLazy = (chunk: Chunk) => chunk.isDynamicEntry && !initial.has(chunk.fileName)
  const reachable = chunks.filter(({ fileName }) => initial.has(fileName)).flatMap((chunk) => chunk.dynamicImports)
  return {
    js: sumSizes(initial),
    lazy: new Map(
      chunks.filter(isLazy).map((chunk) => {
        const added = [...load([chunk.fileName])].filter(([name]) => !initial.has(name))
        return [nameFile(chunk), new Map(added)]
      }),
    ),
    opened: chunks.filter((chunk) => isLazy(chunk) && reachable.includes(chunk.fileName)).map(nameFile),
    asks: new Map(
      chunks
        .filter(({ fileName }) => !initial.has(fileName))
        .map(({ fileName, dynamicImports }) => [
          fileName,
          chunks.filter((chunk) => dynamicImports.includes(chunk.fileName)).map(nameFile),
        ]),
    ),
  }
}

/** Lists the files that load with `names`, themselves included and external packages not. */
export function loadChunks(chunks: readonly Chunk[], names: readonly string[]): string[] {
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]))
  const loaded = new Set(names)
  for (const name of loaded) for (const next of imports.get(name) ?? []) if (imports.has(next)) loaded.add(next)
  return [...loaded]
}

/** Adds up the sizes of files. A file that is named twice counts once. */
export function sumSizes(sizes: Iterable<[name: string, size: number]>): number {
  return [...new Map(sizes).values()].reduce((total, size) => total + size, 0)
}

/** gzip size in bytes. */
export function compress(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length
}
