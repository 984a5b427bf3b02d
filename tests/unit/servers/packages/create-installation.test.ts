import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createInstallation, type Lock } from '../../../../servers/packages/create-installation.js'
import { type OptionalPackage, optionalPackages } from '../../../../servers/packages/optional-packages.js'
import { ROOT } from '../../../fixtures/source-files.js'

const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const names = Object.keys(optionalPackages) as OptionalPackage[]

test.each(names)('the lock of %s has its exact version, and the integrity of everything that it needs', (name) => {
  const { manifest, lock: own } = createInstallation(name, lock) as { manifest: object; lock: Lock }
  const { '': root, ...packages } = own.packages
  expect(manifest).toEqual({ private: true, dependencies: { [name]: optionalPackages[name].version } })
  expect(root).toEqual({ dependencies: { [name]: optionalPackages[name].version } })
  expect(packages).toHaveProperty([`node_modules/${name}`])
  for (const locked of Object.values(packages))
    expect(locked).toMatchObject({ integrity: expect.stringMatching(/^sha512-/) })
})

test('a package finds the version that is nearest, and its optional and peer dependencies', () => {
  const { lock: own } = createInstallation('a', {
    lockfileVersion: 3,
    packages: {
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' }, peerDependencies: { c: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0', optionalDependencies: { d: '1' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '1.0.0' },
      'node_modules/d': { version: '1.0.0', devOptional: true },
      'node_modules/e': { version: '1.0.0' },
    },
  }) as { lock: Lock }
  expect(Object.keys(own.packages)).toEqual([
    ...['', 'node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/d'],
  ])
  expect(own.packages['node_modules/d']).toEqual({ version: '1.0.0', optional: true })
  expect(() => createInstallation('f', lock)).toThrow('package-lock.json has no node_modules/f')
})
