import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const PERMISSIVE = /^\(?(MIT|MIT-0|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|Unlicense|CC0-1\.0)\b/

/**
 * Writes `LICENCES.txt` with the licences of the packages that the programs contain. A licence that is not permissive
 * fails the build.
 */
export function listLicences(): Plugin {
  return {
    name: 'lintel:list-licences',
    generateBundle(_, bundle) {
      const folders = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds.flatMap((id) => findPackageFolder(id) ?? []) : [],
      )
      // Many have the same text.
      const byText = new Map<string, string[]>()
      for (const folder of [...new Set(folders)].toSorted()) {
        const { title, text } = describePackage(folder)
        byText.set(text, [...(byText.get(text) ?? []), title])
      }
      const source = [...byText].map(([text, titles]) => `${titles.join('\n')}\n\n${text}\n`)
      this.emitFile({ type: 'asset', fileName: 'LICENCES.txt', source: source.join(`\n${'-'.repeat(80)}\n\n`) })
    },
  }
}

function findPackageFolder(id: string): string | undefined {
  const marker = `${sep}node_modules${sep}`
  const at = id.lastIndexOf(marker)
  if (at === -1) return undefined
  const [scope = '', name = ''] = id.slice(at + marker.length).split(sep)
  return join(id.slice(0, at + marker.length), scope.startsWith('@') ? join(scope, name) : scope).replace(/^\0/, '')
}

function describePackage(folder: string): { title: string; text: string } {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!PERMISSIVE.test(license))
    throw new Error(`${name} has the licence ${license}, and must not be a part of the package.`)
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  const text = file !== undefined && existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''
  return { title: `${name} ${version} (${license})`, text: text.trim() }
}
