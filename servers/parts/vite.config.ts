import { cpSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { createInstallation, type Lock } from '../packages/create-installation.js'
import { optionalPackages } from '../packages/optional-packages.js'
import { listLicences } from './list-licences.js'
import { INSTALLATIONS, programNames, serverEntries } from './parts.js'

const ROOT = resolve(import.meta.dirname, '../..')
const programs = programNames.map((service) => [service, join(ROOT, 'servers', service, 'node/main.ts')])
const entries = serverEntries.map((name) => [`server-${name}`, join(ROOT, 'servers', name, 'index.ts')])
/** The folder of the files that the code reads. */
const FILES = 'files'

export default defineConfig({
  root: ROOT,
  publicDir: false,
  plugins: [keepPlaces(), copyFiles(), writeInstallations(), listLicences()],
  resolve: {
    alias: [{ find: /^.*\/find-parts\.js$/, replacement: join(import.meta.dirname, 'packed-parts.ts') }],
  },
  ssr: {
    noExternal: true,
    external: [
      ...Object.keys(optionalPackages),
      // Only the repository has it.
      'vite',
      // A dependency of the package. Not those of @noble, of which the services have two versions.
      'valibot',
    ],
  },
  build: {
    ssr: true,
    minify: false,
    target: 'node20',
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        lintel: join(ROOT, 'servers/cli/main.ts'),
        // Node loads it as a hook, by its name.
        'package-hook': join(ROOT, 'servers/packages/package-hook.ts'),
        ...Object.fromEntries([...programs, ...entries]),
      },
      // Apps import them.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The log names classes of errors, and functions of stacks.
        minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
        comments: false,
      },
    },
  },
})

/** Sources find migrations and other files beside them, which are below `files` at the same paths. */
function keepPlaces(): Plugin {
  return {
    name: 'lintel:keep-places',
    transform(code, id) {
      if (!id.startsWith(`${ROOT}${sep}`) || id.includes(`${sep}node_modules${sep}`)) return undefined
      if (!code.includes('import.meta.dirname')) return undefined
      const place = JSON.stringify(`/${FILES}/${relative(ROOT, dirname(id)).replaceAll(sep, '/')}`)
      return { code: code.replaceAll('import.meta.dirname', `(import.meta.dirname+${place})`), map: null }
    },
  }
}

/** Copies the files that the services read. Snapshots of migrations are not copied: only their generator reads them. */
function copyFiles(): Plugin {
  const isRead = (path: string) => !path.endsWith('_snapshot.json')
  return {
    name: 'lintel:copy-files',
    writeBundle({ dir = '' }) {
      for (const path of ['servers/chains/artifacts', 'servers/identity/mail/words/ar.json', ...listMigrations()]) {
        cpSync(join(ROOT, path), join(dir, FILES, path), { recursive: true, filter: isRead })
      }
    },
  }
}

/** Writes the versions and the integrity of the packages that are installed when used. */
function writeInstallations(): Plugin {
  return {
    name: 'lintel:write-installations',
    generateBundle() {
      const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
      const all = Object.keys(optionalPackages).map((name) => [name, createInstallation(name, lock)])
      this.emitFile({ type: 'asset', fileName: INSTALLATIONS, source: JSON.stringify(Object.fromEntries(all)) })
    },
  }
}

function listMigrations(): string[] {
  const databases = [
    'analytics',
    'data-api',
    'identity',
    ...['names', 'on-ramp', 'pay', 'sessions'].map((part) => `data-api/${part}`),
  ]
  return databases.map((database) => `servers/${database}/database/migrations`)
}
