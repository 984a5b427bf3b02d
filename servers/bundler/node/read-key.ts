import { isHex, type PrivateKeyAccount } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { ensureFile } from '../../process/ensure-file.js'

/**
 * @param place The source of the text, as the error names it: a variable or a file.
 * @throws Error when it is not a private key: 32 bytes in hex
 */
export function parseKey(text: string, place = 'BUNDLER_KEY'): PrivateKeyAccount {
  const key = text.trim()
  // The text is not repeated: it may be most of a key.
  if (!isHex(key) || key.length !== 66) throw new Error(`${place} must be 0x and 64 hexadecimal digits.`)
  try {
    return privateKeyToAccount(key)
  } catch (cause) {
    throw new Error(`${place} is no private key: it must be above 0 and below the order of the curve.`, { cause })
  }
}

/** Reads the key of a file, and creates the file if it does not exist. Only this user may read it. */
export async function ensureKey(path: string): Promise<PrivateKeyAccount> {
  return parseKey(await ensureFile(path, () => `${generatePrivateKey()}\n`), path)
}
