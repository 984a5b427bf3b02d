import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INSTALLATIONS, type Parts } from './parts.js'

/** The folder of the built files. This file becomes a part of them. */
const folder = fileURLToPath(new URL('.', import.meta.url))

/** The parts of the package. Its build has them in place of those of `find-parts.ts`. */
export const parts: Parts = {
  findPage: async (page) => join(folder, 'pages', page),
  findProgram: async (service) => join(folder, `${service}.js`),
  readInstallation: async (name) => JSON.parse(await readFile(join(folder, INSTALLATIONS), 'utf8'))[name],
  font: { file: join(folder, 'pages', 'inter-latin.woff2'), family: 'Inter Variable', weight: '100 900' },
}
