import { Address, OutScript } from '@scure/btc-signer'

/** The address formats of regtest. */
export const regtest = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

export const genesisHash = '0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'

/** Names of an output's type, as esplora writes them. */
const scriptTypes: Readonly<Record<string, string>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'v0_p2wpkh',
  wsh: 'v0_p2wsh',
  tr: 'v1_p2tr',
  p2a: 'p2a',
}

/** An output's script in hex, its type, and its address where it has one. */
export type ScriptFacts = { scriptpubkey: string; scriptpubkey_type: string; scriptpubkey_address?: string }

/**
 * Reads the script of an address.
 *
 * @throws Error when the text is no address of regtest.
 */
export function encodeAddress(text: string): Uint8Array {
  return OutScript.encode(Address(regtest).decode(text))
}

/** Describes the script of an output. One of an unknown form has the type `unknown`. */
export function describeScript(script: Uint8Array): ScriptFacts {
  const scriptpubkey = Buffer.from(script).toString('hex')
  if (script[0] === 0x6a) return { scriptpubkey, scriptpubkey_type: 'op_return' }
  try {
    const decoded = OutScript.decode(script)
    const type = scriptTypes[decoded.type]
    if (type === undefined) return { scriptpubkey, scriptpubkey_type: 'unknown' }
    return { scriptpubkey, scriptpubkey_type: type, scriptpubkey_address: Address(regtest).encode(decoded) }
  } catch {
    // Not a form that has a name or an address.
    return { scriptpubkey, scriptpubkey_type: 'unknown' }
  }
}
