import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SECRET_BYTES } from '../secrets/create-vault.js'

/** @throws Error when it is not 64 hexadecimal digits. */
export function parseSecret(text: string): Uint8Array {
  if (new RegExp(`^[\\da-f]{${2 * SECRET_BYTES}}$`, 'i').test(text.trim())) return Buffer.from(text.trim(), 'hex')
  throw new Error(
    `IDENTITY_SECRET must be ${2 * SECRET_BYTES} hexadecimal digits. \`openssl rand -hex ${SECRET_BYTES}\` writes some.`,
  )
}

/** Reads the secret of a file, which is created when there is none. Only this user may read it. */
export async function ensureSecret(path: string): Promise<Uint8Array> {
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(path, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return parseSecret(await readFile(path, 'utf8'))
}
