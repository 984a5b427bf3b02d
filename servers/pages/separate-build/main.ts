import { resolve, sep } from 'node:path'
import { build, type Rolldown } from 'vite'

export type SeparateBuild = {
  /** Path of the Vite config. */
  configFile: string
  outDir: string
  /** Source files and folders. The build fails if it has another file of the repository. */
  sources: readonly string[]
}

const ROOT = resolve(import.meta.dirname, '../../..')

try {
  const { configFile, outDir, sources } = JSON.parse(process.argv[2] ?? '') as SeparateBuild
  const built = await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  assertListed(built as Rolldown.RolldownOutput, sources)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** @throws Error when a build has a file of the repository that is not among its sources. */
function assertListed({ output }: Rolldown.RolldownOutput, sources: readonly string[]): void {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const own = modules.filter((id) => id.startsWith(`${ROOT}${sep}`) && !id.includes(`${sep}node_modules${sep}`))
  const unlisted = own.find((id) => !sources.some((source) => id === source || id.startsWith(`${source}${sep}`)))
  if (unlisted !== undefined)
    throw new Error(`${unlisted} is imported and not among the sources of the build. Add it to them.`)
}
