import { randomBytes } from 'node:crypto'
import { ensureFile } from '../../process/ensure-file.js'
import { SECRET_BYTES } from '../secrets/create-vault.js'

/** @throws Error when it is not 64 hexadecimal digits. */
export function parseSecret(text: string): Uint8Array {
  if (new RegExp(`^[\\da-f]{${2 * SECRET_BYTES}}$`, 'i').test(text.trim())) return Buffer.from(text.trim(), 'hex')
  throw new Error(
    `IDENTITY_SECRET must be ${2 * SECRET_BYTES} hexadecimal digits. \`openssl rand -hex ${SECRET_BYTES}\` writes some.`,
  )
}

/** Reads the secret of a file, which is created if it does not exist. Only this user may read it. */
export async function ensureSecret(path: string): Promise<Uint8Array> {
  return parseSecret(await ensureFile(path, () => `${randomBytes(SECRET_BYTES).toString('hex')}\n`))
}
