import type { FrameFont } from '../frame/frame-fonts.js'
import type { Installation } from '../packages/create-installation.js'
import type { OptionalPackage } from '../packages/optional-packages.js'

/** The pages that are served. */
export type PageName = 'site' | 'wallet' | 'frame' | 'analytics'

/** The services that run in a process of their own beside others. */
export const programNames = ['relay', 'directory', 'identity', 'frame', 'bundler', 'data-api', 'analytics'] as const

/** The entries `lintel/server/…`, which are built with the programs: they share nearly all of their code. */
export const serverEntries = ['node', 'identity', 'data-api', 'bundler', 'frame', 'analytics'] as const

export type ProgramName = (typeof programNames)[number]

/** The file of the package with what `readInstallation` returns, by the names of the packages. */
export const INSTALLATIONS = 'installations.json'

/**
 * The files that the servers need besides their own code. `find-parts.ts` builds them from the sources of the repository; the package has
 * them already, and `packed-parts.ts` in its place.
 */
export type Parts = {
  /** Returns the folder of a built page. */
  findPage(page: PageName): Promise<string>
  /** Returns the path of the program of a service, for Node without a loader. */
  findProgram(service: ProgramName): Promise<string>
  /** Returns the files by which npm installs an optional package. */
  readInstallation(name: OptionalPackage): Promise<Installation>
  /** Configurations of Vite's dev server. Absent in the package. */
  devConfigs?: Readonly<Record<PageName, string>>
  /** Folder of the built Storybook, where there may be one. */
  storybookFolder?: string
  /** The typeface of the site, which the frame serves as well. */
  font: FrameFont
}
