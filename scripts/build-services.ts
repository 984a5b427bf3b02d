import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { buildPrograms } from '../servers/parts/build-programs.js'
import { findPage, parts } from '../servers/parts/find-parts.js'

/** The folder of the services in the package: their programs, the command line and the pages. */
export const SERVICES = resolve(import.meta.dirname, '../dist/services')

const pages = ['site', 'wallet', 'frame', 'analytics'] as const
/** The files that Vite writes for other programs. */
const LEFT_OUT = '.vite'

/** Writes the folder. If a page's file exists compressed, only that copy is written: the server decompresses it if necessary. */
export async function buildServices(): Promise<void> {
  const programs = await buildPrograms()
  rmSync(SERVICES, { recursive: true, force: true })
  cpSync(programs, SERVICES, { recursive: true })
  for (const page of pages) copyPage(await findPage(page), join(SERVICES, 'pages', page))
  cpSync(parts.font.file, join(SERVICES, 'pages/inter-latin.woff2'))
}

function copyPage(from: string, to: string): void {
  for (const path of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
    const isPacked = extname(path) !== '.html' && existsSync(join(from, `${path}.br`))
    const isCopy = extname(path) === '.gz' || path.endsWith('.html.br')
    if (isPacked || isCopy || path.startsWith(LEFT_OUT) || extname(path) === '') continue
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path))
  }
}
