/** A package-lock.json of npm, version 3. */
export type Lock = { lockfileVersion: number; packages: Readonly<Record<string, LockedPackage>> }

type LockedPackage = {
  version?: string
  optional?: boolean
  devOptional?: boolean
  dependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>
}

/** The two files that `npm ci` installs a package by. */
export type Installation = { manifest: { private: true; dependencies: Record<string, string> }; lock: object }

/**
 * Creates the files that install one package with everything that it needs, in the versions and with the integrity of the repository's
 * lock.
 *
 * @throws Error when the lock has not one of the packages.
 */
export function createInstallation(name: string, { lockfileVersion, packages }: Lock): Installation {
  const found = new Map<string, LockedPackage>()
  const queue = [`node_modules/${name}`]
  for (const path of queue) {
    if (found.has(path)) continue
    const locked = packages[path]
    if (!locked) throw new Error(`package-lock.json has no ${path}, which ${name} needs.`)
    const isOptional = locked.optional || locked.devOptional
    found.set(path, { ...pick(locked), ...(isOptional ? { optional: true } : {}) })
    for (const needed of listNeeded(locked)) queue.push(locate(path, needed, packages))
  }
  const dependencies = { [name]: packages[`node_modules/${name}`]?.version ?? '' }
  const ordered = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    manifest: { private: true, dependencies },
    lock: { lockfileVersion, requires: true, packages: { '': { dependencies }, ...Object.fromEntries(ordered) } },
  }
}

/** Picks the fields that npm reads to install a package. */
function pick(locked: LockedPackage): object {
  const names = ['version', 'integrity', 'dependencies', 'optionalDependencies', 'peerDependencies']
  const read = [...names, 'peerDependenciesMeta', 'os', 'cpu', 'libc', 'bin', 'peer']
  return Object.fromEntries(Object.entries(locked).filter(([name]) => read.includes(name)))
}

function listNeeded(locked: LockedPackage): string[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = locked
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
  return [...new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])]
}

/** Where Node finds a package from another one. */
function locate(from: string, name: string, packages: Lock['packages']): string {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`
    if (path in packages || folder === '') return path
  }
}
