import { randomBytes } from 'node:crypto'
import { ensureFile } from '../../process/ensure-file.js'
import { KEK_BYTES, type Kek } from '../wallet/create-share-seal.js'

const pattern = new RegExp(`^([\\w-]{1,32}):([\\da-f]{${2 * KEK_BYTES}})$`, 'i')

/**
 * Reads the keys that seal the shares of wallets: `id:hex`, separated by commas or white space. The first seals, all open.
 *
 * @throws Error that does not contain the keys.
 */
export function parseKeks(text: string): Kek[] {
  const keks = text.split(/[\s,]+/).flatMap((entry) => {
    if (entry === '') return []
    const [, id, hex] = pattern.exec(entry) ?? []
    if (id === undefined || hex === undefined) throw createFailure('')
    return [{ id, key: Buffer.from(hex, 'hex') }]
  })
  if (keks.length === 0) throw createFailure('')
  if (new Set(keks.map(({ id }) => id)).size < keks.length) throw createFailure(' Each id may be there once.')
  return keks
}

/** Reads the keys of a file, which is created with one key if it does not exist. Only this user may read it. */
export async function ensureKeks(path: string): Promise<Kek[]> {
  // Random also in its id: the key of another folder is then missing, and not wrong.
  const create = () => `${randomBytes(4).toString('hex')}:${randomBytes(KEK_BYTES).toString('hex')}\n`
  return parseKeks(await ensureFile(path, create))
}

function createFailure(more: string): Error {
  const example = `2026:$(openssl rand -hex ${KEK_BYTES})`
  return new Error(
    `WALLET_KEKS must be id:key, each key of ${2 * KEK_BYTES} hexadecimal digits, such as ${example}.${more}`,
  )
}
