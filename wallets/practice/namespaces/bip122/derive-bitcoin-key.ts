import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { p2wpkh } from '@scure/btc-signer'
import { regtest } from '../../../../servers/chains/bitcoin/regtest.js'
import { developmentMnemonic } from '../../requests/development-mnemonic.js'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import type { BitcoinKey } from './sign-message.js'

/** Derives the key of a development account: P2WPKH of regtest at `m/84'/1'/0'/0/index`. */
export function deriveBitcoinKey({ index, address }: NamespaceAccount): BitcoinKey {
  const node = HDKey.fromMasterSeed(mnemonicToSeedSync(developmentMnemonic)).derive(`m/84'/1'/0'/0/${index}`)
  const { privateKey, publicKey } = node
  if (!privateKey || !publicKey) throw new Error('The derived account has no key.')
  const { script } = p2wpkh(publicKey, regtest)
  return { privateKey, publicKey, address, script, type: 'p2wpkh' }
}
