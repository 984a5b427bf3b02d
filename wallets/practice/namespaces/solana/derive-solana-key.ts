import { mnemonicToSeedSync } from '@scure/bip39'
import { deriveEd25519Key } from '../../../embedded/keys/derive-accounts.js'
import { developmentMnemonic } from '../../requests/development-mnemonic.js'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'

/** Derives the private key of a development account at `m/44'/501'/index'/0'`, as Phantom and Solflare do. */
export function deriveSolanaKey({ index }: NamespaceAccount): Uint8Array {
  return deriveEd25519Key(mnemonicToSeedSync(developmentMnemonic), [44, 501, index, 0])
}
